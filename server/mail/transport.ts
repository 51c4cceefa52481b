import { LRUCache } from 'lru-cache';
import { createTransport } from 'nodemailer';
import { isLocal, needsTls, withoutInsecure } from '../connection-tls.ts';
import type { Message } from './compose.ts';

const mailTimeoutMs = 120_000;

/** Connects to the mail server through a small pool, with a timeout on every step. */
export function createMailTransport(url: string, { timeoutMs = 30_000 } = {}) {
  const options = {
    url: withoutInsecure(url),
    // Otherwise an attacker could force plain text by hiding STARTTLS.
    requireTLS: needsTls(url),
    pool: true as const,
    maxConnections: 20,
    maxMessages: 500,
    // The outbox retries and counts mails after a broken connection, so the pool must not.
    maxRequeues: 0,
    connectionTimeout: Math.min(10_000, timeoutMs),
    greetingTimeout: Math.min(10_000, timeoutMs),
    dnsTimeout: Math.min(10_000, timeoutMs),
    socketTimeout: timeoutMs,
    // Loopback cannot be eavesdropped on, and a local mail server has no certificate for 127.0.0.1.
    ...(isLocal(url) && { tls: { rejectUnauthorized: false } }),
  };
  const transport = createTransport(options);
  // The pool reads a message only once logged in, which shows how far a failed attempt got.
  const started = new WeakSet<AbortSignal>();
  transport.use('stream', ({ message, data }, done) => {
    message?.processFunc((stream) => {
      if (data.signal) started.add(data.signal);
      return stream;
    });
    done();
  });
  /** By id of a mail, recipients that have received it while others were refused. Lost on a restart. */
  const received = new LRUCache<string, string[]>({ max: 1000 });
  return {
    /** Resolves once the server has accepted a mail for all recipients. Errors after login have `isAfterLogin`. */
    async send(message: Message, signal?: AbortSignal): Promise<void> {
      const limit = AbortSignal.any([AbortSignal.timeout(mailTimeoutMs), ...(signal ? [signal] : [])]);
      const { messageId, envelope } = message;
      const before = received.get(messageId) ?? [];
      const to = envelope.to.filter((address) => !before.includes(address));
      try {
        const sending = Object.assign({ signal: limit }, message, { envelope: { ...envelope, to } });
        const { accepted, rejectedErrors = [] } = await transport.sendMail(sending);
        if (rejectedErrors.length === 0) return;
        received.set(messageId, [...before, ...accepted]);
        // Prefer a temporary refusal: a permanent one would end the retries for all recipients.
        throw rejectedErrors.find(({ responseCode = 0 }) => responseCode < 500) ?? rejectedErrors[0];
      } catch (error) {
        throw started.has(limit) && error instanceof Error ? Object.assign(error, { isAfterLogin: true }) : error;
      }
    },
    close: () => transport.close(),
  };
}

export type MailTransport = ReturnType<typeof createMailTransport>;
