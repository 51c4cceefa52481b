import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { contentSecurityPolicy, findRefused } from '../renderer/content-security.ts';
import type { Site } from '../schema/site.ts';
import { listSections } from '../site/declared-pages.ts';
import { type Problem, SiteError } from '../site/problem.ts';
import { ownKindFolders, siteFolders } from '../site/source/folders.ts';
import { locateProblems } from '../site/source/locate.ts';
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
  const refused = site ? locateProblems(findRefusedLoads(site, ownKindFolders(file)), relative('.', file)) : problems;
  if (!site || refused.length > 0) throw new SiteError(refused, formatProblems(refused, format));
  return site;
}

/** Finds what the view of an own kind loads from a host that is not declared; the build judges the rendered page. */
function findRefusedLoads(site: Site, folders: Readonly<Record<string, string>>): Problem[] {
  return listSections(site).flatMap(({ section, path }): Problem[] => {
    const folder = section.kind === 'own' && folders[section.name];
    if (!folder) return [];
    const settings: Readonly<Record<string, unknown>> = section;
    const view = readFileSync(join(folder, 'View.tsx'), 'utf8');
    const html = view.replace(/\{section\.(\w+)\}/g, (_, key: string) => JSON.stringify(`${settings[key] ?? ''}`));
    const contents = { scripts: [], styles: [], pictureOrigins: [] };
    const policy = contentSecurityPolicy(contents, site.voiceAssistant, site.thirdParties);
    const message = findRefused(html, policy, site.url);
    return message === undefined ? [] : [{ rule: 'malformed-value', path, message }];
  });
}
