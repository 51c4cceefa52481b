import { expect, type Locator, type Page, test } from '@playwright/test';
import { buildElsewhere } from '../helpers/build-site.ts';
import { startBuiltServer } from '../helpers/built-server.ts';

/** The four forms, as specified by the garage. */
export const enquiryForms = [
  {
    path: '/contact',
    key: 'contact',
    type: 'contact',
    required: ['name', 'phone', 'postcode', 'message'],
    success: ['Message Sent', "Thank you for your enquiry! We'll get back to you within 2 hours."],
  },
  {
    path: '/book-online',
    key: 'booking',
    type: 'booking',
    required: ['service', 'registration', 'postcode', 'name', 'phone'],
    success: ['Booking Request Sent', "Thank you! We'll call you within 2 hours to confirm your appointment."],
  },
  {
    path: '/get-quote',
    key: 'quote',
    type: 'quote',
    required: ['name', 'phone', 'postcode', 'service'],
    success: ['Quote Request Sent', "Thank you! We'll contact you within 2 hours with your quote."],
  },
  {
    path: '/',
    key: 'quote-home',
    type: 'quote',
    required: ['name', 'phone', 'postcode', 'service'],
    success: ['Quote Request Sent', "Thank you! We'll contact you within 2 hours with your quote."],
  },
] as const;

export const messages: Record<string, string> = {
  name: 'Name must be at least 2 characters',
  phone: 'Please enter a valid phone number',
  email: 'Please enter a valid email',
  registration: 'Please enter your vehicle registration',
  postcode: 'Please enter a valid postcode',
  service: 'Please select a service',
  message: 'Please provide more details about your enquiry',
};

const typed: Record<string, string> = {
  name: 'Ann Example',
  phone: '01632 960001',
  email: 'ann@customer.example',
  registration: 'AB12 CDE',
  postcode: 'ME9 7JJ',
  message: 'The brakes squeal when it rains.',
};

export function formOf(page: Page, key: string): Locator {
  return page.locator(`form[data-form="${key}"]`);
}

export function control(form: Locator, name: string): Locator {
  return form.locator(`[name="${name}"]`);
}

export function submitButton(form: Locator): Locator {
  return form.locator('button[type="submit"]');
}

export function toasts(page: Page): Locator {
  return page.locator('[data-toast]');
}

/** Moves the mouse, since no island is hydrated before the first input. */
export async function stir(page: Page): Promise<void> {
  await page.mouse.move(3, 3);
  await page.mouse.move(9, 9);
}

/** Ignores the mouse at 0,0 that the headless shell reports when a page opens. Call it before opening the page. */
export async function ignoreFirstMouse(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const ignoreOrigin = (event: PointerEvent) => {
      if (event.clientX === 0 && event.clientY === 0) event.stopImmediatePropagation();
    };
    addEventListener('pointermove', ignoreOrigin, { capture: true });
  });
}

/** Opens a page and waits until its form is hydrated. */
export async function openForm(page: Page, { path, key }: { path: string; key: string }): Promise<Locator> {
  await page.goto(path);
  await stir(page);
  const form = formOf(page, key);
  await form.scrollIntoViewIfNeeded();
  await expect(page.locator('[data-island-ready]', { has: form })).toHaveCount(1);
  return form;
}

/** Types into the required fields, all at once, since each action of the browser's driver takes as long as a page. */
export async function fillRequired(form: Locator, names: readonly string[]): Promise<void> {
  const values = names.map((name) => [name, typed[name] ?? ''] as const);
  await form.evaluate((element: HTMLFormElement, fields) => {
    for (const [name, value] of fields) {
      const field = element.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
      field.focus();
      if (document.activeElement !== field) throw new Error(`${name} cannot be typed into`);
      if (field instanceof HTMLSelectElement) {
        field.selectedIndex = 1;
        for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
      } else {
        field.select();
        document.execCommand('insertText', false, value);
      }
    }
  }, values);
}

/**
 * Slows `performance.now()` to a tenth, so that a slow machine does not reach the minimum time by accident;
 * `passThreeSeconds` advances it. Call it before opening the page.
 */
export async function slowClock(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const now = performance.now.bind(performance);
    // The clock of a shared page goes on from page to page.
    const start = now();
    let passed = 0;
    performance.now = () => (now() - start) / 10 + passed;
    addEventListener('pass-time', () => {
      passed += 3050;
    });
  });
}

/** Moves the clock of `slowClock` past the minimum time to fill in a form. */
export async function passThreeSeconds(page: Page): Promise<void> {
  await page.evaluate(() => {
    const before = performance.now();
    dispatchEvent(new Event('pass-time'));
    if (performance.now() < before + 3000) throw new Error('Call slowClock before the page is opened');
  });
}

/** A wait that lasts until a test ends it, however slow the machine is. */
export function pause(): { over: Promise<void>; end: () => void } {
  let end = () => {};
  const over = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { over, end };
}

/** Builds and serves a definition for all tests of a file, in one worker. The address is known once they run. */
export function serveDefinition(config: string): { readonly url: string } {
  let server: Awaited<ReturnType<typeof startBuiltServer>>;
  let built: Awaited<ReturnType<typeof buildElsewhere>>;
  test.describe.configure({ mode: 'serial' });
  test.beforeAll(async () => {
    test.setTimeout(180_000);
    built = await buildElsewhere(config);
    server = await startBuiltServer(built.clientDir.replace(/client$/, ''));
  });
  test.afterAll(async () => {
    await server?.stop();
    await built?.remove();
  });
  return {
    get url() {
      return server.url;
    },
  };
}
