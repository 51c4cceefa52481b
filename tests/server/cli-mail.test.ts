import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../../server/config.ts';
import { readEnquiryMetrics } from '../../server/enquiries/enquiry-metrics.ts';
import { createLog } from '../../server/log.ts';
import { startMail } from '../../server/mail/start-mail.ts';
import { countMail, createMetrics } from '../../server/metrics.ts';
import { tinySite } from '../fixtures/tiny-site.ts';
import { enquiriesTools } from './enquiries-tools.ts';
import { startMailServer, until } from './mail-server.ts';
import { enquiry, postForm, postJson, startServer } from './start-server.ts';

const tools = enquiriesTools();

const advert = { ...enquiry, message: 'See [url=https://x.example]x[/url] and more' };

test('spam is not mailed, however it was sent, until it is released; then the running server mails it', async () => {
  const { url, file, mails } = await startMailing();
  const { reference } = (await (await postJson(url, advert)).json()) as { reference: string };
  await postForm(url, { ...advert, name: 'Bob Driver' });
  // The mails of a later enquiry prove that the outbox has been read since.
  await postJson(url, { ...enquiry, name: 'Cara Driver' });
  await until(() => mails.delivered.length === 2);
  expect(mails.delivered.every(({ mail }) => mail.text?.includes('Cara Driver') && !mail.text.includes('/desk'))).toBe(
    true,
  );
  mails.delivered.splice(0);
  expect((await tools.run(file, 'release', reference)).code).toBe(0);
  await until(() => mails.delivered.length === 2);
  expect(mails.delivered.map(({ to }) => to.join()).sort()).toEqual(['ann@example.org', 'hello@tiny.example']);
  expect(mails.delivered.every(({ mail }) => mail.text?.includes(reference))).toBe(true);
  const sent = async () => (await tools.run(file, 'list', '--json', '--state', 'sent')).out;
  await until(async () => (await sent()).includes(`"reference":"${reference}"`));
});

test('a confirmation that its address refuses is counted, and alerts nobody', async () => {
  const { url, mails, printMetrics } = await startMailing(({ address }) =>
    address === 'hello@tiny.example' ? 'take' : 550,
  );
  expect((await postJson(url, enquiry)).status).toBe(201);
  await until(() => mails.delivered.length === 1);
  await until(async () => (await printMetrics()).includes('mails_failed_total{kind="visitor",outcome="given-up"} 1'));
  await until(async () => (await printMetrics()).includes('outbox_oldest_age_seconds 0\n'));
  expect(await printMetrics()).toContain('outbox_failed 0');
});

test('a permanently refused mail is listed with the reason, counted, and sent when retried', async () => {
  let isRefusing = true;
  const { url, file, mails, printMetrics } = await startMailing(({ address }) =>
    isRefusing && address === 'hello@tiny.example' ? 550 : 'take',
  );
  const { reference } = (await (await postJson(url, enquiry)).json()) as { reference: string };
  const failed = async () => (await tools.run(file, 'list', '--state', 'failed')).out;
  await until(async () => (await failed()).includes(`${reference} was not mailed: `));
  await until(() => mails.delivered.length === 1);
  await until(async () => (await printMetrics()).includes('mails_sent_total{kind="visitor"} 1'));
  const figures = await printMetrics();
  expect(figures).toContain('mails_failed_total{kind="business",outcome="given-up"} 1');
  expect(figures).toContain('outbox_failed 1');
  expect(figures).toMatch(/^database_size_bytes \d{5,}$/m);
  expect(figures).toMatch(/^database_disk_free_bytes \d{6,}$/m);
  expect(figures).toMatch(/^enquiries_oldest_open_age_seconds \d/m);
  isRefusing = false;
  expect((await tools.run(file, 'retry', '--all')).out).toBe(`${reference}: 1 mail is due now.\n`);
  await until(() => mails.delivered.some(({ to }) => to.join() === 'hello@tiny.example'));
  await until(async () => (await failed()) === 'No enquiries.\n');
});

async function startMailing(behave?: NonNullable<Parameters<typeof startMailServer>[0]>['behave']) {
  const mails = await startMailServer(behave ? { behave } : {});
  const server = await startServer();
  const metrics = createMetrics();
  const delivery = startMail({
    db: server.db,
    site: tinySite,
    log: createLog('silent'),
    config: readConfig({ SMTP_URL: mails.url, SMTP_RETRY_MS: '50', DESK: 'off' }),
    observe: (outcome, kind) => countMail(metrics, outcome, kind),
  });
  // Before the database closes, and after everything that uses it.
  onTestFinished(async () => {
    await delivery?.stop(1000);
    await mails.stop();
  });
  const { rows } = await sql<{ file: string }>`pragma database_list`.execute(server.db);
  const printMetrics = () => metrics.print(() => readEnquiryMetrics(server.db));
  return { url: server.url, file: `file:${rows[0]?.file}`, mails, printMetrics };
}
