import { extname } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip as gzipCompress } from 'node:zlib';
import { contentType } from 'mime-types';

/** Minimum size worth compressing; below it, compression saves no packet. */
export const minCompressedBytes = 200;

/** Whether a type of file is worth compressing. Pictures, fonts and videos are compressed already. */
export function isCompressible(name: string): boolean {
  return compressible.test(contentType(extname(name)) || '');
}

const compressible = /^(text\/|application\/(json|xml|manifest)|image\/(svg|vnd\.microsoft\.icon))/;

export function brotli(content: Buffer, quality: number): Promise<Buffer> {
  return promisify(brotliCompress)(content, { params: brotliParams(content, quality) });
}

export function brotliParams(content: Buffer, quality: number) {
  return { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
}

export function gzip(content: Buffer, level: number): Promise<Buffer> {
  return promisify(gzipCompress)(content, { level });
}
