import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { createLog } from '../../server/log.ts';
import { createMetrics, createMetricsServer, type Metrics } from '../../server/metrics.ts';
import { enquiry, postJson, startServer } from './start-server.ts';

test('the metrics count requests and stored and refused enquiries, without visitor input', async () => {
  const { site, metrics } = await startMeasured();
  const started = performance.now();
  await fetch(`${site.url}/nowhere/ann@example.org`);
  await fetch(`${site.url}/healthz`);
  await fetch(`${site.url}/api/forms/submit`, { method: 'DELETE' });
  await postJson(site.url, enquiry, { 'Idempotency-Key': 'once' });
  await postJson(site.url, enquiry, { 'Idempotency-Key': 'once' });
  await postJson(site.url, { ...enquiry, website: 'filled' });
  await site.db.schema.dropTable('enquiry').execute();
  await postJson(site.url, { ...enquiry, name: 'Bob' });

  const seconds = (performance.now() - started) / 1000;
  const text = await metrics();
  const sums = [...text.matchAll(/^http_request_duration_seconds_sum\{.*\} (.*)$/gm)].map(([, sum]) => Number(sum));
  expect(sums.reduce((total, sum) => total + sum)).toBeLessThan(seconds);
  const value = (line: string) => text.split('\n').find((found) => found.startsWith(line));
  expect(value('http_request_duration_seconds_count{kind="page",method="GET",status="404"')).toMatch(/ 1$/);
  expect(value('http_request_duration_seconds_count{kind="form",method="other",status="405"')).toMatch(/ 1$/);
  expect(value('http_request_duration_seconds_count{kind="health",method="GET",status="200"')).toMatch(/ 1$/);
  expect(value('http_request_duration_seconds_count{kind="form",method="POST",status="201"')).toMatch(/ 3$/);
  expect(value('http_request_duration_seconds_count{kind="form",method="POST",status="503"')).toMatch(/ 1$/);
  expect(value('enquiries_stored_total{form="contact",state="received"')).toMatch(/ 1$/);
  expect(value('enquiries_stored_total{form="contact",state="spam"')).toMatch(/ 1$/);
  expect(value('enquiries_not_stored_total')).toMatch(/ 1$/);
  expect(value('process_resident_memory_bytes')).toBeDefined();
  for (const typed of ['ann', 'Ann', 'nowhere', 'once', 'DELETE']) expect(text).not.toContain(typed);
});

test('the metrics have the outbox’s depth and age, and the worker’s counters', async () => {
  const { created, metrics } = await startMeasured({
    readDatabase: async () => ({
      waiting: 3,
      oldestAgeSeconds: 61.5,
      failed: 1,
      backupAgeSeconds: Number.POSITIVE_INFINITY,
      oldestOpenAgeSeconds: 7200,
      databaseBytes: 4096,
      diskFreeBytes: Number.NaN,
    }),
  });
  created.mailsSent.inc({ kind: 'business' });
  created.mailsFailed.inc({ kind: 'visitor', outcome: 'given-up' });
  const text = await metrics();
  for (const line of [
    'outbox_depth 3',
    'outbox_oldest_age_seconds 61.5',
    'outbox_failed 1',
    'backup_age_seconds +Inf',
    'enquiries_oldest_open_age_seconds 7200',
    'database_size_bytes 4096',
    'database_disk_free_bytes Nan',
    'mails_sent_total{kind="business"} 1',
    'mails_failed_total{kind="visitor",outcome="given-up"} 1',
  ]) {
    expect(text.split('\n')).toContain(line);
  }
});

test('every alert uses metrics that exist', async () => {
  const { metrics } = await startMeasured();
  const text = await metrics();
  const rules = readFileSync('deploy/alerts.yaml', 'utf8');
  const used = [...rules.matchAll(/expr: (.*)/g)].flatMap(([, expr = '']) => expr.match(/\b[a-z]+(_[a-z]+)+\b/g) ?? []);
  expect(used.length).toBeGreaterThan(6);
  for (const name of used) expect(text).toContain(`# TYPE ${name.replace(/_count$/, '')} `);
});

test('the metrics stay readable when the outbox is not', async () => {
  const { metrics } = await startMeasured();
  expect(await metrics()).toMatch(/^outbox_depth nan$/im);
});

test('the metrics are only on their own port, which serves nothing else', async () => {
  const { site, metricsUrl } = await startMeasured();
  expect((await fetch(`${site.url}/metrics`)).status).toBe(404);
  expect((await fetch(`${metricsUrl}/`)).status).toBe(404);
  expect((await fetch(`${metricsUrl}/metrics`, { method: 'POST' })).status).toBe(404);
});

test('metrics that cannot be read are a 500, and the server goes on', async () => {
  const { metricsUrl } = await startMeasured({ print: () => Promise.reject(new Error('out of order')) });
  for (let i = 0; i < 2; i++) expect((await fetch(`${metricsUrl}/metrics`)).status).toBe(500);
});

async function startMeasured({ readDatabase = noDatabase, ...changed }: Partial<Metrics & Source> = {}) {
  const created = { ...createMetrics(), ...changed };
  const site = await startServer({ metrics: created });
  const server = createMetricsServer(created, readDatabase, createLog('silent'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const metricsUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { site, created, metricsUrl, metrics: async () => (await fetch(`${metricsUrl}/metrics`)).text() };
}

type Source = { readDatabase: Parameters<typeof createMetricsServer>[1] };

const noDatabase = () => Promise.reject(new Error('the database is gone'));
