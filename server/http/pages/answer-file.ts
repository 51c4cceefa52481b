import type { IncomingHttpHeaders } from 'node:http';
import type { KeptFile } from './keep-file.ts';
import { readRange } from './read-range.ts';

/** What to answer with a file that is there: all of it, a part, or that the browser's copy is still the same. */
export function answerFile(file: KeptFile, method: string, asked: IncomingHttpHeaders): FileAnswer {
  const known = asked['if-none-match'];
  if (known !== undefined && names(known, file.etag)) return { status: 304, headers: file.unchangedHeaders };
  if (asked.range !== undefined && method === 'GET' && file.isPlain && isStillThis(asked['if-range'], file.etag)) {
    const { length } = file.body;
    const range = readRange(asked.range, length);
    if (range === 'none') return { status: 416, headers: withRange(file, `bytes */${length}`, 0) };
    if (range) {
      const body = file.body.subarray(range.start, range.end + 1);
      return {
        status: 206,
        headers: withRange(file, `bytes ${range.start}-${range.end}/${length}`, body.length),
        body,
      };
    }
  }
  return { status: 200, headers: file.headers, body: file.body };
}

/** Whether an If-None-Match lists this ETag; a proxy may have marked it as weak. */
function names(header: string, etag: string): boolean {
  if (header === etag) return true;
  return header.split(',').some((part) => [etag, `W/${etag}`, '*'].includes(part.trim()));
}

/** Parts fit together only if they are of one version; we send no dates, so none can prove it. */
function isStillThis(ifRange: IncomingHttpHeaders[string], etag: string): boolean {
  return ifRange === undefined || ifRange === etag;
}

function withRange(file: KeptFile, range: string, length: number): string[] {
  return [...file.rangeHeaders, 'Content-Range', range, 'Content-Length', String(length)];
}

export type FileAnswer = { status: 200 | 206 | 304 | 416; headers: readonly string[]; body?: Buffer };
