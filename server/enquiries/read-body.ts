import type { IncomingMessage } from 'node:http';
import { refusal } from '../http/refusal.ts';

/** More than every field at its longest, with room for percent-encoding. */
export const bodyLimit = 32 * 1024;

/** Up to here a body that is too long is still read to its end, so that the browser gets to see the answer. */
const drainLimit = 1024 * 1024;

/** Reads a body of bounded size as UTF-8. */
export async function readBody(request: IncomingMessage): Promise<string> {
  const bytes = await readBytes(request);
  try {
    return utf8.decode(bytes);
  } catch {
    throw refusal(400, 'The text of this form could not be read; please send it as UTF-8.');
  }
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

function readBytes(request: IncomingMessage): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const tooLong = () =>
      refusal(413, 'This is too long to send; please shorten your message.', { Connection: 'close' });
    if (Number(request.headers['content-length']) > drainLimit) return reject(tooLong());
    const chunks: Buffer[] = [];
    let length = 0;
    let isComplete = false;
    request.on('data', (chunk: Buffer) => {
      length += chunk.length;
      if (length <= bodyLimit) chunks.push(chunk);
      if (length > drainLimit) reject(tooLong());
    });
    request.on('end', () => {
      isComplete = true;
      if (length > bodyLimit) reject(tooLong());
      else resolve(Buffer.concat(chunks));
    });
    // A visitor who left reads no answer; the promise must end all the same.
    const endEarly = () => {
      if (!isComplete) reject(refusal(400, 'The request ended before all of it had arrived.'));
    };
    request.on('close', endEarly);
    request.on('error', endEarly);
  });
}
