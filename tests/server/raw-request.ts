import { connect } from 'node:net';

/** Sends raw bytes, unlike any HTTP client, and reads the response. `ends`: closes its side after them. */
export function rawRequest(
  port: number,
  request: string,
  { host = '127.0.0.1', ends = false } = {},
): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect(port, host, () => (ends ? socket.end(request) : socket.write(request)));
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('close', () => resolve(readAnswer(Buffer.concat(chunks).toString())));
    socket.on('error', reject);
  });
}

function readAnswer(text: string): RawAnswer {
  const [head = '', ...body] = text.split('\r\n\r\n');
  const [statusLine = '', ...lines] = head.split('\r\n');
  const headers = Object.fromEntries(
    lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
    }),
  );
  return { status: Number(statusLine.split(' ')[1]), headers, body: body.join('\r\n\r\n') };
}

export type RawAnswer = { status: number; headers: Record<string, string>; body: string };
