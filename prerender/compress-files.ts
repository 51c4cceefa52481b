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

/** Compresses the files that it is given while others are still being made. */
export type Compressor = {
  add: (files: Iterable<string>) => void;
  /** Waits for the last, and returns the copies that there are now. */
  finish: () => Promise<string[]>;
};

/**
 * Writes compressed copies beside every text file that it is given, as static hosts expect them, on threads of their
 * own. A copy newer than its file is kept.
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
    // At once, so that no file is ever left to a worker that has ended.
    working -= 1;
  };
  return {
    add(files) {
      for (const name of files) {
        if (!compressible.has(extname(name))) continue;
        waiting.push(name);
        if (working === atOnce) continue;
        const worker = work();
        // What fails is told by `finish`.
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
