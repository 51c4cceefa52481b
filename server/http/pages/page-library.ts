import { LRUCache } from 'lru-cache';
import type { PagePolicies } from '../../../renderer/content-security.ts';
import type { Site } from '../../../schema/site.ts';
import { chooseEncoding, type Encoding } from './choose-encoding.ts';
import { type KeptFile, keepFile } from './keep-file.ts';
import { type KnownFile, listFiles } from './list-files.ts';
import { findEncodings, readFile } from './read-file.ts';

/** How many different Accept-Encoding headers are remembered; browsers send a handful. */
const mostHeaders = 100;

/**
 * The built site: all names are known from the start, contents come into memory when they are asked for and stay there
 * up to a bound. Who is asked for often never leaves it, and costs no call to the file system.
 */
export async function openLibrary({ dir, site, policies, maxBytes }: LibraryOptions): Promise<PageLibrary> {
  const files = await listFiles(dir, policies);
  const kept = new LRUCache<string, KeptFile>({ maxSize: maxBytes, sizeCalculation: ({ bytes }) => bytes });
  const choices = new LRUCache<string, { encoding: Encoding | undefined }>({ max: mostHeaders });
  const reading = new Map<string, Promise<KeptFile | undefined>>();

  const choose = (accepted: string, encodings: readonly Encoding[]) => {
    if (accepted === '' || encodings.length === 0) return undefined;
    const key = encodings.length === 2 ? accepted : `${encodings[0]} of ${accepted}`;
    const known = choices.get(key);
    if (known) return known.encoding;
    const encoding = chooseEncoding(accepted, encodings);
    choices.set(key, { encoding });
    return encoding;
  };

  const read = async (file: KnownFile, path: string, encoding: Encoding | undefined) => {
    const found = await readFile(dir, file, encoding);
    if (!found) return undefined;
    if (encoding && found.body.length >= found.plain.length) {
      file.encodings = file.encodings?.filter((other) => other !== encoding) ?? [];
      return undefined;
    }
    return keepFile({ body: found.body, path, file, encoding, site });
  };

  const load = async (path: string, accepted: string): Promise<KeptFile | undefined> => {
    const file = files.get(path);
    if (!file) return undefined;
    file.encodings ??= await findEncodings(dir, file);
    const encoding = choose(accepted, file.encodings);
    const key = keyOf(file, encoding);
    const found = kept.get(key);
    if (found) return found;
    // Many who ask at once for what is not there yet wait for one read.
    const begun = reading.get(key) ?? read(file, path, encoding).finally(() => reading.delete(key));
    reading.set(key, begun);
    const loaded = await begun;
    if (loaded) kept.set(key, loaded);
    else if (encoding && !file.encodings.includes(encoding)) return load(path, accepted);
    return loaded;
  };

  return {
    size: files.size,
    has: (path) => files.has(path),
    policyOf: (path) => files.get(path)?.policy,
    find(path, accepted) {
      const file = files.get(path);
      return file?.encodings && kept.get(keyOf(file, choose(accepted, file.encodings)));
    },
    load,
    keptBytes: () => kept.calculatedSize,
  };
}

function keyOf(file: KnownFile, encoding: Encoding | undefined): string {
  return encoding ? `${encoding}:${file.name}` : file.name;
}

export type PageLibrary = {
  /** How many files there are. */
  size: number;
  has: (path: string) => boolean;
  /** The content security policy of a page that was rendered. */
  policyOf: (path: string) => string | undefined;
  /** What is in memory for this path and Accept-Encoding, if it is. */
  find: (path: string, accepted: string) => KeptFile | undefined;
  /** The same, read if need be; undefined where there is no such file. */
  load: (path: string, accepted: string) => Promise<KeptFile | undefined>;
  /** How much of the bound is used. */
  keptBytes: () => number;
};

type LibraryOptions = {
  /** The folder of the built site. */
  dir: string;
  site: Pick<Site, 'voiceAssistant'>;
  policies: PagePolicies;
  /** How much may be kept in memory. */
  maxBytes: number;
};
