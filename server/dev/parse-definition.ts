import type { Site } from '../../schema/site.ts';
import { loadSite } from '../../site/load-site.ts';
import { SiteError } from '../../site/problem.ts';
import { type PlacedProblem, placeProblems } from '../../site/source/place-problems.ts';

/** The site that a definition describes, or all that is wrong in it. Loaded anew by Vite once the code below it was edited. */
export function parseDefinition(definition: unknown, file: string): { site: Site } | { problems: PlacedProblem[] } {
  try {
    return { site: loadSite(definition) };
  } catch (error) {
    if (!(error instanceof SiteError)) throw error;
    return { problems: placeProblems(error.problems, file) };
  }
}
