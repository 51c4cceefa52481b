import { expect, test } from '@playwright/test';
import { openPlainChromium, type PlainPage } from './plain-chromium.ts';

test.describe('a page whose link is hovered over', () => {
  // One browser for all of them, not one per worker.
  test.describe.configure({ mode: 'default' });

  let page: PlainPage;
  test.beforeAll(async () => {
    page = await openPlainChromium();
  });
  test.afterAll(() => page.close());
  test.beforeEach(async ({ baseURL }) => {
    await page.send('Page.navigate', { url: `${baseURL}/about` });
    await expect.poll(() => page.run('document.readyState')).toBe('complete');
  });

  /** Hovers over a link of the navigation until its page is prerendered, and clicks it. */
  async function follow(href: string) {
    const centre = `(() => {
      const { x, y, width, height } = document.querySelector('header nav a[href="${href}"]').getBoundingClientRect();
      return [x + width / 2, y + height / 2];
    })()`;
    const [x, y] = (await page.run(centre)) as [number, number];
    await page.hover(x, y);
    await expect.poll(page.isPrerendering).toBe(true);
    await page.click(x, y);
    await expect.poll(() => page.run('location.pathname')).toBe(href);
    await expect.poll(() => page.run('document.readyState')).toBe('complete');
  }

  const activationStart = "performance.getEntriesByType('navigation')[0].activationStart";

  test('is prerendered, and requests nothing from other hosts before it is opened', async () => {
    await follow('/services');
    expect(await page.run(activationStart)).toBeGreaterThan(0);
    const asked = `performance.getEntriesByType('resource')
      .filter(({ name }) => !name.startsWith(location.origin))
      .map(({ startTime }) => startTime >= ${activationStart})`;
    await expect.poll(() => page.run(asked)).toEqual([true]);
  });

  test('counts three seconds from its activation', async () => {
    await follow('/contact');
    expect(await page.run(activationStart)).toBeGreaterThan(1);
    const form = `document.querySelector('form[data-form="contact"]')`;
    await page.run(`(() => {
      const values = { name: 'Ann Example', phone: '01632 960001', postcode: 'ZZ1 2ZZ', message: 'The brakes squeal.' };
      for (const [name, value] of Object.entries(values)) ${form}.elements[name].value = value;
      ${form}.elements.name.focus();
    })()`);
    await expect.poll(() => page.run(`${form}.closest('[data-island-ready]') !== null`)).toBe(true);
    // The clock is set, since a slow machine takes longer than three seconds to get here.
    await page.run(`performance.now = () => ${activationStart} + 2999, ${form}.requestSubmit()`);
    await expect.poll(() => page.run('document.body.innerText')).toContain('Please take a moment');
  });

  test('no longer says that it is sending when the visitor comes back from the reply', async ({ baseURL }) => {
    await page.send('Network.enable');
    await page.send('Network.setBlockedURLs', { urls: ['*/enquiry-form-island*'] });
    await page.send('Page.navigate', { url: `${baseURL}/contact` });
    const button = `document.querySelector('form[data-form="contact"] [type=submit]')?.textContent`;
    await expect.poll(() => page.run(button)).toBe('Send Message');
    await expect.poll(() => page.run('document.readyState')).toBe('complete');
    await page.run(`addEventListener('pageshow', ({ persisted }) => { window.wasKept = persisted; })`);
    await page.run(`document.querySelector('form[data-form="contact"]').requestSubmit()`);
    await expect.poll(() => page.run('location.pathname')).toBe('/api/forms/submit');
    await expect.poll(() => page.run('document.readyState')).toBe('complete');
    await page.run('void setTimeout(() => history.back())');
    await expect.poll(() => page.run('window.wasKept')).toBe(true);
    expect(await page.run(button)).toBe('Send Message');
    await page.send('Network.setBlockedURLs', { urls: [] });
  });

  test('goes into the back/forward cache, as does the page before it', async () => {
    const note = "addEventListener('pageshow', ({ persisted }) => { window.wasKept = persisted; }), 1";
    await page.run(note);
    await follow('/services');
    await page.run(note);
    await page.run('void setTimeout(() => history.back())');
    await expect.poll(() => page.run('location.pathname')).toBe('/about');
    await expect.poll(() => page.run('window.wasKept')).toBe(true);
    await page.run('void setTimeout(() => history.forward())');
    await expect.poll(() => page.run('location.pathname')).toBe('/services');
    await expect.poll(() => page.run('window.wasKept')).toBe(true);
  });
});

test.describe('from page to page', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      addEventListener('pagereveal', (event) => {
        document.documentElement.dataset.fades = `${'viewTransition' in event && event.viewTransition !== null}`;
      });
    });
  });

  for (const [reducedMotion, fades] of [
    ['no-preference', 'true'],
    ['reduce', 'false'],
  ] as const) {
    test(`${fades === 'true' ? 'a fade' : 'no fade'} leads to the next page with prefers-reduced-motion: ${reducedMotion}`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion });
      await page.goto('/about');
      await page.locator('header nav a[href="/services"]').first().click();
      await expect(page).toHaveURL(/\/services$/);
      await expect(page.locator('html')).toHaveAttribute('data-fades', fades);
    });
  }
});
