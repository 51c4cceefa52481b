import { createHash } from 'node:crypto';
import { test as base, expect } from '@playwright/test';
import { test } from './shared-page.ts';

const voiceHost = 'https://voice-assistant.example/**';

test.describe('the menu of a small screen', () => {
  test.use({ viewport: { width: 390, height: 800 } });
  test.beforeEach(async ({ page }) => {
    await page.goto('/about');
  });

  test('is closed at first, and its button toggles it', async ({ page }) => {
    const button = page.locator('[data-menu-button]');
    const link = page.locator('header nav').getByRole('link', { name: 'Services', exact: true });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(link).toBeHidden();
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(link).toBeVisible();
    await button.click();
    await expect(link).toBeHidden();
  });

  test('is closed by Escape, which gives the focus back', async ({ page }) => {
    const button = page.locator('[data-menu-button]');
    await button.click();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(button).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(button).not.toBeFocused();
  });

  test('is closed once Tab leaves it, since it covers what has the focus then', async ({ page }) => {
    const button = page.locator('[data-menu-button]');
    await button.click();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    await expect(button).toBeFocused();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await page.locator('header nav a').last().focus();
    await page.keyboard.press('Tab');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(page.locator('main :focus')).toBeInViewport({ ratio: 1 });
  });

  test('is closed by a link that stays on the page', async ({ page }) => {
    const link = page.locator('header nav a').first();
    await link.evaluate((element: HTMLAnchorElement) => {
      element.href = '#content';
    });
    await page.locator('[data-menu-button]').click();
    await link.click();
    await expect(page.locator('[data-menu-button]')).toHaveAttribute('aria-expanded', 'false');
    await expect(link).toBeHidden();
  });
});

test.describe('the line about the opening hours', () => {
  const line = '[data-open-now]';

  test('says until when the business is open, or when it opens next', async ({ page }) => {
    for (const [now, text] of [
      ['2026-11-20T12:00:00Z', /^Open.* 18:00$/],
      ['2026-11-20T18:00:00Z', /^Closed.* tomorrow.* 8:00$/],
      ['2026-11-21T16:30:00Z', /^Closed.* Monday.* 8:00$/],
      ['2026-12-25T10:00:00Z', /^Closed.* Tuesday.* 8:00$/],
      ['2027-06-01T06:30:00Z', /^Closed.* today.* 8:00$/],
      ['2027-06-01T07:30:00Z', /^Open.* 18:00$/],
    ] as const) {
      await page.clock.setFixedTime(now);
      await page.goto('/about');
      await expect(page.locator(line).first(), now).toHaveText(text);
    }
  });

  // Its clock cannot be removed from a shared page.
  base('changes as the doors close', async ({ page }) => {
    await page.clock.install({ time: '2026-11-20T17:58:30Z' });
    await page.goto('/about');
    await expect(page.locator(line).first()).toHaveText(/^Open/);
    await page.clock.fastForward('02:00');
    await expect(page.locator(line).first()).toHaveText(/^Closed/);
  });

  test('hides a notice whose last day is over, without a new build', async ({ page }) => {
    const response = await page.request.get('/about');
    const notices = ['2026-11-19', '2026-11-20'].map((day) => `<p data-until="${day}">Until ${day}</p>`).join('');
    const body = (await response.text()).replace('</main>', `${notices}</main>`);
    await page.route('/about', (route) => route.fulfill({ response, body }));
    await page.clock.setFixedTime('2026-11-20T23:59:00Z');
    await page.goto('/about');
    await expect(page.getByText('Until 2026-11-19')).toBeHidden();
    await expect(page.getByText('Until 2026-11-20')).toBeVisible();
  });

  test('makes the form prominent instead of the call once the doors are closed', async ({ page }) => {
    const prominent = () =>
      page
        .locator('main > div:first-child a, header ~ nav a')
        .evaluateAll((links) =>
          links
            .filter(
              (link) =>
                link.checkVisibility({ visibilityProperty: true }) &&
                getComputedStyle(link).backgroundColor === 'rgb(255, 210, 31)',
            )
            .map((link) => link.textContent),
        );
    for (const [width, path, label] of [
      [1280, '/', 'Book Online'],
      [1280, '/brake-repair', 'Get a Quote'],
      [390, '/brake-repair', 'Get a Quote'],
      [390, '/about', 'Book Online'],
    ] as const) {
      await page.setViewportSize({ width, height: 844 });
      for (const [now, text] of [
        ['2026-11-26T11:00:00Z', 'Call 01632 960145'],
        ['2026-11-26T23:00:00Z', label],
      ] as const) {
        await page.clock.setFixedTime(now);
        await page.goto(path);
        await expect.poll(prominent, `${path} at ${width} px, ${now}`).toEqual([text]);
      }
    }
  });

  test('changes with the hours whom the emergency page says to call', async ({ page }) => {
    const hero = page.locator('main > div:first-child');
    for (const [now, visible, hidden] of [
      ['2026-11-26T11:00:00Z', 'Stop safely, then call 01632 960145', 'In danger, dial 999'],
      ['2026-11-26T23:00:00Z', 'In danger, dial 999', 'Stop safely, then call 01632 960145'],
    ] as const) {
      await page.clock.setFixedTime(now);
      await page.goto('/emergency-repairs');
      await expect(hero.getByText(visible)).toBeVisible();
      await expect(hero.getByText(hidden)).toBeHidden();
    }
  });

  test('is right as soon as a visitor comes back to the page', async ({ page }) => {
    await page.clock.setFixedTime('2026-11-20T17:30:00Z');
    await page.goto('/about');
    await expect(page.locator(line).first()).toHaveText(/^Open/);
    await page.clock.setFixedTime('2026-11-20T18:30:00Z');
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(page.locator(line).first()).toHaveText(/^Closed/);
  });

  test('stands beside or under the hours, which stay, each on one line', async ({ page }) => {
    await page.clock.setFixedTime('2026-12-30T18:30:00Z');
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/about');
      const hours = page.locator('header').getByText('Mon-Fri 8:00-18:00, Sat 8:00-16:00');
      const plain = await hours.boundingBox();
      const now = await page.locator(line).first().boundingBox();
      if (!plain || !now) throw new Error('The top bar shows no hours.');
      expect(now.y >= plain.y + plain.height - 1 || now.x >= plain.x + plain.width).toBe(true);
      for (const { height } of [plain, now]) expect(height).toBeLessThan(30);
    }
  });

  test('agrees with the tables on a day that is closed by exception', async ({ page }) => {
    const rows = page.locator('[data-special-hours]');
    for (const [now, text] of [
      ['2026-12-28T10:00:00Z', 'Monday 28 December Closed'],
      ['2026-12-19T10:00:00Z', 'Friday 25 December Closed'],
      ['2026-12-18T10:00:00Z', 'Bank holidays Closed'],
    ] as const) {
      await page.clock.setFixedTime(now);
      await page.goto('/contact');
      expect(await rows.count()).toBeGreaterThan(1);
      for (const row of await rows.all()) expect((await row.locator('> *').allTextContents()).join(' ')).toBe(text);
    }
  });
});

base.describe('the voice assistant', () => {
  const place = '[data-voice-assistant]';

  base('is added once the page has loaded', async ({ page }) => {
    let loadedFirst = false;
    await page.route(voiceHost, async (route) => {
      loadedFirst = await page.evaluate(() => document.readyState === 'complete');
      await route.fulfill({ contentType: 'text/javascript', body: 'document.documentElement.dataset.voice = "on"' });
    });
    await page.goto('/about');
    await expect(page.locator('html[data-voice="on"]')).toHaveCount(1, { timeout: 15_000 });
    await expect(page.locator(`${place} voice-assistant[data-site="newington-garage"]`)).toHaveCount(1);
    expect(loadedFirst).toBe(true);
    const waited = await page.evaluate(() => {
      const [script] = performance.getEntriesByType('resource').filter(({ name }) => name.includes('voice-assistant'));
      const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      return (script?.startTime ?? 0) - (navigation?.loadEventStart ?? 0);
    });
    expect(waited).toBeGreaterThan(2900);
  });

  base('waits for a press if it is set to, and can be pressed again after a failure', async ({ page }) => {
    const response = await page.request.get('/about');
    const html = await response.text();
    const pressed = html
      .replace('&quot;idle&quot;', '&quot;click&quot;')
      .replace(/(data-voice-assistant="[^"]*">)/, '$1<button type="button">Talk to us</button>');
    expect(pressed).not.toContain('&quot;idle&quot;');
    await page.route('/about', (route) => route.fulfill({ response, body: pressed }));
    await page.route(voiceHost, (route) => route.abort(), { times: 1 });
    await page.goto('/about');
    const button = page.getByRole('button', { name: 'Talk to us' });
    await button.click();
    await expect(page.locator(`${place} script`)).toHaveCount(0);
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(voiceHost, async (route) => {
      await released;
      await route.fulfill({ contentType: 'text/javascript', body: '' });
    });
    await button.click();
    await button.click();
    await expect(page.locator(`${place} script`)).toHaveCount(1);
    release();
    await expect(button).toHaveCount(0);
  });

  base('runs its script only if it is the one that the definition names', async ({ page }) => {
    const body = 'document.documentElement.dataset.voice = "on"';
    const integrity = `sha384-${createHash('sha384').update(body).digest('base64')}`;
    const headers = { 'Access-Control-Allow-Origin': '*' };
    const response = await page.request.get('/about');
    const setting = `&quot;integrity&quot;:&quot;${integrity}&quot;,&quot;crossOrigin&quot;:&quot;anonymous&quot;,`;
    const html = (await response.text()).replace('&quot;element&quot;', (element) => setting + element);
    expect(html).toContain(integrity);
    await page.route('/about', (route) => route.fulfill({ response, body: html }));
    const open = async (served: string) => {
      await page.unroute(voiceHost);
      await page.route(voiceHost, (route) => route.fulfill({ contentType: 'text/javascript', headers, body: served }));
      const asked = page.waitForRequest(voiceHost);
      await page.goto('/about');
      await asked;
    };
    await open(body);
    await expect(page.locator('html[data-voice="on"]')).toHaveCount(1);
    await open(`${body};`);
    await expect(page.locator(`${place} script`)).toHaveCount(0);
    await expect(page.locator('html[data-voice="on"]')).toHaveCount(0);
  });

  base('leaves the page unchanged when its host is down', async ({ page }) => {
    const faults: Error[] = [];
    page.on('pageerror', (fault) => faults.push(fault));
    // As in Safari.
    await page.addInitScript(() => Reflect.deleteProperty(window, 'requestIdleCallback'));
    await page.route(voiceHost, (route) => route.abort());
    const asked = page.waitForRequest(voiceHost);
    await page.goto('/about');
    await asked;
    await expect(page.locator(`${place} script, ${place} voice-assistant`)).toHaveCount(0);
    expect(faults).toEqual([]);
  });

  base('leaves the page usable when its host is slow', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.route(voiceHost, () => {});
    await page.goto('/about');
    await page.locator('[data-menu-button]').click();
    await expect(page.locator('[data-menu-button]')).toHaveAttribute('aria-expanded', 'true');
  });
});
