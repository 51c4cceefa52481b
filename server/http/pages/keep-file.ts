import { createHash } from 'node:crypto';
import { contentSecurityPolicy } from '../../../renderer/content-security.ts';
import type { Site } from '../../../schema/site.ts';
import { securityHeaders } from '../security-headers.ts';
import type { Encoding } from './choose-encoding.ts';
import { contentTypeOf } from './content-types.ts';
import type { KnownFile } from './list-files.ts';

/** A drawing opened by itself may style itself and do nothing else. */
const drawingPolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";

/** An HTML file that the build did not render, such as a proof of ownership, may use our own files and nothing inline. */
const ownFilesPolicy = contentSecurityPolicy({ scripts: [], styles: [], pictureOrigins: [] }, undefined);

/** What a file takes in memory beside its content and headers. */
const overheadBytes = 500;

/** Makes of a file's content all that its answers need, so that a request for it only has to write. */
export function keepFile({ body, path, file, encoding, site }: FileContent): KeptFile {
  // Of the very bytes that are sent: a strong ETag, for each encoding another.
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 20)}"`;
  const policy = policyOf(file);
  const shared = {
    ...securityHeaders(site),
    ...(policy && { 'Content-Security-Policy': policy }),
    'Cache-Control': cacheControl(file, path),
    ETag: etag,
    ...((encoding || (file.encodings?.length ?? 0) > 0) && { Vary: 'Accept-Encoding' }),
  };
  const type = { 'Content-Type': contentTypeOf(file.extension) };
  const length = { 'Content-Length': String(body.length) };
  const full = { ...shared, ...type, ...(encoding ? { 'Content-Encoding': encoding } : { 'Accept-Ranges': 'bytes' }) };
  const headers = Object.entries({ ...full, ...length }).flat();
  return {
    etag,
    body,
    isPlain: encoding === undefined,
    headers,
    unchangedHeaders: Object.entries(shared).flat(),
    rangeHeaders: Object.entries(full).flat(),
    bytes: body.length + 2 * headers.join('').length + overheadBytes,
  };
}

function policyOf({ extension, policy }: KnownFile): string | undefined {
  if (extension === '.html') return policy ?? ownFilesPolicy;
  return extension === '.svg' ? drawingPolicy : undefined;
}

function cacheControl({ extension }: KnownFile, path: string): string {
  // Files below /assets/ carry a hash of their content in their name.
  if (path.startsWith('/assets/')) return 'public, max-age=31536000, immutable';
  return extension === '.html' ? 'no-cache' : 'public, max-age=3600';
}

type FileContent = {
  /** As it is sent. */
  body: Buffer;
  path: string;
  file: KnownFile;
  encoding: Encoding | undefined;
  site: Pick<Site, 'voiceAssistant'>;
};

/** A file in one encoding, ready to be sent. Headers are names and values in turn, as node:http writes them fastest. */
export type KeptFile = {
  etag: string;
  body: Buffer;
  /** Whether it is sent as it is: only then are there parts of it. */
  isPlain: boolean;
  headers: readonly string[];
  /** For 304: those that hold for what the browser has. */
  unchangedHeaders: readonly string[];
  /** For a part: all but its length. */
  rangeHeaders: readonly string[];
  /** What it takes in memory, about. */
  bytes: number;
};
