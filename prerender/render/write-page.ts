import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

/** A file as it lies on the disk: enough to see that nobody has touched it since. */
export type FileMark = { mtimeMs: number; size: number };

const known = new Set<string>();

/**
 * Writes a page where it differs from what lies there, and its Brotli copy when a quality is given.
 * Synchronous, since waiting for one small file after the other takes five times as long.
 */
export function writePage(file: string, html: string, brotliQuality: number | undefined): FileMark {
  // Given text with a sign beyond ASCII, Node takes three times as long to write it as it does for these bytes.
  const content = Buffer.from(html);
  const isSame = markOf(file)?.size === content.length && readFileSync(file).equals(content);
  if (!isSame) {
    makeFolder(dirname(file));
    writeFileSync(file, content);
  }
  const compressed = `${file}.br`;
  if (brotliQuality !== undefined && !(isSame && markOf(compressed))) {
    writeFileSync(compressed, compress(content, brotliQuality));
  }
  return markOf(file) as FileMark;
}

/** The mark of a file, or undefined where there is none. */
export function markOf(file: string): FileMark | undefined {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats && { mtimeMs: stats.mtimeMs, size: stats.size };
}

function compress(content: Buffer, quality: number): Buffer {
  return brotliCompressSync(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
  });
}

function makeFolder(dir: string): void {
  if (known.has(dir)) return;
  mkdirSync(dir, { recursive: true });
  known.add(dir);
}
