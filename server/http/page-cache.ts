import { hash } from 'node:crypto';
import { constants } from 'node:fs';
import { type FileHandle, open, readdir } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { extname, join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { contentType } from 'mime-types';
import Negotiator from 'negotiator';
import { brotli, gzip, isCompressible, minCompressedBytes } from '../../renderer/compression.ts';
import { fileHeaders } from '../../renderer/response-headers.ts';
import { pageAddress } from '../../site/paths.ts';
import { codeOf } from '../error-codes.ts';

/** Approximate memory overhead of a cached file besides its content. */
const overheadBytes = 2_500;

/** Opens the built site. Lists names at the start; reads contents on demand and caches them up to a limit. */
export async function openPages({ dir, policies, maxBytes }: PageCacheOptions) {
  const files = await listFiles(dir);
  const initialPolicies = policies();
  // Concurrent requests for a file share one read.
  const cache = new LRUCache<string, CachedFile, { file: SiteFile; encoding: Encoding | undefined }>({
    maxSize: maxBytes,
    sizeCalculation: ({ body }) => body.length + overheadBytes,
    fetchMethod: (_key, _stale, { context: { file, encoding } }) =>
      readFile(dir, file, { encoding, policy: policies().get(file.name) }),
  });
  return {
    size: files.size,
    has: (path: string) => files.has(path),
    /** Returns the policy that a page had at the start, which replies to forms still use. */
    policyOf: (path: string) => initialPolicies.get(files.get(path)?.name ?? ''),
    async read(path: string, request: IncomingMessage): Promise<CachedFile | undefined> {
      const file = files.get(path);
      if (!file) return undefined;
      const encoding = chooseEncoding(request, file.encodings);
      return cache.fetch(`${encoding ?? ''}:${file.name}`, { context: { file, encoding } });
    },
    cachedBytes: () => cache.calculatedSize,
  };
}

/** Picks the encoding that the browser prefers, or the smaller of equally preferred ones. */
function chooseEncoding(request: IncomingMessage, available: readonly Encoding[]): Encoding | undefined {
  if (available.length === 0) return undefined;
  // negotiator's types lack the options of `encoding`.
  const negotiator = new Negotiator(request) as unknown as {
    encoding: (available: readonly string[], options: { preferred: readonly string[] }) => string | undefined;
  };
  const chosen = negotiator.encoding([...available, 'identity'], { preferred: encodings });
  return available.find((encoding) => encoding === chosen);
}

function headersOf(file: SiteFile, body: Buffer, { encoding, policy }: Variant): Record<string, string> {
  return {
    ...fileHeaders({ ...file, policy }),
    // A strong ETag, of the encoded bytes.
    ETag: `"${hash('sha256', body, 'base64url').slice(0, 20)}"`,
    ...(file.encodings.length > 0 && { Vary: 'Accept-Encoding' }),
    'Content-Type': file.type,
    ...(encoding ? { 'Content-Encoding': encoding } : { 'Accept-Ranges': 'bytes' }),
  };
}

export type CachedFile = { body: Buffer; headers: Readonly<Record<string, string>> };

export type PageCache = Awaited<ReturnType<typeof openPages>>;

type PageCacheOptions = { dir: string; policies: () => ReadonlyMap<string, string>; maxBytes: number };

type Variant = { encoding: Encoding | undefined; policy: string | undefined };

const suffixes = { br: '.br', gzip: '.gz' } as const;

type Encoding = keyof typeof suffixes;

const encodings: readonly Encoding[] = ['br', 'gzip'];

type SiteFile = {
  /** Path relative to the site's folder: `locations/smallham.html`. */
  name: string;
  extension: string;
  type: string;
  /** Encodings to offer; emptied once one turns out not to make the file smaller. */
  encodings: readonly Encoding[];
};

/** Lists the files by request path, `/contact` for contact.html. Only these are served, so none outside the folder. */
export async function listFiles(dir: string): Promise<Map<string, SiteFile>> {
  const files = new Map<string, SiteFile>();
  const folders = [''];
  for (const folder of folders) {
    const entries = await readdir(join(dir, folder), { withFileTypes: true });
    const names = new Set(entries.filter((entry) => entry.isFile()).map(({ name }) => name));
    for (const entry of entries) if (entry.isDirectory()) folders.push(`${folder}${entry.name}/`);
    for (const base of names) {
      if (Object.values(suffixes).some((suffix) => base.endsWith(suffix) && names.has(base.slice(0, -suffix.length))))
        continue;
      const name = folder + base;
      const extension = extname(name);
      const type = contentType(extension) || 'application/octet-stream';
      files.set(pageAddress(name), { name, extension, type, encodings: isCompressible(name) ? encodings : [] });
    }
  }
  return files;
}

/** Reads a file in an encoding, or plain if that is not larger; undefined if it no longer exists. */
async function readFile(dir: string, file: SiteFile, { encoding, policy }: Variant): Promise<CachedFile | undefined> {
  const plain = await readPlainFile(join(dir, file.name));
  if (!plain) return undefined;
  if (encoding) {
    const copy = await readPlainFile(join(dir, file.name + suffixes[encoding]));
    // A compressed copy older than its file belongs to an earlier build.
    const isCurrent = copy && copy.modifiedMs >= plain.modifiedMs;
    const body = isCurrent ? copy.content : await compress(plain.content, encoding);
    if (body.length < plain.content.length) return { body, headers: headersOf(file, body, { encoding, policy }) };
    // If one encoding does not help, neither does the other.
    file.encodings = [];
  }
  return { body: plain.content, headers: headersOf(file, plain.content, { encoding: undefined, policy }) };
}

async function readPlainFile(path: string): Promise<{ content: Buffer; modifiedMs: number } | undefined> {
  let handle: FileHandle | undefined;
  try {
    // Do not follow a link that has replaced the file: it could lead to any file on the machine.
    handle = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW);
    const { mtimeMs } = await handle.stat();
    return { content: await handle.readFile(), modifiedMs: mtimeMs };
  } catch (error) {
    if (['ENOENT', 'ELOOP', 'ENOTDIR'].includes(codeOf(error))) return undefined;
    throw error;
  } finally {
    await handle?.close();
  }
}

/** Compresses what the build did not, with Brotli 5: quality 11 takes 45 times as long to save another tenth. */
async function compress(content: Buffer, encoding: Encoding): Promise<Buffer> {
  if (content.length < minCompressedBytes) return content;
  const packed = await (encoding === 'gzip' ? gzip(content, 6) : brotli(content, 5));
  // Copy it, because zlib returns a slice that would keep its whole 16 kB block in the cache.
  const body = Buffer.allocUnsafeSlow(packed.length);
  packed.copy(body);
  return body;
}
