import { randomUUID } from 'node:crypto';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import type { ServedSite } from '../../renderer/render-hook.ts';
import { weekdays } from '../../schema/clock.ts';
import type { FormType } from '../../schema/submission.ts';
import { openDatabase } from '../../server/database/database.ts';
import { storeEnquiry } from '../../server/enquiries/store.ts';
import { listAnswers } from '../../site/answers.ts';
import type { SharedSite } from '../../site/shared-site.ts';
import { createServerProcess } from '../chaos/server-process.ts';
import { createSqliteUrl, findFreePort, removeSqlite, startPostgres } from '../helpers/postgres.ts';
import { type Delivered, startMailServer, until } from '../server/mail-server.ts';
import { findViolations, views } from './axe.ts';

const pat = 'pat@garage.example';
const builtDir = process.env.OUT_DIR ?? 'dist';

const databases = {
  async SQLite() {
    const databaseUrl = await createSqliteUrl();
    return { databaseUrl, remove: () => removeSqlite(databaseUrl) };
  },
  async PostgreSQL() {
    const { url, stop } = await startPostgres(['-c', 'fsync=off']);
    return { databaseUrl: url, remove: stop };
  },
};

for (const [kind, openEmpty] of Object.entries(databases)) {
  test(`the desk over ${kind} signs in, answers, enters a booking into the calendar, releases, erases and signs out`, async ({
    page,
  }) => {
    const { databaseUrl, remove } = await openEmpty();
    // The pages are the same over both.
    const look = kind === 'SQLite' ? () => lookAtEverything(page) : () => {};
    const { dir, site } = await openAllDay();
    const mailbox = await startMailServer();
    const visit = { registration: 'AB12 CDE', preferredDate: '2030-11-25' };
    const [overdue = '', booking, spam, unwanted] = await storeAll(databaseUrl, site, [
      ['contact', { name: 'Olive Overdue', message: 'السيارة لا تعمل!' }, 26 * 60],
      ['booking', { name: 'Bea Booking', ...visit }, 5],
      ['contact', { name: 'Sid Spam', message: '[url=http://a.example]cheap[/url]' }, 9 * 60],
      ['quote', { name: 'Ed Erase', message: 'Forget me.' }, 30],
    ]);
    const env = { DATABASE_URL: databaseUrl, SMTP_URL: mailbox.url, ENQUIRIES_TO: pat };
    const server = createServerProcess(join(dir, 'server/index.js'), await findFreePort(), env, dir);
    try {
      expect(await server.start(), server.output()).toBe(true);
      const mailWith = async (text: string): Promise<Delivered> => {
        const find = () => mailbox.delivered.find(({ mail }) => `${mail.subject} ${mail.text}`.includes(text));
        await until(() => find() !== undefined, 90_000);
        return find() as Delivered;
      };

      // The digest lists open enquiries, and links to the desk.
      const digest = await mailWith('Not answered yet:');
      expect(digest.mail.text).toContain(overdue);
      await page.goto(`${server.url}/desk`);
      await look();
      await page.getByLabel('Your email address').fill(pat);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible();
      const [link = ''] =
        (await mailWith('This link signs you in once.')).mail.text?.match(/\/desk\/sign-in\?link=\S+/) ?? [];
      await page.goto(server.url + link);
      await look();
      await page.getByRole('button', { name: 'Sign in' }).click();
      await expect(page.locator('.rows h2')).toHaveText(['Bea Booking', 'Ed Erase', 'Olive Overdue']);
      await look();

      // The overdue one, which is red.
      await page
        .locator('li', { has: page.locator('.late') })
        .getByRole('link', { name: 'Olive Overdue' })
        .click();
      await expect(page.getByRole('link', { name: 'Call 01632 960123' })).toHaveAttribute('href', 'tel:01632960123');
      const reply = await page.getByRole('link', { name: 'Reply by email' }).getAttribute('href');
      expect(decodeURIComponent(reply ?? '')).toContain(`${overdue}&body=Hello Olive Overdue,`);
      // Arabic ends at the left, with its exclamation mark.
      const [start = 0, end = 0] = await page.locator('dd', { hasText: 'السيارة' }).evaluate((answer) =>
        [0, answer.textContent.length - 1].map((at) => {
          const letter = document.createRange();
          letter.setStart(answer.firstChild as Text, at);
          letter.setEnd(answer.firstChild as Text, at + 1);
          return letter.getBoundingClientRect().left;
        }),
      );
      expect(end).toBeLessThan(start);
      await look();
      await page.getByLabel('Note').fill('Rang; will come on Friday.');
      await page.getByRole('button', { name: 'Mark as done' }).click();
      await expect(page.getByRole('status')).toHaveText('Saved.');
      await expect(page.locator('.history li').last()).toContainText(`${pat} marked it as done`);

      await page.getByRole('link', { name: 'All enquiries' }).click();
      await page.getByLabel('Search name').fill('ab12cde');
      await page.getByRole('button', { name: 'Search' }).click();
      await page.getByRole('link', { name: 'Bea Booking' }).click();
      const downloading = page.waitForEvent('download');
      await page.getByRole('link', { name: 'Add to calendar' }).click();
      const download = await downloading;
      expect(download.suggestedFilename()).toBe(`${booking}.ics`);
      expect(await readFile(await download.path(), 'utf8')).toMatch(/DTSTART[^\r]*20301125/);

      await page.goto(`${server.url}/desk`);
      await page.getByRole('link', { name: 'Held as spam' }).click();
      await page.getByRole('link', { name: 'Sid Spam' }).click();
      await look();
      await page.getByRole('button', { name: 'Not spam: release it' }).click();
      await expect(page.getByRole('button', { name: 'Hold as spam' })).toBeVisible();
      expect((await mailWith(`Sid Spam, ${spam}`)).to).toEqual([pat]);

      await page.goto(`${server.url}/desk/enquiries/${unwanted}`);
      await page.getByRole('link', { name: 'Erase' }).click();
      await look();
      await page.getByRole('button', { name: 'Erase' }).click();
      await expect(page.getByRole('status')).toHaveText(`${unwanted} was erased.`);
      await expect(page.locator('.rows h2')).toHaveText(['Bea Booking', 'Sid Spam', 'Olive Overdue']);

      await page.getByRole('button', { name: 'Sign out', exact: true }).click();
      await expect(page.getByRole('status')).toHaveText('You are signed out.');
      await page.goto(`${server.url}/desk/enquiries/${overdue}`);
      await expect(page.getByLabel('Your email address')).toBeVisible();
      expect(server.output()).not.toContain(link.split('=')[1]);
    } finally {
      await server.stop();
      await mailbox.stop();
      await rm(dir, { recursive: true, force: true });
      await remove();
    }
  });
}

/** Checks that every page of the desk must pass in every view. */
async function lookAtEverything(page: Page): Promise<void> {
  for (const view of views) expect(await findViolations(page, view)).toEqual([]);
  await page.evaluate(() => document.documentElement.removeAttribute('style'));
  for (const summary of await page.locator('summary').all()) await summary.click();
  for (const [width, fontSize] of [
    [320, '100%'],
    [768, '200%'],
  ] as const) {
    await page.setViewportSize({ width, height: 700 });
    const scrollWidth = await page.evaluate((size) => {
      document.documentElement.style.fontSize = size;
      return document.documentElement.scrollWidth;
    }, fontSize);
    expect([fontSize, scrollWidth]).toEqual([fontSize, width]);
  }
}

/** Copies the built server with a garage that is always open, since nothing is sent while it is closed. */
async function openAllDay(): Promise<{ dir: string; site: SharedSite }> {
  const dir = await mkdtemp(resolve('.cache/desk-'));
  await cp(join(builtDir, 'server'), join(dir, 'server'), { recursive: true });
  await symlink(resolve(builtDir, 'client'), join(dir, 'client'));
  const file = join(dir, 'server/site.json');
  const built = JSON.parse(await readFile(file, 'utf8')) as ServedSite;
  const regular = [{ days: [...weekdays], opens: '00:00', closes: '23:59' }];
  const site = { ...built.site, hours: { ...built.site.hours, regular, exceptions: [] } };
  await writeFile(file, JSON.stringify({ ...built, site }));
  return { dir, site };
}

/** Stores enquiries that arrived some minutes ago, and returns their references. */
async function storeAll(databaseUrl: string, site: SharedSite, sent: [FormType, Record<string, string>, number][]) {
  const db = await openDatabase(databaseUrl);
  const references: string[] = [];
  for (const [formType, values, minutesAgo] of sent) {
    const all = { phone: '01632 960123', email: 'visitor@visitors.example', postcode: 'ZZ1 2ZZ', ...values };
    const enquiry = { formType, answers: listAnswers(site, { formType }, all), key: randomUUID() };
    const stored = await storeEnquiry(db, { ...enquiry, now: new Date(Date.now() - minutesAgo * 60_000) });
    if ('reference' in stored) references.push(stored.reference);
  }
  await db.destroy();
  return references;
}
