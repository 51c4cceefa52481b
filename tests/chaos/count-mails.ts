import type { AddressInfo, Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** Starts a mail server that counts every mail by its Message-ID, and randomly defers a mail or closes the connection. */
export async function startCountingMailServer({ failureRate = 0.01 } = {}) {
  const counts = new Map<string, number>();
  const sockets = new Set<Socket>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const chance = Math.random();
        if (chance < failureRate / 2) return done(Object.assign(new Error('Try again later'), { responseCode: 451 }));
        if (chance < failureRate) return [...sockets][0]?.destroy();
        const id =
          Buffer.concat(chunks)
            .toString('latin1')
            .match(/^Message-ID:\s+<([^>]+)>/im)?.[1] ?? 'none';
        counts.set(id, (counts.get(id) ?? 0) + 1);
        done();
      });
    },
  });
  server.on('error', () => {});
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    /** How often each mail was accepted, by Message-ID. */
    counts,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
