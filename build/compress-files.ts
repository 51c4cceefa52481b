import { statSync } from 'node:fs';
import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** How hard text is compressed, by the suffix of the copy; a copy without a level is not made. */
export type Compression = { '.br': number; '.gz'?: number };

const compressible = new Set(['.html', '.css', '.js', '.mjs', '.svg', '.json', '.xml', '.txt', '.webmanifest', '.ico']);

/** Below this a compressed file saves no packet. */
const worthwhileBytes = 200;

/** As many at a time as libuv has threads to compress on. */
const atOnce = 4;

/** Up to so many pages the best compression costs seconds; beyond, minutes. docs/decisions/0051-compression.md has the figures. */
const fewPages = 200;

/** The best there is for a small site; for a large one a tenth more bytes for a fortieth of the time. */
export function compressionFor(pages: number): Compression {
  return pages <= fewPages ? { '.br': 11, '.gz': 9 } : { '.br': 5 };
}

const compressors = {
  '.br': (content: Buffer, level: number) =>
    promisify(brotliCompress)(content, {
      params: { [constants.BROTLI_PARAM_QUALITY]: level, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
    }),
  '.gz': (content: Buffer, level: number) => promisify(gzip)(content, { level }),
};

/**
 * Writes compressed copies beside every text file among `files`, as static hosts expect them, and returns the copies
 * that there are now. A copy newer than its file is kept.
 */
export async function compressFiles(files: Iterable<string>, compression: Compression): Promise<string[]> {
  const queue = smallestFirst([...files].filter((name) => compressible.has(extname(name))));
  const copies: string[] = [];
  const work = async () => {
    for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
      copies.push(...(await compressFile(name, compression)));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return copies;
}

/** The queue is worked off from its end: the largest first, or all would wait for it at the end. */
function smallestFirst(files: readonly string[]): string[] {
  const sizes = new Map(files.map((file) => [file, statSync(file).size]));
  return [...files].sort((a, b) => (sizes.get(a) ?? 0) - (sizes.get(b) ?? 0));
}

async function compressFile(name: string, compression: Compression): Promise<string[]> {
  const { mtimeMs, size } = await stat(name);
  if (size < worthwhileBytes) return [];
  const copies: string[] = [];
  for (const suffix of ['.br', '.gz'] as const) {
    const level = compression[suffix];
    if (level === undefined) continue;
    const copy = name + suffix;
    if ((await modifiedMs(copy)) < mtimeMs) {
      const content = await readFile(name);
      const packed = await compressors[suffix](content, level);
      if (packed.length >= content.length) {
        await rm(copy, { force: true });
        continue;
      }
      await writeFile(copy, packed);
    }
    copies.push(copy);
  }
  return copies;
}

async function modifiedMs(name: string): Promise<number> {
  try {
    return (await stat(name)).mtimeMs;
  } catch {
    return Number.NEGATIVE_INFINITY;
  }
}
