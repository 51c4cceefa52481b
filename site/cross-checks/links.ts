import type { Site } from '../../schema/site.ts';
import type { DeclaredPage } from '../cross-checks.ts';
import type { KeyPath, Problem } from '../problem.ts';
import { unknownReferences } from '../reference.ts';
import { walkKeys } from './walk.ts';

/** Finds links to pages that nobody declares, and known dead links that are not dead or lead nowhere. */
export function findLinkProblems(site: Site, pages: readonly DeclaredPage[]): Problem[] {
  // A home page that is missing is told once, not at every link to it.
  const alive = new Set(['/', ...pages.map(({ path }) => path)]);
  const dead = new Set(site.knownDeadLinks.map(({ href }) => href));
  const linked = new Set([...alive, ...dead]);
  const problems: Problem[] = [];
  const complaints = new Map([alive, linked].map((allowed) => [allowed, unknownReferences('page', allowed)]));
  const check = (written: unknown, path: KeyPath, allowed: Set<string>) => {
    if (typeof written !== 'string' || !written.startsWith('/')) return;
    const target = written.split('#')[0] ?? '';
    if (allowed.has(target) || allowed.has(written)) return;
    const advice = allowed === linked ? ' A link that is meant to be dead is declared under knownDeadLinks.' : '';
    problems.push({ rule: 'unknown-page', path: [...path], message: `${complaints.get(allowed)?.(target)}${advice}` });
  };

  for (const key of ['services', 'locations', 'pages', 'layout', 'faq'] as const) {
    walkKeys(site[key], [key], (name, item, path) => {
      if (name === 'href') check(item, path, linked);
    });
  }
  check(site.structure.services, ['structure', 'services'], alive);
  check(site.structure.locations, ['structure', 'locations'], alive);
  site.knownDeadLinks.forEach(({ href, instead }, index) => {
    check(instead, ['knownDeadLinks', index, 'instead'], alive);
    if (alive.has(href)) {
      problems.push({
        rule: 'stale-declaration',
        path: ['knownDeadLinks', index, 'href'],
        message: `${href} is a page now; take this declaration out`,
      });
    }
  });
  return problems;
}
