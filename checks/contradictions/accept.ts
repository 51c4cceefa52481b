import type { AcceptedContradiction } from '../../schema/accepted-contradiction.ts';
import type { Site } from '../../schema/site.ts';
import { formatKeyPath, formatStablePath, type KeyPath, parseStablePath } from '../../site/key-path.ts';
import { suggest } from '../../site/nearest-name.ts';
import { daysBetween } from '../../site/response-time.ts';
import type { Contradiction } from './facts.ts';
import { listInWords } from './words.ts';

/** Days before an acceptance expires in which its finding is a warning. */
const noticeDays = 30;

/**
 * Removes accepted contradictions, warns of those whose acceptance expires soon, and adds an error for each acceptance
 * that matches nothing, since it could hide a later contradiction.
 */
export function applyAcceptances(site: Site, found: readonly Contradiction[], today: string): Contradiction[] {
  const acceptances = site.acceptedContradictions.flatMap((entry, index) => listPlaces(site, entry, index, today));
  const remaining = found.flatMap((contradiction) => {
    const ofRule = acceptances.filter(({ rule }) => rule === contradiction.rule);
    return applyToOne(contradiction, ofRule);
  });
  const stale = acceptances.flatMap((acceptance): Contradiction[] => {
    const covered = found.find((contradiction) => covers(acceptance, contradiction));
    const unmatched = covered ? partsBeyond(acceptance.only, covered.parts ?? []) : undefined;
    if (unmatched?.length === 0) return [];
    const message = unmatched
      ? `names ${listInWords(unmatched)}, which the finding no longer names; remove ${unmatched.length > 1 ? 'them' : 'it'}`
      : describeStale(site, acceptance, movedTo(site, acceptance, remaining));
    return [
      { rule: 'stale-acceptance', path: unmatched ? acceptance.onlyPath : acceptance.path, message, severity: 'fail' },
    ];
  });
  const moved = acceptances.flatMap((each) =>
    each.target === undefined ? (movedTo(site, each, remaining) ?? []) : [],
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

/** Returns what the acceptances of its rule leave of a contradiction. */
function applyToOne(whole: Contradiction, acceptances: readonly Acceptance[]): Contradiction[] {
  // Drop places whose acceptance does not expire soon; the rest stay one finding.
  const lasting = acceptances.filter(({ only, daysLeft }) => !only && daysLeft > noticeDays);
  const [path, ...others] = placesOf(whole).filter((place) => !lasting.some((each) => isAt(each, place)));
  if (!path) return [];
  const contradiction = { ...whole, path, others };
  const covering = acceptances.filter((each) => covers(each, contradiction));
  const [acceptance] = covering;
  if (!acceptance) return [contradiction];
  const { until, only, daysLeft } = acceptance;
  const withNote = (note: string) => ({ ...contradiction, message: `${contradiction.message} (${note})` });
  if (daysLeft < 0) return [withNote(`accepted until ${until}, which has passed`)];
  const beyond = partsBeyond(contradiction.parts, only);
  if (beyond.length > 0) return [{ ...withNote(`accepted, but not for ${listInWords(beyond)}`), parts: beyond }];
  if (daysLeft > noticeDays) return [];
  const isWhole = only || [path, ...others].every((place) => covering.some((each) => isAt(each, place)));
  return [
    isWhole ? { ...withNote(`accepted until ${until}; decide before that day`), severity: 'warn' } : contradiction,
  ];
}

/**
 * An acceptance at one of its key paths. `target` is the accepted path, undefined if it does not exist; `daysLeft` is
 * negative once it has expired, and infinite if it never does.
 */
type Acceptance = Omit<AcceptedContradiction, 'at'> & {
  at: string;
  target: string | undefined;
  daysLeft: number;
  path: KeyPath;
  onlyPath: KeyPath;
};

function listPlaces(site: Site, entry: AcceptedContradiction, index: number, today: string): Acceptance[] {
  const { at: places, until } = entry;
  const own: KeyPath = ['acceptedContradictions', index];
  const daysLeft = until === undefined ? Number.POSITIVE_INFINITY : daysBetween(today, until);
  return [places].flat().map((at, place) => {
    const { path, missing } = parseStablePath(site, at);
    const target = missing ? undefined : formatKeyPath(path);
    const written = typeof places === 'string' ? [...own, 'at'] : [...own, 'at', place];
    return { ...entry, at, target, daysLeft, path: written, onlyPath: [...own, 'only'] };
  });
}

function placesOf({ path, others = [] }: Contradiction): KeyPath[] {
  return [path, ...others];
}

function isAt({ target }: Acceptance, place: KeyPath): boolean {
  return target === formatKeyPath(place);
}

function covers(acceptance: Acceptance, contradiction: Contradiction): boolean {
  return acceptance.rule === contradiction.rule && placesOf(contradiction).some((place) => isAt(acceptance, place));
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

function describeStale(site: Site, { rule, at }: Acceptance, moved: string | undefined): string {
  const { missing } = parseStablePath(site, at);
  const misspelt = missing && ` There is no ${missing.key} there.${suggest(missing.key, missing.valid)}`;
  const hint = moved ? ` Did it move to "${moved}"?` : (misspelt ?? ' Remove it.');
  return `accepts ${rule} at "${at}", where nothing is found any more.${hint}`;
}
