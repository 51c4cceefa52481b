import { closeSync, openSync, readSync } from 'node:fs';

const binary = /\.(?:png|jpe?g|gif|webp|avif|ico|svg|woff2?|ttf|otf)$/i;

/** Explains why a picture or font cannot be shown: something else was stored under its name. */
export function explainContent(file: string): string | undefined {
  if (!binary.test(file)) return undefined;
  const start = readStart(file);
  if (start === '') return 'is an empty file';
  if (start.startsWith('version https://git-lfs')) return 'is a pointer of Git LFS; fetch the file before building';
  return /^\s*<(?:!doctype html|html)\b/i.test(start) ? 'is a page under the name of another file' : undefined;
}

function readStart(file: string): string {
  const bytes = Buffer.alloc(64);
  const descriptor = openSync(file, 'r');
  try {
    return bytes.toString('latin1', 0, readSync(descriptor, bytes));
  } finally {
    closeSync(descriptor);
  }
}
