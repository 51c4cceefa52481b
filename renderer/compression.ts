import { extname } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip as gzipCompress } from 'node:zlib';
import { contentType } from 'mime-types';

/** Below this size a compressed copy saves no packet. */
export const minCompressedBytes = 200;

/** Whether a file is of a type worth compressing: pictures, fonts and videos already are. */
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
