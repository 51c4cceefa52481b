import type { AcceptedContradiction } from '../../schema/accepted-contradiction.ts';
import type { Site } from '../../schema/site.ts';
import { formatKeyPath, type KeyPath } from '../../site/problem.ts';
import type { Contradiction } from './finding.ts';
import { namePlace } from './name-place.ts';
import { listInWords } from './words.ts';

/**
 * Takes out what the definition accepts, and adds what it accepts in vain: an acceptance that nobody needs would hide
 * the next contradiction of its place.
 */
export function applyAcceptances(site: Site, found: readonly Contradiction[]): Contradiction[] {
  const acceptances = site.acceptedContradictions.flatMap(listPlaces);
  const takes = ({ rule, at }: Acceptance, { rule: name, path }: Contradiction) =>
    name === rule && (at === namePlace(site, path) || at === formatKeyPath(path));

  const left = found.flatMap((contradiction): Contradiction[] => {
    const acceptance = acceptances.find((each) => takes(each, contradiction));
    if (!acceptance) return [contradiction];
    const beyond = partsBeyond(contradiction.parts, acceptance.only);
    if (beyond.length === 0) return [];
    const message = `${contradiction.message} (accepted, but not for ${listInWords(beyond)})`;
    return [{ ...contradiction, message, parts: beyond }];
  });
  const stale = acceptances.flatMap((acceptance): Contradiction[] => {
    const covered = found.find((contradiction) => takes(acceptance, contradiction));
    const gone = covered ? partsBeyond(acceptance.only, covered.parts ?? []) : undefined;
    if (gone?.length === 0) return [];
    const message = gone ? sayGone(gone) : sayNothing(acceptance, movedTo(site, acceptance, left));
    return [
      { rule: 'stale-acceptance', path: gone ? acceptance.onlyPath : acceptance.path, message, severity: 'fail' },
    ];
  });
  return [...left, ...stale];
}

/** An acceptance of one place. */
type Acceptance = Omit<AcceptedContradiction, 'at'> & { at: string; path: KeyPath; onlyPath: KeyPath };

function listPlaces(entry: AcceptedContradiction, index: number): Acceptance[] {
  const path: KeyPath = ['acceptedContradictions', index, 'at'];
  const onlyPath: KeyPath = ['acceptedContradictions', index, 'only'];
  if (typeof entry.at === 'string') return [{ ...entry, at: entry.at, path, onlyPath }];
  return entry.at.map((at, place) => ({ ...entry, at, path: [...path, place], onlyPath }));
}

/** Those of the first list that the second leaves out; without a second list, nothing is left out. */
function partsBeyond(parts: readonly string[] = [], only?: readonly string[]): string[] {
  return only ? parts.filter((part) => !only.includes(part)) : [];
}

/** Where a place that is no longer found may have gone: what the same rule finds at the same key and nobody accepts. */
function movedTo(site: Site, { rule, at }: Acceptance, left: readonly Contradiction[]): string | undefined {
  const sameRule = left.filter((contradiction) => contradiction.rule === rule).map(({ path }) => namePlace(site, path));
  const lastKey = (place: string) => place.split('.').at(-1);
  return sameRule.find((place) => lastKey(place) === lastKey(at)) ?? sameRule[0];
}

function sayNothing({ rule, at }: Acceptance, moved: string | undefined): string {
  const hint = moved ? ` Did it move to "${moved}"?` : ' Take it out.';
  return `accepts ${rule} at "${at}", where nothing is found any more.${hint}`;
}

function sayGone(gone: readonly string[]): string {
  return `names ${listInWords(gone)}, which the finding names no more; take ${gone.length > 1 ? 'them' : 'it'} out`;
}
