import type { Site } from '../schema/site.ts';
import { countOf, type KeyPath, type Warning } from '../site/problem.ts';
import { parseStablePath } from '../site/stable-key-path.ts';

/** One warning that lists what the owner has not confirmed, in detail with a line for each entry. */
export function unconfirmedWarnings(site: Site, { details = false } = {}): Warning[] {
  const entries = site.unconfirmed;
  if (entries.length === 0) return [];
  const count = countOf(entries.length, 'entry is', 'entries are');
  const text = details
    ? [`${count} not confirmed by the owner (unconfirmed):`, ...entries.map(formatEntry)].join('\n')
    : `${count} not confirmed by the owner: ${places(entries)}; npm run check says what to confirm`;
  return [{ level: 'warning', text }];
}

/** Returns why a release is not possible yet: invented people and unverified places are never published. */
export function findReleaseBlockers(site: Site): string | undefined {
  const blockers = site.unconfirmed.filter(({ at }) =>
    [at].flat().some((place) => isPersonOrPlace(parseStablePath(site, place).path)),
  );
  if (blockers.length === 0) return undefined;
  return [
    'This site cannot be released yet. The owner has not confirmed:',
    ...blockers.map(formatEntry),
    'Once confirmed, remove the entry from "unconfirmed" in the site definition; otherwise remove what it names.',
    'To try the site as it is: npm run build, or npm run release -- --allow-unconfirmed.',
  ].join('\n');
}

function isPersonOrPlace([table, key]: KeyPath): boolean {
  return table === 'testimonials' || (table === 'business' && (key === 'position' || key === undefined));
}

/** The keys of the entries, two deep. */
function places(entries: Site['unconfirmed']): string {
  const keys = entries.map(({ at }) => /^\w+(?:\.\w+|\[[^\]]*\])?/.exec([at].flat()[0] ?? '')?.[0]);
  return [...new Set(keys)].join(', ');
}

function formatEntry({ at, confirm }: Site['unconfirmed'][number]): string {
  return `  ${[at].flat().join(', ')}: ${confirm}`;
}
