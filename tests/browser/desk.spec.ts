import { randomUUID } from 'node:crypto';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { formatColumns } from '../../cli/columns.ts';
import type { ServedSite } from '../../renderer/render-hook.ts';
import { weekdays } from '../../schema/clock.ts';
import type { FormType } from '../../schema/submission.ts';
import { openDatabase, toBusiness } from '../../server/database/database.ts';
import { createEnquiryRow, storeEnquiry } from '../../server/enquiries/store.ts';
import { renderHtml } from '../../server/mail/blocks.ts';
import { businessMail, reminderMail } from '../../server/mail/business-mail.ts';
import { composeMail } from '../../server/mail/compose.ts';
import { digestMail } from '../../server/mail/digest.ts';
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

test('a mail about the longest words is no wider than a phone, and its labels stay whole', async ({ page }) => {
  const { site } = JSON.parse(await readFile(join(builtDir, 'server/site.json'), 'utf8')) as ServedSite;
  const values = { name: 'N'.repeat(100), phone: '01632 960123', message: 'W'.repeat(2000) };
  const answers = listAnswers(site, { formType: 'contact' }, values);
  const now = new Date();
  const enquiry = createEnquiryRow({ formType: 'contact', answers, key: randomUUID(), now });
  const addresses = { from: pat, to: [pat] };
  const mail = composeMail({ mail: { id: 'a', kind: toBusiness }, enquiry, now, site, addresses });
  await page.setViewportSize({ width: 390, height: 800 });
  await page.setContent(mail?.html ?? '');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  const label = page.getByRole('rowheader', { name: 'Name', exact: true });
  const lines = await label.evaluate((cell) => {
    const text = document.createRange();
    text.selectNodeContents(cell);
    return text.getClientRects().length;
  });
  expect(lines).toBe(1);
});

test('a number after a name in Hebrew reads as it was typed, in mails and lists', async ({ page }) => {
  const { site } = JSON.parse(await readFile(join(builtDir, 'server/site.json'), 'utf8')) as ServedSite;
  const values = { name: 'משה כהן', phone: '01632 960123', message: 'Brakes.' };
  const answers = listAnswers(site, { formType: 'contact' }, values);
  const now = new Date();
  const row = createEnquiryRow({ formType: 'contact', answers, key: randomUUID(), now });
  const enquiry = { ...row, reference: '34679CDF', done_at: '', version: 0 };
  const none = { count: 0, rows: [] };
  const lists = {
    open: none,
    booked: none,
    held: { count: 1, rows: [enquiry] },
    failed: none,
    spam: none,
    weekly: none,
  };
  const german = { ...site, mail: { ...site.mail, callVisitor: 'Anrufen: [name], [phone]' } };
  const mails = [businessMail(german, row), reminderMail(german, enquiry, now), digestMail(site, lists, now, true)];
  const subjects = mails.map((mail) => ({ text: mail?.subject ?? '' }));
  const blocks = [...mails.flatMap((mail) => mail?.blocks ?? []), ...subjects];
  const listed = { text: formatColumns([['משה כהן בן אברהם', enquiry.phone]], 26) };
  await page.setContent(renderHtml([...blocks, listed], { language: 'en', title: '', colour: 'red' }));
  const shown = await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (walker.nextNode()) {
      const { data } = walker.currentNode as Text;
      for (const { index, 0: number } of data.matchAll(/34679CDF|01632 960123/g)) {
        const places = Array.from(number, (_, at) => {
          const character = document.createRange();
          character.setStart(walker.currentNode, index + at);
          character.setEnd(walker.currentNode, index + at + 1);
          const { left, top } = character.getBoundingClientRect();
          return left + 10_000 * Math.round(top / 10);
        });
        const isApart = (place: number, at: number) => at > 0 && Math.abs(place - (places[at - 1] ?? 0) - 10) > 10;
        found.push(places.some(isApart) ? data : 'as typed');
      }
    }
    return found;
  });
  expect(shown).toEqual(Array(9).fill('as typed'));
});

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
