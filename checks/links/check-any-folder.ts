import { isAbsolute, relative } from 'node:path';
import { collectFolder } from './collect/collect-folder.ts';
import { findExternalFaults, listExternal, type RequestExternal } from './external.ts';
import { placeEnds, placeInData } from './locate-in-json.ts';
import type { RuleName } from './rules.ts';
import type { Expected } from './validate/built-site.ts';
import { type LinkReport, summarize, type UntracedReport, validateLinks } from './validate/validate-links.ts';

/** A host that no site has, so that no absolute URL in a folder is on it. */
const unknownOrigin = 'http://site.invalid';

/** Checks the folder of any site by the general rules. Each finding is its own cause. */
export function checkAnyFolder(dir: string, origin = unknownOrigin, rules?: ReadonlySet<RuleName>): LinkReport {
  return placeFindings(validateFolder(dir, origin, rules).report);
}

/** The same, also requesting addresses on other hosts. */
export async function checkAnyFolderAndExternal(
  dir: string,
  origin = unknownOrigin,
  request: RequestExternal,
  rules?: ReadonlySet<RuleName>,
): Promise<LinkReport> {
  const { report, collection } = validateFolder(dir, origin, rules);
  const external = listExternal(collection, origin, shownPath(dir));
  const faults = findExternalFaults(external, await request([...external.keys()]), { knownDeadLinks: [] }, '');
  return placeFindings(summarize(origin, { ...report.summary, asked: true }, [...report.findings, ...faults]));
}

function validateFolder(dir: string, origin: string, rules?: ReadonlySet<RuleName>) {
  const collection = collectFolder(dir, origin, false);
  const expected: Expected = { url: origin, knownDeadLinks: [], deadLinks: 'keep', isOwn: false };
  const names = { dir: shownPath(dir), definition: '', today: '', rules };
  return { collection, report: validateLinks(collection, expected, names) };
}

function placeFindings(report: UntracedReport): LinkReport {
  const findings = placeEnds(placeInData(report.findings)).map((finding) => ({
    ...finding,
    causes: [{ places: finding.places }],
  }));
  return { ...report, findings };
}

/** Makes a path relative to the working directory, with forward slashes, for annotations and code scanning. */
export function shownPath(path: string): string {
  const shown = isAbsolute(path) ? relative(process.cwd(), path) : path.replace(/^\.\//, '');
  return shown.replaceAll('\\', '/');
}
