import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';
import type { PagePolicies } from '../../renderer/content-security.ts';
import { fileHeaders } from '../../renderer/response-headers.ts';
import {
  contentTypeOf,
  type Encoding,
  encodings,
  findEncodings,
  listFiles,
  readFile,
  type SiteFile,
} from './page-files.ts';

/** Approximate memory overhead of a cached file, besides its content and its ETag. */
const overheadBytes = 2_500;

/**
 * Opens the built site. Names are listed at the start; contents are read on demand and cached up to a limit, so that a
 * popular page needs no file system call.
 */
export async function openPages({ dir, policies, maxBytes }: PageCacheOptions) {
  const files = await listFiles(dir, policies);
  const cache = new LRUCache<string, CachedFile>({
    maxSize: maxBytes,
    sizeCalculation: ({ body }) => body.length + overheadBytes,
  });
  const pending = new Map<string, ReturnType<typeof load>>();

  const load = async (file: SiteFile, encoding: Encoding | undefined) => {
    const body = await readFile(dir, file, encoding);
    return body === undefined || body === 'too large' ? body : { body, headers: headersOf(file, body, encoding) };
  };

  /** Returns the file for a path in an encoding that the request accepts, or undefined if there is none. */
  const read = async (path: string, request: IncomingMessage): Promise<CachedFile | undefined> => {
    const file = files.get(path);
    if (!file) return undefined;
    file.encodings ??= await findEncodings(dir, file);
    const encoding = chooseEncoding(request, file.encodings);
    const key = `${encoding ?? ''}:${file.name}`;
    const cached = cache.get(key);
    if (cached) return cached;
    // Concurrent requests for the same file share one read.
    const loading = pending.get(key) ?? load(file, encoding).finally(() => pending.delete(key));
    pending.set(key, loading);
    const loaded = await loading;
    if (loaded === 'too large') {
      file.encodings = file.encodings.filter((other) => other !== encoding);
      return read(path, request);
    }
    if (loaded) cache.set(key, loaded);
    return loaded;
  };

  return {
    size: files.size,
    has: (path: string) => files.has(path),
    /** Returns the content security policy of a page that the build rendered. */
    policyOf: (path: string) => files.get(path)?.policy,
    read,
    cachedBytes: () => cache.calculatedSize,
  };
}

/** Picks the encoding that the browser prefers; among equals, the smaller. */
function chooseEncoding(request: IncomingMessage, available: readonly Encoding[]): Encoding | undefined {
  if (available.length === 0) return undefined;
  // The types of negotiator lack the options of `encoding`.
  const negotiator = new Negotiator(request) as unknown as { encoding: Choose };
  const chosen = negotiator.encoding([...available, 'identity'], { preferred: encodings });
  return available.find((encoding) => encoding === chosen);
}

type Choose = (available: readonly string[], options: { preferred: readonly string[] }) => string | undefined;

function headersOf(file: SiteFile, body: Buffer, encoding: Encoding | undefined): Record<string, string> {
  return {
    ...fileHeaders(file),
    // A strong ETag, of the bytes sent, so different for each encoding.
    ETag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 20)}"`,
    ...((file.encodings?.length ?? 0) > 0 && { Vary: 'Accept-Encoding' }),
    'Content-Type': contentTypeOf(file),
    ...(encoding ? { 'Content-Encoding': encoding } : { 'Accept-Ranges': 'bytes' }),
  };
}

/** A file in one encoding, with the headers to send it with. */
export type CachedFile = { body: Buffer; headers: Readonly<Record<string, string>> };

export type PageCache = Awaited<ReturnType<typeof openPages>>;

type PageCacheOptions = {
  /** The folder of the built site. */
  dir: string;
  policies: PagePolicies;
  /** Maximum size of the cache in memory. */
  maxBytes: number;
};
