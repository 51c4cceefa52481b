import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Compression levels by the suffix of the copy. Without a level no copy is made. */
export type Compression = { '.br': number; '.gz'?: number };

const compressible = new Set(['.html', '.css', '.js', '.mjs', '.svg', '.json', '.xml', '.txt', '.webmanifest', '.ico']);

/** Below this size a compressed copy saves no packet. */
const minBytes = 200;

/** Number of threads in libuv's pool. */
const maxConcurrent = 4;

/** Maximum number of pages for the best compression (docs/decisions/0060-pages-within-a-bound.md). */
const maxSmallSite = 200;

/** Returns the best levels for a small site; for a large one, 10 % more bytes in a fortieth of the time. */
export function compressionFor(pages: number): Compression {
  return pages <= maxSmallSite ? { '.br': 11, '.gz': 9 } : { '.br': 5 };
}

const compressors = {
  '.br': (content: Buffer, level: number) =>
    promisify(brotliCompress)(content, {
      params: { [constants.BROTLI_PARAM_QUALITY]: level, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
    }),
  '.gz': (content: Buffer, level: number) => promisify(gzip)(content, { level }),
};

/** Compresses files in the background. */
export type Compressor = {
  add: (files: Iterable<string>) => void;
  /** Waits for all copies and returns their paths. */
  finish: () => Promise<string[]>;
};

/**
 * Writes compressed copies next to text files, where static hosts expect them, on libuv's threads. Skips copies that
 * are newer than their file.
 */
export function startCompressing(compression: Compression): Compressor {
  const waiting: string[] = [];
  const copies: string[] = [];
  const workers: Promise<void>[] = [];
  let working = 0;
  const work = async () => {
    working += 1;
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
      copies.push(...(await compressFile(name, compression)));
    }
    // In the same turn as the last shift, so no file is left to a worker that has ended.
    working -= 1;
  };
  return {
    add(files) {
      for (const name of files) {
        if (!compressible.has(extname(name))) continue;
        waiting.push(name);
        if (working === maxConcurrent) continue;
        const worker = work();
        // `finish` rethrows the failure.
        worker.catch(() => undefined);
        workers.push(worker);
      }
    },
    async finish() {
      await Promise.all(workers);
      return copies;
    },
  };
}

async function compressFile(name: string, compression: Compression): Promise<string[]> {
  const { mtimeMs, size } = await stat(name);
  if (size < minBytes) return [];
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
