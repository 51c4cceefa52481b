import { createServer, type Server } from 'node:http';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { EnquiryRow } from './database/database.ts';
import { errorFacts, type Log } from './log.ts';

/** Creates the metrics for Prometheus. Labels take few values, all of them ours: nothing that a visitor types. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  return {
    registry,
    requests: new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Duration of responses, by kind of request.',
      labelNames: ['kind', 'method', 'status'],
      buckets: [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5, 20],
      registers,
    }),
    stored: new Counter({
      name: 'enquiries_stored_total',
      help: 'Enquiries stored, by form and whether they are mailed (received) or held (spam, held).',
      labelNames: ['form', 'state'],
      registers,
    }),
    unstored: new Counter({
      name: 'enquiries_not_stored_total',
      help: 'Enquiries that could not be stored, each answered 503 with the phone number.',
      registers,
    }),
    mailsSent: new Counter({
      name: 'mails_sent_total',
      help: 'Mails that the mail server accepted.',
      labelNames: ['kind'],
      registers,
    }),
    mailsFailed: new Counter({
      name: 'mails_failed_total',
      help: 'Failed attempts, by whether the mail is retried.',
      labelNames: ['kind', 'outcome'],
      registers,
    }),
    watchOutbox: (read) => watchOutbox(registry, read),
  };
}

/** Adds the gauges of the outbox, which read it once for each scrape. */
function watchOutbox(registry: Registry, read: () => Promise<OutboxState>): void {
  let reading: Promise<OutboxState> | undefined;
  const readOnce = () => {
    reading ??= read()
      // A database that does not respond must not hide the other metrics.
      .catch(() => ({
        waiting: Number.NaN,
        oldestAgeSeconds: Number.NaN,
        failed: Number.NaN,
        backupAgeSeconds: Number.NaN,
      }))
      .finally(() => {
        reading = undefined;
      });
    return reading;
  };
  const addGauge = (name: string, help: string, figure: keyof OutboxState) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        this.set((await readOnce())[figure]);
      },
    });
  addGauge('outbox_depth', 'Mails still to be sent; the same on every server of one database.', 'waiting');
  addGauge(
    'outbox_oldest_age_seconds',
    'Age of the oldest enquiry with a mail still to be sent; 0 if there is none.',
    'oldestAgeSeconds',
  );
  addGauge('outbox_failed', 'Mails that were refused for good and not retried by hand since.', 'failed');
  addGauge('backup_age_seconds', 'Age of the last good backup; infinite if there was none.', 'backupAgeSeconds');
}

/** Creates the server of GET /metrics, on a port that visitors never reach. */
export function createMetricsServer(registry: Registry, log: Log): Server {
  return createServer({ headersTimeout: 5_000, requestTimeout: 5_000 }, async (request, response) => {
    const [path] = (request.url ?? '').split('?');
    if (path !== '/metrics' || request.method !== 'GET') {
      response.writeHead(404, { 'Content-Type': 'text/plain' }).end('There is only GET /metrics here.\n');
      return;
    }
    try {
      const text = await registry.metrics();
      response.writeHead(200, { 'Content-Type': registry.contentType }).end(text);
    } catch (error) {
      log.error('Cannot read the metrics', errorFacts(error));
      response.writeHead(500, { 'Content-Type': 'text/plain' }).end('The metrics could not be read.\n');
    }
  });
}

export type Metrics = {
  registry: Registry;
  requests: Histogram<'kind' | 'method' | 'status'>;
  stored: { inc(labels: { form: EnquiryRow['form_type']; state: EnquiryRow['state'] }): void };
  unstored: Counter;
  mailsSent: { inc(labels: { kind: MailKind }): void };
  mailsFailed: { inc(labels: { kind: MailKind; outcome: 'retry' | 'given-up' }): void };
  /** Registers the gauges of the outbox; called once. */
  watchOutbox(read: () => Promise<OutboxState>): void;
};

export type OutboxState = { waiting: number; oldestAgeSeconds: number; failed: number; backupAgeSeconds: number };

type MailKind = 'garage' | 'visitor';
