import type { IncomingMessage } from 'node:http';
import { Refusal } from './refusal.ts';

/** Maximum size of a body to read and discard, since a browser that is still sending misses the response. */
const maxDrainBytes = 1024 * 1024;

/** Reads a body as UTF-8 text. If it is too long, returns its start with the refusal. */
export async function readBody(request: IncomingMessage, maxBytes: number): Promise<Body> {
  const tooLong = new Refusal(413, 'tooLong', { Connection: 'close' });
  if (Number(request.headers['content-length']) > maxDrainBytes) throw tooLong;
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    // Keep the connection for the response.
    for await (const chunk of request.iterator({ destroyOnReturn: false })) {
      if (length < maxBytes) chunks.push(chunk.subarray(0, maxBytes - length));
      length += chunk.length;
      if (length > maxDrainBytes) throw tooLong;
    }
  } catch (error) {
    // Otherwise the client has disconnected.
    throw error === tooLong ? tooLong : new Refusal(400, 'notRead');
  }
  const isCut = length > maxBytes;
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks), { stream: isCut });
    return isCut ? { text: withoutCutCharacter(text), refusal: tooLong } : { text };
  } catch {
    throw new Refusal(400, 'notText');
  }
}

type Body = { text: string; refusal?: Refusal };

/** Removes the start of a percent-encoded character from the end of a text. */
function withoutCutCharacter(text: string): string {
  // At most eleven characters: three bytes of four, and a part of the last, such as `%F0%9F%9A%9`.
  const shortened = Array.from({ length: 12 }, (_, cut) => text.slice(0, text.length - cut));
  return shortened.find((start) => tryDecode(start) !== undefined) ?? text;
}

/** Decodes percent-encoded text; undefined if the encoding is malformed. */
export function tryDecode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
