import type { Site } from '../../schema/site.ts';
import { gatherFacts } from './facts.ts';
import type { Contradiction } from './finding.ts';
import { rules } from './rules.ts';

/** Holds the facts of a definition against each other; `written` is the definition before its tokens were filled in. */
export function findContradictions(site: Site, written: unknown, today = new Date()): Contradiction[] {
  const facts = gatherFacts(site, written, today);
  return Object.entries(rules).flatMap(([name, { find, severity }]) =>
    find(facts).map((found): Contradiction => ({ rule: name as keyof typeof rules, severity, ...found })),
  );
}
