import { isAbsolute, relative } from 'node:path';
import { collectFolder } from './collect/collect-folder.ts';
import { placeEnds, placeInData } from './locate-in-json.ts';
import type { RuleName } from './rules.ts';
import type { Expected } from './validate/built-site.ts';
import { type LinkReport, validateLinks } from './validate/validate-links.ts';

/** A host that no site has: nothing in a folder is on it by its whole address. */
export const unknownOrigin = 'http://site.invalid';

/** Checks the folder of any site, by the rules that hold everywhere. A finding is its own cause. */
export function checkAnyFolder(dir: string, origin = unknownOrigin, rules?: ReadonlySet<RuleName>): LinkReport {
  const collection = collectFolder(dir, origin, false);
  const expected: Expected = { url: origin, knownDeadLinks: [], deadLinks: 'keep', isOwn: false };
  const report = validateLinks(collection, expected, { dir: shownPath(dir), definition: '', today: '', rules });
  const findings = placeEnds(placeInData(report.findings)).map((finding) => ({
    ...finding,
    causes: [{ places: finding.places }],
  }));
  return { ...report, findings };
}

/** Relative to the working directory and with forward slashes, as annotations and code scanning need it. */
export function shownPath(path: string): string {
  const shown = isAbsolute(path) ? relative(process.cwd(), path) : path.replace(/^\.\//, '');
  return shown.replaceAll('\\', '/');
}
