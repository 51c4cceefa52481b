import type { Site } from '../../schema/site.ts';
import { gatherFacts } from './facts.ts';
import type { Contradiction } from './finding.ts';
import { rules } from './rules.ts';

/** Compares the facts of a definition with each other. */
export function findContradictions(site: Site, today = new Date()): Contradiction[] {
  const facts = gatherFacts(site, today);
  return Object.entries(rules).flatMap(([name, { find, severity }]) =>
    find(facts).map((found): Contradiction => ({ rule: name as keyof typeof rules, severity, ...found })),
  );
}
