import { type Site, site } from '../schema/site.ts';
import { findCrossProblems } from './cross-checks.ts';
import { describeIssues } from './issues.ts';
import { below, type KeyPath, SiteError } from './problem.ts';
import { recordDefinition } from './provenance.ts';
import { readReadableSite } from './readable-site.ts';
import { repairLinks } from './repair-links.ts';
import { fillTokens } from './tokens.ts';

/**
 * Reads a definition: fills in the tokens, holds it to the schema, then its entries to each other.
 * Throws a SiteError that names every problem of all three.
 */
export function parseSite(definition: unknown): Site {
  const { value, problems: tokenProblems, unfilled } = fillTokens(definition);
  const parsed = site.safeParse(value);
  // A sentence whose token could not be filled in is not the one that will stand, so its length says nothing.
  const isUnfilled = below(unfilled);
  const issues = parsed.success ? [] : parsed.error.issues.filter(({ path }) => !isUnfilled(path as KeyPath));
  const schemaProblems = describeIssues(issues, value, site);
  const faulty = [...schemaProblems, ...tokenProblems].map(({ path }) => path);
  const crossProblems = parsed.success
    ? findCrossProblems(parsed.data, [])
    : findCrossProblems(readReadableSite(value), faulty);

  const problems = [...tokenProblems, ...schemaProblems, ...crossProblems];
  if (problems.length > 0) throw new SiteError(problems);
  if (!parsed.success) throw parsed.error;
  const read = parsed.data.deadLinks === 'repair' ? repairLinks(parsed.data) : parsed.data;
  recordDefinition(read, definition);
  return read;
}
