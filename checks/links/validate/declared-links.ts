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
function findStale(built: BuiltSite, { findings, linked, external }: CheckedReferences): RawFinding[] {
  const dead = new Set(
    findings.filter((finding) => isDeadLink(finding) && finding.places.some(isFollowed)).map(({ target }) => target),
  );
  // A page that the sitemap lists but the folder lacks may have the link.
  const isListed = ({ attribute }: Place) => attribute === 'sitemap loc';
  const lacking = new Set(
    findings.filter(({ rule, places }) => rule === 'dead-page' && places.some(isListed)).map(({ target }) => target),
  );
  const { definition: file = '', today = '', outcomes } = built.settings;
  return built.site.knownDeadLinks.flatMap((entry, index): RawFinding[] => {
    const { href, instead, reviewBy } = entry;
    const report = (message: string, key = 'href', rule: RuleName = 'stale-declaration') => {
      const place = { page: file, file, attribute: `knownDeadLinks[${index}].${key}` };
      return [fault(rule, href, message, { ...place, entry: ['knownDeadLinks', index, key] })];
    };
    const { path } = splitFragment(href);
    const target = targetOf(entry);
    const outcome = outcomes?.get(target);
    if (outcome?.state === 'alive') return report(`is alive now (it ${outcome.message}); remove this declaration`);
    if (built.pages.has(path) && !dead.has(href)) return report('is alive now; remove this declaration');
    const { path: replacement } = splitFragment(instead);
    if (!built.pages.has(replacement) && !lacking.has(replacement) && instead.startsWith('/'))
      return report(
        `is to be replaced by ${instead}, which is not a page of the built site; name one that is`,
        'instead',
      );
    const isLinked = lacking.size > 0 || dead.has(href) || linked.has(path) || external.has(target);
    if (!isLinked && built.site.deadLinks === 'keep')
      return report('is no longer linked from any page; remove this declaration');
    if (reviewBy === undefined || reviewBy >= today) return [];
    const message = `was due for review by ${reviewBy}; create the page, or set a later date if it should stay dead`;
    return report(message, 'reviewBy', 'lapsed-declaration');
  });
}

/** Normalises a declared address like those in findings: `https://example.org` → `https://example.org/`. */
function targetOf({ href }: BuiltSite['site']['knownDeadLinks'][number]): string {
  return URL.canParse(href) ? new URL(href).href : href;
}

function isDeadLink({ rule }: RawFinding): boolean {
  return rule === 'dead-page' || rule === 'dead-fragment' || rule === 'dead-external';
}

function isFollowed({ attribute }: Place): boolean {
  return attribute === 'a href' || attribute === 'area href';
}
