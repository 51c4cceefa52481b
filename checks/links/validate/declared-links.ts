import { splitFragment } from '../address.ts';
import type { Place, Untraced } from '../finding.ts';
import type { BuiltSite } from './built-site.ts';
import type { CheckedReferences } from './check-references.ts';

/** Name of the definition in reports, and the day of the check. */
type Names = { definition: string; today: string };

/**
 * Marks the dead links declared in the definition, and finds stale declarations. A declaration covers only links that
 * visitors follow; a dead address in a sitemap or in structured data remains a fault.
 */
export function applyDeclarations(built: BuiltSite, references: CheckedReferences, names: Names): Untraced[] {
  const declarations = new Map(built.site.knownDeadLinks.map((entry) => [entry.href, entry]));
  const marked = references.findings.flatMap((finding): Untraced[] => {
    const declared = isDeadLink(finding) ? declarations.get(finding.target) : undefined;
    if (!declared) return [finding];
    const followed = finding.places.filter(isFollowed);
    const unfollowed = finding.places.filter((place) => !isFollowed(place));
    const { reason, instead, reviewBy } = declared;
    const accepted = {
      ...finding,
      rule: 'declared-dead',
      nearest: instead,
      declaration: { reason, instead, ...(reviewBy && { reviewBy }) },
      places: followed,
    } as const;
    return [
      ...(followed.length > 0 ? [accepted] : []),
      ...(unfollowed.length > 0 ? [{ ...finding, places: unfollowed }] : []),
    ];
  });
  return [...marked, ...findStale(built, references, names)];
}

/** Finds stale declarations. Valid ones have a dead link in use, a page as substitute, and no overdue review. */
function findStale(built: BuiltSite, { findings, linked, external }: CheckedReferences, names: Names): Untraced[] {
  const dead = new Set(
    findings.filter((finding) => isDeadLink(finding) && finding.places.some(isFollowed)).map(({ target }) => target),
  );
  return built.site.knownDeadLinks.flatMap(({ href, instead, reviewBy }, index): Untraced[] => {
    const report = (rule: 'stale-declaration' | 'lapsed-declaration', key: string, message: string): Untraced => ({
      rule,
      target: href,
      message,
      places: [
        {
          page: names.definition,
          file: names.definition,
          attribute: `knownDeadLinks[${index}].${key}`,
          entry: ['knownDeadLinks', index, key],
        },
      ],
    });
    const { path } = splitFragment(href);
    if (built.pages.has(path) && !dead.has(href)) {
      return [report('stale-declaration', 'href', 'is alive now; remove this declaration')];
    }
    if (!built.pages.has(splitFragment(instead).path) && instead.startsWith('/')) {
      const message = `is to be replaced by ${instead}, which is not a page of the built site; name one that is`;
      return [report('stale-declaration', 'instead', message)];
    }
    const isLinked = dead.has(href) || linked.has(path) || external.has(href);
    if (!isLinked && built.site.deadLinks === 'keep') {
      return [report('stale-declaration', 'href', 'is no longer linked from any page; remove this declaration')];
    }
    if (reviewBy === undefined || reviewBy >= names.today) return [];
    const message = `was due for review by ${reviewBy}; write the page, or a later date if it should stay dead`;
    return [report('lapsed-declaration', 'reviewBy', message)];
  });
}

function isDeadLink({ rule }: Untraced): boolean {
  return rule === 'dead-page' || rule === 'dead-fragment';
}

function isFollowed({ attribute }: Place): boolean {
  return attribute === 'a href' || attribute === 'area href';
}
