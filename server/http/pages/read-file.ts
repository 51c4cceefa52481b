import { constants } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { join } from 'node:path';
import { type Encoding, encodings, suffixes } from './choose-encoding.ts';
import { compress, worthwhileBytes } from './compress.ts';
import { isCompressible } from './content-types.ts';
import type { KnownFile } from './list-files.ts';

/** Reads a file as it is and as it may be sent, or nothing where it is gone since the start, or has become a link. */
export async function readFile(
  dir: string,
  file: KnownFile,
  encoding: Encoding | undefined,
): Promise<Read | undefined> {
  const plain = await readPlainFile(join(dir, file.name));
  if (!plain) return undefined;
  if (!encoding) return { plain: plain.content, body: plain.content };
  const sibling = file.siblings.includes(encoding)
    ? await readPlainFile(join(dir, file.name + suffixes[encoding]))
    : undefined;
  // A sibling that is older was made of another version.
  const isOfThis = sibling && sibling.modifiedMs >= plain.modifiedMs;
  return { plain: plain.content, body: isOfThis ? sibling.content : tighten(await compress(plain.content, encoding)) };
}

/** In which encodings a file may be worth sending. */
export async function findEncodings(dir: string, file: KnownFile): Promise<readonly Encoding[]> {
  if (file.siblings.length > 0 || !isCompressible(file.extension)) return file.siblings;
  const plain = await readPlainFile(join(dir, file.name));
  return plain && plain.content.length >= worthwhileBytes ? encodings : [];
}

async function readPlainFile(path: string): Promise<{ content: Buffer; modifiedMs: number } | undefined> {
  let handle: FileHandle | undefined;
  try {
    // Whoever can swap a file for a link must not be able to have any file of the machine served.
    handle = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW);
    const { mtimeMs } = await handle.stat();
    return { content: await handle.readFile(), modifiedMs: mtimeMs };
  } catch (error) {
    if (isGone(error)) return undefined;
    throw error;
  } finally {
    await handle?.close();
  }
}

function isGone(error: unknown): boolean {
  return error instanceof Error && 'code' in error && ['ENOENT', 'ELOOP', 'ENOTDIR'].includes(String(error.code));
}

/** A compressed page lies in a block of 16 kB, all of which would be kept. */
function tighten(content: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(content.length);
  content.copy(copy);
  return copy;
}

type Read = { plain: Buffer; body: Buffer };
