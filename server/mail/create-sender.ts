import { createTransport } from 'nodemailer';
import type { Message } from './compose-mail.ts';

/** How long a mail may take altogether, whatever the server does. */
const mailTimeoutMs = 120_000;

/** Connects to the mail server that `SMTP_URL` names, with a few connections that are kept, and bounds on every wait. */
export function createSender(url: string, limits: Partial<SenderLimits> = {}): Sender {
  const { connections = 5, timeoutMs = 30_000 } = limits;
  const options = {
    url,
    pool: true as const,
    maxConnections: connections,
    maxMessages: 500,
    // A mail whose connection broke is counted and tried again by the outbox, never behind its back.
    maxRequeues: 0,
    connectionTimeout: Math.min(10_000, timeoutMs),
    greetingTimeout: Math.min(10_000, timeoutMs),
    dnsTimeout: Math.min(10_000, timeoutMs),
    socketTimeout: timeoutMs,
    // Between two programs of one machine nobody can listen, and its mail server has no certificate for 127.0.0.1.
    ...(isLoopback(url) && { tls: { rejectUnauthorized: false } }),
  };
  const transport = createTransport(options);
  return {
    async send(message, signal) {
      const limit = AbortSignal.any([AbortSignal.timeout(mailTimeoutMs), ...(signal ? [signal] : [])]);
      await transport.sendMail(Object.assign({ signal: limit }, message));
    },
    close: () => transport.close(),
  };
}

function isLoopback(url: string): boolean {
  return /^(localhost|127(\.\d+){3}|\[::1\])$/.test(URL.canParse(url) ? new URL(url).hostname : '');
}

export type Sender = {
  /** Hands one mail to the server; returns once the server has taken it. */
  send: (message: Message, signal?: AbortSignal) => Promise<void>;
  close: () => void;
};

type SenderLimits = { connections: number; timeoutMs: number };
