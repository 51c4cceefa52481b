import type { AddressInfo, Socket } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** A received mail: its envelope, and its content as a mail program parses it. */
export type Delivered = { from: string; to: string[]; raw: string; mail: Email };

/**
 * Starts a real mail server. `behave` decides before a mail is read, `inspect` once it is complete: either may
 * refuse with an SMTP code, hang, or close the connection.
 */
export async function startMailServer({
  port = 0,
  host = '127.0.0.1',
  behave = () => 'take',
  inspect = () => 'take',
  ...options
}: MailServerOptions = {}) {
  const delivered: Delivered[] = [];
  const sockets = new Set<Socket>();
  const closeConnection = ({ remotePort }: { remotePort: number }) => {
    for (const socket of sockets) if (socket.remotePort === remotePort) socket.destroy();
  };
  let attempts = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    closeTimeout: 100,
    ...options,
    onRcptTo(address, session, done) {
      const verdict = behave({ stage: 'recipient', address: address.address, attempt: attempts });
      if (typeof verdict === 'number') return done(smtpError(verdict, address.address));
      if (options.onRcptTo) return options.onRcptTo.call(this, address, session, done);
      done();
    },
    onData(stream, session, done) {
      attempts += 1;
      const { mailFrom, rcptTo } = session.envelope;
      const to = rcptTo.map(({ address }) => address);
      const verdict = behave({ stage: 'data', address: to[0] ?? '', attempt: attempts });
      if (verdict === 'drop') {
        stream.once('data', () => closeConnection(session));
        return;
      }
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        const raw = Buffer.concat(chunks).toString();
        const mail = await PostalMime.parse(raw);
        const final = verdict === 'take' ? inspect(mail) : verdict;
        if (final === 'hang') return;
        if (final === 'drop') return closeConnection(session);
        if (typeof final === 'number') return done(smtpError(final, to[0] ?? ''));
        delivered.push({ from: mailFrom ? mailFrom.address : '', to, raw, mail });
        if (final === 'take and drop') closeConnection(session);
        else done();
      });
    },
  });
  server.on('error', () => {});
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(port, host, resolve));
  const { port: bound } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${bound}`,
    port: bound,
    delivered,
    attempts: () => attempts,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}

/** Polls until a condition holds. */
export async function until(holds: () => boolean | Promise<boolean>, timeoutMs = 240_000): Promise<void> {
  const end = performance.now() + timeoutMs;
  while (!(await holds())) {
    if (performance.now() > end) throw new Error(`Waited ${timeoutMs} ms in vain for: ${holds}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

function smtpError(responseCode: number, address: string): Error {
  return Object.assign(new Error(`No mail for <${address}>`), { responseCode });
}

export type Verdict = 'take' | 'hang' | 'drop' | 'take and drop' | number;

type MailServerOptions = Omit<SMTPServerOptions, 'onData'> & {
  port?: number;
  host?: string;
  behave?: (mail: { stage: 'recipient' | 'data'; address: string; attempt: number }) => Verdict;
  inspect?: (mail: Email) => Verdict;
};
