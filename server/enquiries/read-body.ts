import type { IncomingMessage } from 'node:http';
import { refusal } from '../http/refusal.ts';

/** Enough for every field at its maximum length, percent-encoded. */
const maxBodyBytes = 32 * 1024;

/** A longer body is read and discarded up to this size, so that the browser sees the response. */
const maxDrainBytes = 1024 * 1024;

/** Reads a body of limited size as UTF-8. */
export async function readBody(request: IncomingMessage): Promise<string> {
  const bytes = await readBytes(request);
  try {
    return utf8.decode(bytes);
  } catch {
    throw refusal(400, 'notText');
  }
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

function readBytes(request: IncomingMessage): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const tooLong = () => refusal(413, 'tooLong', { Connection: 'close' });
    if (Number(request.headers['content-length']) > maxDrainBytes) return reject(tooLong());
    const chunks: Buffer[] = [];
    let length = 0;
    let isComplete = false;
    request.on('data', (chunk: Buffer) => {
      length += chunk.length;
      if (length <= maxBodyBytes) chunks.push(chunk);
      if (length > maxDrainBytes) reject(tooLong());
    });
    request.on('end', () => {
      isComplete = true;
      if (length > maxBodyBytes) reject(tooLong());
      else resolve(Buffer.concat(chunks));
    });
    // The client is gone, but the promise must settle.
    const abort = () => {
      if (!isComplete) reject(refusal(400, 'notRead'));
    };
    request.on('close', abort);
    request.on('error', abort);
  });
}
