import type { Site } from '../../schema/site.ts';
import { type OwnKinds, setOwnKinds } from '../../site/own-kinds.ts';
import { loadSite } from '../../site/parse.ts';
import { SiteError } from '../../site/problem.ts';
import { type PlacedProblem, placeProblems } from '../../site/source/place-problems.ts';

/** Parses a definition into a site or problems. A separate module, since Vite reloads it when the parser changes. */
export function parseDefinition(
  definition: unknown,
  file: string,
  kinds: OwnKinds,
): { site: Site } | { problems: PlacedProblem[] } {
  setOwnKinds(kinds);
  try {
    return { site: loadSite(definition) };
  } catch (error) {
    if (!(error instanceof SiteError)) throw error;
    return { problems: placeProblems(error.problems, file) };
  }
}
