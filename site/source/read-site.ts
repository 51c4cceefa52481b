import type { Site } from '../../schema/site.ts';
import { sizeOf } from '../group-problems.ts';
import { loadSite, type OwnKinds } from '../parse.ts';
import type { Problem, SiteError } from '../problem.ts';
import { findFileProblems } from './find-file-problems.ts';
import { readDefinition } from './import-definition.ts';
import { frameFaults, type LocatedProblem, locateProblems, sortByLocation } from './locate.ts';
import { readIcons } from './read-icons.ts';
import { writeNames } from './write-names.ts';

export type Parse = (definition: unknown, kinds: OwnKinds) => Site;

/** A site, or the problems that prevent it, and the files that they were read from. */
type Reading = { site?: Site; problems: readonly LocatedProblem[]; sources: readonly string[] };

/** Imports and parses a definition, and updates its generated names. With `publicDir`, checks its files too. */
export async function readSite(
  file: string,
  { publicDir, parse = (definition) => loadSite(definition) }: { publicDir?: string; parse?: Parse },
): Promise<Reading> {
  const imported = await readDefinition(file);
  if ('faults' in imported) {
    const { faults } = imported;
    return { problems: frameFaults(faults), sources: faults.map((fault) => fault.file) };
  }
  const { value, kinds, repeated, sources } = imported;
  const parsed = tryParse(() => parse(value, kinds));
  const icons = await readIcons(value, publicDir);
  const pictures = publicDir === undefined ? [] : findFileProblems(value, publicDir);
  // A repeated key hides an entry, so names that seem unknown, and places on the strip map, may exist.
  const named = parsed.problems.filter(
    ({ unknown, rule }) => repeated.length === 0 || !(unknown || rule === 'impossible-strip-map'),
  );
  // The problem with the file states the correct size.
  const sizes = new Set(pictures.filter(({ rule }) => rule === 'picture-size').map(sizeOf));
  const others = named.filter((problem) => !sizes.has(sizeOf(problem) ?? ''));
  const problems = [...others, ...icons.problems, ...pictures];
  if (repeated.length > 0 || problems.length > 0 || !parsed.site) {
    // A repeated key overwrites a value that may be valid, so skip problems at its line.
    const placed = locateProblems(problems, file).filter(({ line }) => repeated.every((each) => each.line !== line));
    return { problems: sortByLocation([...frameFaults(repeated), ...placed]), sources };
  }
  writeNames(parsed.site, file);
  return { site: parsed.site, problems: [], sources };
}

function tryParse(parse: () => Site): { site?: Site; problems: readonly Problem[] } {
  try {
    return { site: parse(), problems: [] };
  } catch (error) {
    // Not `instanceof`: reloaded code has another copy of the class.
    if (!(error instanceof Error && error.name === 'SiteError')) throw error;
    return { problems: (error as SiteError).problems };
  }
}
