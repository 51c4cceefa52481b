import { readdir } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { PagePolicies } from '../../../renderer/content-security.ts';
import { type Encoding, suffixes } from './choose-encoding.ts';

/** A file of the built site, by name alone: what is in it is read when somebody asks for it. */
export type KnownFile = {
  /** The file, seen from the site's folder: `locations/smallham.html`. */
  name: string;
  /** `.html`, `.css`. */
  extension: string;
  /** What the build compressed it to. */
  siblings: readonly Encoding[];
  /** The content security policy of a page that was rendered. */
  policy: string | undefined;
  /** In which encodings it is offered; unknown until it is read for the first time. */
  encodings?: readonly Encoding[];
};

/** Every combination once, since a hundred thousand files have the same few. */
const combinations: readonly (readonly Encoding[])[] = [[], ['br'], ['gzip'], ['br', 'gzip']];

/**
 * Lists the built site by the path that a browser asks for: `/contact` for contact.html. A request is only ever looked
 * up in this list, so that no path can lead out of the folder. A link to elsewhere is no file and is left out.
 */
export async function listFiles(dir: string, policies: PagePolicies): Promise<Map<string, KnownFile>> {
  const policyOf = new Map(Object.entries(policies).flatMap(([policy, names]) => names.map((name) => [name, policy])));
  const files = new Map<string, KnownFile>();
  const folders = [''];
  for (const folder of folders) {
    const entries = await readdir(join(dir, folder), { withFileTypes: true });
    const names = new Set(entries.filter((entry) => entry.isFile()).map(({ name }) => name));
    for (const entry of entries) if (entry.isDirectory()) folders.push(`${folder}${entry.name}/`);
    for (const name of names) {
      if (isSibling(name, names)) continue;
      const found = (Object.keys(suffixes) as Encoding[]).filter((encoding) => names.has(name + suffixes[encoding]));
      const siblings = combinations.find((list) => list.join() === found.join()) ?? found;
      const file = { name: folder + name, extension: extname(name), siblings, policy: policyOf.get(folder + name) };
      files.set(urlPath(file.name), file);
    }
  }
  return files;
}

function isSibling(name: string, names: ReadonlySet<string>): boolean {
  return Object.values(suffixes).some((suffix) => name.endsWith(suffix) && names.has(name.slice(0, -suffix.length)));
}

function urlPath(name: string): string {
  if (name === 'index.html') return '/';
  return `/${name.replace(/(\/index)?\.html$/, '')}`;
}
