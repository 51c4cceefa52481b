import { createServer, type Server } from 'node:http';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { EnquiryMetrics } from './enquiries/enquiry-metrics.ts';
import { errorFields, type Log } from './log.ts';
import type { ShownKind } from './mail/outbox.ts';
import type { MailOutcome } from './mail/worker.ts';

/** Creates the Prometheus metrics. Labels have few fixed values, never visitors' input. */
export function createMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const counter = <Label extends string>(name: string, help: string, labelNames: readonly Label[] = []) =>
    new Counter({ name, help, labelNames, registers });
  const ofDatabase = Object.entries(gauges).map(
    ([figure, [name, help]]) => [figure as keyof EnquiryMetrics, new Gauge({ name, help, registers })] as const,
  );
  return {
    contentType: registry.contentType,
    requests: new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Duration of responses, by kind of request.',
      labelNames: ['kind', 'method', 'status'],
      buckets: [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5, 20],
      registers,
    }),
    stored: counter(
      'enquiries_stored_total',
      'Enquiries stored, by form and whether they are mailed (received) or held (spam, held).',
      ['form', 'state'],
    ),
    unstored: counter(
      'enquiries_not_stored_total',
      'Enquiries that could not be stored, each answered 503 with the phone number.',
    ),
    mailsSent: counter('mails_sent_total', 'Mails that the mail server accepted.', ['kind']),
    mailsFailed: counter('mails_failed_total', 'Failed attempts, by whether the mail is retried.', ['kind', 'outcome']),
    /** Returns all metrics as text. If the database does not respond, returns the others. */
    async print(readDatabase: ReadMetrics): Promise<string> {
      const figures: Partial<EnquiryMetrics> = await readDatabase().catch(() => ({}));
      for (const [figure, gauge] of ofDatabase) gauge.set(figures[figure] ?? Number.NaN);
      return registry.metrics();
    },
  };
}

const gauges: Record<keyof EnquiryMetrics, [name: string, help: string]> = {
  waiting: ['outbox_depth', 'Mails still to be sent.'],
  oldestAgeSeconds: [
    'outbox_oldest_age_seconds',
    'Age of the oldest enquiry whose mail to the business is still to be sent; 0 if there is none.',
  ],
  failed: [
    'outbox_failed',
    'Enquiries whose mail to the business failed permanently and has not been retried by hand.',
  ],
  oldestOpenAgeSeconds: [
    'enquiries_oldest_open_age_seconds',
    'Age of the oldest enquiry that nobody has marked as done; 0 if there is none.',
  ],
  backupAgeSeconds: ['backup_age_seconds', 'Age of the last good backup; infinite if there is none.'],
  databaseBytes: ['database_size_bytes', 'Size of the database.'],
  diskFreeBytes: ['database_disk_free_bytes', 'Free bytes on the disk with the SQLite file; NaN with PostgreSQL.'],
};

export function countMail({ mailsSent, mailsFailed }: Metrics, outcome: MailOutcome, kind: ShownKind): void {
  if (outcome === 'sent') mailsSent.inc({ kind });
  else mailsFailed.inc({ kind, outcome: outcome === 'postponed' ? 'retry' : 'given-up' });
}

/** Creates the server for GET /metrics, on a separate port that visitors should not reach. */
export function createMetricsServer({ print, contentType }: Metrics, readDatabase: ReadMetrics, log: Log): Server {
  return createServer({ headersTimeout: 5_000, requestTimeout: 5_000 }, async (request, response) => {
    const [path] = (request.url ?? '').split('?');
    if (path !== '/metrics' || request.method !== 'GET') {
      response.writeHead(404, { 'Content-Type': 'text/plain' }).end('There is only GET /metrics here.\n');
      return;
    }
    try {
      const text = await print(readDatabase);
      response.writeHead(200, { 'Content-Type': contentType }).end(text);
    } catch (error) {
      log.error('Cannot read the metrics', errorFields(error));
      response.writeHead(500, { 'Content-Type': 'text/plain' }).end('The metrics could not be read.\n');
    }
  });
}

type ReadMetrics = () => Promise<EnquiryMetrics>;

export type Metrics = ReturnType<typeof createMetrics>;
