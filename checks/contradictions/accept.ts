import type { AcceptedContradiction } from '../../schema/accepted-contradiction.ts';
import type { Site } from '../../schema/site.ts';
import { formatKeyPath, type KeyPath } from '../../site/key-path.ts';
import { suggest } from '../../site/nearest-name.ts';
import { formatStablePath, parseStablePath } from '../../site/stable-key-path.ts';
import type { Contradiction } from './facts.ts';
import { listInWords } from './words.ts';

/** Days before an acceptance expires in which its finding is a warning. */
const noticeDays = 30;

/**
 * Removes accepted contradictions, warns of those whose acceptance expires soon, and adds an error for each acceptance
 * that matches nothing, since it could hide a later contradiction.
 */
export function applyAcceptances(site: Site, found: readonly Contradiction[], today: string): Contradiction[] {
  const acceptances = site.acceptedContradictions.flatMap(listPlaces);
  const isAt = (at: string, path: KeyPath) => {
    const named = parseStablePath(site, at);
    return !named.missing && formatKeyPath(named.path) === formatKeyPath(path);
  };
  const matches = ({ rule, at }: Acceptance, { rule: name, path, others = [] }: Contradiction) =>
    name === rule && [path, ...others].some((place) => isAt(at, place));

  const remaining = found.flatMap((whole): Contradiction[] => {
    // Drop places whose acceptance does not expire soon; the rest stay one finding.
    const isAccepted = (path: KeyPath) =>
      acceptances.some(
        (each) => !each.only && each.rule === whole.rule && isAt(each.at, path) && daysLeft(each, today) > noticeDays,
      );
    const [path, ...others] = [whole.path, ...(whole.others ?? [])].filter((place) => !isAccepted(place));
    if (!path) return [];
    const contradiction = { ...whole, path, others };
    const covering = acceptances.filter((each) => matches(each, contradiction));
    const [acceptance] = covering;
    if (!acceptance) return [contradiction];
    const { until, only } = acceptance;
    const beyond = partsBeyond(contradiction.parts, only);
    const left = daysLeft(acceptance, today);
    if (left < 0) {
      return [{ ...contradiction, message: `${contradiction.message} (accepted until ${until}, which has passed)` }];
    }
    if (beyond.length > 0) {
      const message = `${contradiction.message} (accepted, but not for ${listInWords(beyond)})`;
      return [{ ...contradiction, message, parts: beyond }];
    }
    if (left > noticeDays) return [];
    const isWhole = only || [path, ...others].every((place) => covering.some(({ at }) => isAt(at, place)));
    const message = `${contradiction.message} (accepted until ${until}; decide before that day)`;
    return [isWhole ? { ...contradiction, severity: 'warn', message } : contradiction];
  });
  const stale = acceptances.flatMap((acceptance): Contradiction[] => {
    const covered = found.find((contradiction) => matches(acceptance, contradiction));
    const unmatched = covered ? partsBeyond(acceptance.only, covered.parts ?? []) : undefined;
    if (unmatched?.length === 0) return [];
    const message = unmatched
      ? sayUnmatched(unmatched)
      : sayStale(site, acceptance, movedTo(site, acceptance, remaining));
    return [
      { rule: 'stale-acceptance', path: unmatched ? acceptance.onlyPath : acceptance.path, message, severity: 'fail' },
    ];
  });
  const moved = acceptances.flatMap((each) =>
    parseStablePath(site, each.at).missing ? (movedTo(site, each, remaining) ?? []) : [],
  );
  const reported = new Set<string>();
  return [
    // An acceptance with a wrong path is one mistake; do not report its finding too.
    ...remaining.filter(({ path }) => !moved.includes(formatStablePath(site, path))),
    // An item in `only` that no place has is one mistake too.
    ...stale.filter(({ path, message }) => {
      const id = `${formatKeyPath(path)} ${message}`;
      return !reported.has(id) && reported.add(id);
    }),
  ];
}

/** An acceptance at one of its key paths. */
type Acceptance = Omit<AcceptedContradiction, 'at'> & { at: string; path: KeyPath; onlyPath: KeyPath };

/** Returns the days until an acceptance expires: negative once it has, infinite if it never does. */
function daysLeft({ until }: Acceptance, today: string): number {
  return until === undefined ? Number.POSITIVE_INFINITY : (Date.parse(until) - Date.parse(today)) / 86_400_000;
}

function listPlaces(entry: AcceptedContradiction, index: number): Acceptance[] {
  const path: KeyPath = ['acceptedContradictions', index, 'at'];
  const onlyPath: KeyPath = ['acceptedContradictions', index, 'only'];
  if (typeof entry.at === 'string') return [{ ...entry, at: entry.at, path, onlyPath }];
  return entry.at.map((at, place) => ({ ...entry, at, path: [...path, place], onlyPath }));
}

/** Returns the parts that `only` does not list; none without `only`. */
function partsBeyond(parts: readonly string[] = [], only?: readonly string[]): string[] {
  return only ? parts.filter((part) => !only.includes(part)) : [];
}

/** Suggests where a finding has moved: to an unaccepted one of the same rule, preferably at the same key. */
function movedTo(site: Site, { rule, at }: Acceptance, remaining: readonly Contradiction[]): string | undefined {
  const sameRule = remaining
    .filter((contradiction) => contradiction.rule === rule)
    .map(({ path }) => formatStablePath(site, path));
  const lastKey = (place: string) => place.split('.').at(-1);
  return sameRule.find((place) => lastKey(place) === lastKey(at)) ?? sameRule[0];
}

function sayStale(site: Site, { rule, at }: Acceptance, moved: string | undefined): string {
  const { missing } = parseStablePath(site, at);
  const misspelt = missing && ` There is no ${missing.key} there.${suggest(missing.key, missing.valid)}`;
  const hint = moved ? ` Did it move to "${moved}"?` : (misspelt ?? ' Remove it.');
  return `accepts ${rule} at "${at}", where nothing is found any more.${hint}`;
}

function sayUnmatched(parts: readonly string[]): string {
  return `names ${listInWords(parts)}, which the finding no longer names; remove ${parts.length > 1 ? 'them' : 'it'}`;
}
