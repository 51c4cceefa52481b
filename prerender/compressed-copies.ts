import { readFile, rm, stat } from 'node:fs/promises';
import { extname } from 'node:path';
import { brotli, gzip, isCompressible, minCompressedBytes } from '../renderer/compression.ts';
import { hasCopy, writeAtomically } from './files.ts';

/** Compression levels by suffix of the copy. No level means no copy. */
export type Compression = { '.br': number; '.gz'?: number };

/** Maximum number of pages for the best compression (docs/decisions/0060-pages-within-a-bound.md). */
const maxSmallSite = 200;

/** For scripts and small sites. Brotli 11 would save another 2 % but take two and a half times as long. */
export const bestCompression: Compression = { '.br': 10, '.gz': 9 };

/** Returns the best levels for a small site; for a large one, 8 % more bytes in a fifteenth of the time. */
export function compressionFor(pages: number): Compression {
  return pages <= maxSmallSite ? bestCompression : { '.br': 5 };
}

/** What a server sends in the first round trip. Only for a page above it is Brotli 11 worth the time. */
const firstFlightBytes = 14_000;

const compressors = {
  '.br': async (content: Buffer, level: number, name: string) => {
    const packed = await brotli(content, level);
    const isTooLong = packed.length > firstFlightBytes && extname(name) === '.html';
    return isTooLong && level === bestCompression['.br'] ? brotli(content, 11) : packed;
  },
  '.gz': gzip,
};

/** Writes compressed copies of text files unless they are up to date, on libuv's threads. Returns their paths. */
export async function compressFiles(files: Iterable<string>, compression: Compression): Promise<string[]> {
  const compressible = [...files].filter(isCompressible);
  const copies = await Promise.all(compressible.map((name) => compressFile(name, compression)));
  return copies.flat();
}

async function compressFile(name: string, compression: Compression): Promise<string[]> {
  const { size } = await stat(name);
  if (size < minCompressedBytes) return [];
  const copies: string[] = [];
  for (const suffix of ['.br', '.gz'] as const) {
    const level = compression[suffix];
    if (level === undefined) continue;
    const copy = name + suffix;
    if (!hasCopy(name, suffix)) {
      const content = await readFile(name);
      const packed = await compressors[suffix](content, level, name);
      if (packed.length >= content.length) {
        await rm(copy, { force: true });
        continue;
      }
      writeAtomically(copy, packed);
    }
    copies.push(copy);
  }
  return copies;
}
