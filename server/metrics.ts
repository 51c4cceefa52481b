import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { EnquiryRow } from './database/database.ts';

/**
 * What is counted, for Prometheus. Labels take few values, all of them ours: nothing that a visitor types becomes one.
 */
export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  return {
    registry,
    requests: new Histogram({
      name: 'http_request_duration_seconds',
      help: 'How long answers took, by what was asked for; _count is how many there were.',
      labelNames: ['kind', 'method', 'status'],
      buckets: [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5, 20],
      registers,
    }),
    stored: new Counter({
      name: 'enquiries_stored_total',
      help: 'Enquiries stored, by form and whether they were kept apart as spam.',
      labelNames: ['form', 'state'],
      registers,
    }),
    unstored: new Counter({
      name: 'enquiries_not_stored_total',
      help: 'Enquiries that the database could not take, each answered 503 with the phone number.',
      registers,
    }),
    mailsSent: new Counter({
      name: 'mails_sent_total',
      help: 'Mails that the mail server took.',
      labelNames: ['kind'],
      registers,
    }),
    mailsFailed: new Counter({
      name: 'mails_failed_total',
      help: 'Tries that failed, by whether the mail is tried again.',
      labelNames: ['kind', 'outcome'],
      registers,
    }),
    watchOutbox: (read) => watchOutbox(registry, read),
  };
}

/** Reads the outbox once each time the figures are asked for, whichever of its three is asked first. */
function watchOutbox(registry: Registry, read: () => Promise<OutboxState>): void {
  let reading: Promise<OutboxState> | undefined;
  const readOnce = () => {
    reading ??= read()
      // A database that does not answer must not take the other figures with it.
      .catch(() => ({ waiting: Number.NaN, oldestAgeSeconds: Number.NaN, failed: Number.NaN }))
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
  addGauge('outbox_depth', 'Mails still to be sent. Several servers on one database each say the same.', 'waiting');
  addGauge(
    'outbox_oldest_age_seconds',
    'How long the oldest enquiry has waited for a mail that is still to be sent; 0 when none does.',
    'oldestAgeSeconds',
  );
  addGauge('outbox_failed', 'Mails that were refused for good, until somebody retries them.', 'failed');
}

export type Metrics = {
  registry: Registry;
  requests: Histogram<'kind' | 'method' | 'status'>;
  stored: { inc(labels: { form: EnquiryRow['form_type']; state: EnquiryRow['state'] }): void };
  unstored: Counter;
  /** For the worker: one more mail to the garage or to the visitor was taken. */
  mailsSent: { inc(labels: { kind: MailKind }): void };
  /** For the worker: one more try failed, and is tried again or given up. */
  mailsFailed: { inc(labels: { kind: MailKind; outcome: 'retry' | 'given-up' }): void };
  /** Tells where to read the outbox from, once, at the start. */
  watchOutbox(read: () => Promise<OutboxState>): void;
};

export type OutboxState = { waiting: number; oldestAgeSeconds: number; failed: number };

type MailKind = 'garage' | 'visitor';
