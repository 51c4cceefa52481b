import { splitFragment } from '../address.ts';
import { fault, type Place, type RawFinding } from '../finding.ts';
import type { RuleName } from '../rules.ts';
import type { BuiltSite } from './built-site.ts';
import type { CheckedReferences } from './check-references.ts';

/** Marks declared dead links that visitors follow, and finds stale declarations. */
export function applyDeclarations(built: BuiltSite, references: CheckedReferences): RawFinding[] {
  const declarations = new Map(built.site.knownDeadLinks.map((entry) => [targetOf(entry), entry]));
  const marked = references.findings.flatMap((finding): RawFinding[] => {
    const declared = isDeadLink(finding) ? declarations.get(finding.target) : undefined;
    if (!declared) return [finding];
    const { reason, instead, reviewBy } = declared;
    const declaration = { reason, instead, ...(reviewBy && { reviewBy }) };
    const followed = finding.places.filter(isFollowed);
    const others = finding.places.filter((place) => !isFollowed(place));
    return [
      { ...finding, rule: 'declared-dead' as const, nearest: instead, declaration, places: followed },
      { ...finding, places: others },
    ].filter(({ places }) => places.length > 0);
  });
  return [...marked, ...findStale(built, references)];
}

/** Finds stale declarations: not linked, no longer dead, without a valid substitute, or overdue for review. */
function findStale(built: BuiltSite, references: CheckedReferences): RawFinding[] {
  const { definition: file = '', today = '' } = built.settings;
  const targetsOf = (isMeant: (finding: RawFinding) => boolean) =>
    new Set(references.findings.filter(isMeant).map(({ target }) => target));
  const dead = targetsOf((finding) => isDeadLink(finding) && finding.places.some(isFollowed));
  // A page that the sitemap lists but the folder lacks may have the link.
  const lacking = targetsOf(
    ({ rule, places }) => rule === 'dead-page' && places.some(({ attribute }) => attribute === 'sitemap loc'),
  );
  return built.site.knownDeadLinks.flatMap((entry, index): RawFinding[] => {
    const { href, reviewBy } = entry;
    const report = (message: string, key: keyof Declaration, rule: RuleName) => {
      const place = { page: file, file, attribute: `knownDeadLinks[${index}].${key}` };
      return [fault(rule, href, message, { ...place, entry: ['knownDeadLinks', index, key] })];
    };
    const alive = explainAlive(entry, built, dead);
    if (alive) return report(`${alive}; remove this declaration`, 'href', 'stale-declaration');
    const substitute = explainSubstitute(entry, built, lacking);
    if (substitute) return report(substitute, 'instead', 'stale-declaration');
    const hasLink = references.linked.has(splitFragment(href).path) || references.external.has(targetOf(entry));
    const isLinked = lacking.size > 0 || dead.has(href) || hasLink;
    if (!isLinked && built.site.deadLinks === 'keep')
      return report('is no longer linked from any page; remove this declaration', 'href', 'stale-declaration');
    if (reviewBy === undefined || reviewBy >= today) return [];
    const message = `was due for review by ${reviewBy}; create the page, or set a later date if it should stay dead`;
    return report(message, 'reviewBy', 'lapsed-declaration');
  });
}

type Declaration = BuiltSite['site']['knownDeadLinks'][number];

function explainAlive(entry: Declaration, { pages, settings }: BuiltSite, dead: ReadonlySet<string>) {
  const outcome = settings.outcomes?.get(targetOf(entry));
  if (outcome?.state === 'alive') return `is alive now (it ${outcome.message})`;
  return pages.has(splitFragment(entry.href).path) && !dead.has(entry.href) ? 'is alive now' : undefined;
}

function explainSubstitute({ instead }: Declaration, { pages }: BuiltSite, lacking: ReadonlySet<string>) {
  const { path } = splitFragment(instead);
  if (pages.has(path) || lacking.has(path) || !instead.startsWith('/')) return undefined;
  return `is to be replaced by ${instead}, which is not a page of the built site; name one that is`;
}

/** Normalises a declared address like those in findings: `https://example.org` → `https://example.org/`. */
function targetOf({ href }: Declaration): string {
  return URL.canParse(href) ? new URL(href).href : href;
}

function isDeadLink({ rule }: RawFinding): boolean {
  return rule === 'dead-page' || rule === 'dead-fragment' || rule === 'dead-external';
}

function isFollowed({ attribute }: Place): boolean {
  return attribute === 'a href' || attribute === 'area href';
}
