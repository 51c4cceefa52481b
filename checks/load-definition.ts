import { relative } from 'node:path';
import type { Site } from '../schema/site.ts';
import { SiteError } from '../site/problem.ts';
import { siteFolders } from '../site/source/folders.ts';
import { readSite } from '../site/source/read-site.ts';
import { formatProblems } from './report/format-problems.ts';
import type { Format } from './report/reporters.ts';

/** Reads a definition as `readSite` does. Throws a SiteError with lines and columns. */
export async function loadDefinition(
  file = siteFolders().definition,
  format: Format = 'text',
  publicDir?: string,
): Promise<Site> {
  const { site, problems } = await readSite(relative('.', file), { publicDir });
  if (!site) throw new SiteError(problems, formatProblems(problems, format));
  return site;
}
