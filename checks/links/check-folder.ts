import { isAbsolute, relative } from 'node:path';
import type { Site } from '../../schema/site.ts';
import type { Source } from '../../site/source/source.ts';
import { traceCauses } from './causes.ts';
import { collectFolder } from './collect/collect-folder.ts';
import { findExternalFaults, listExternal, type RequestExternal } from './external.ts';
import { placeInData } from './locate-in-json.ts';
import { type LinkReport, summarize, validateLinks } from './validate/validate-links.ts';

/** Checks a built folder against its definition: collects, validates and traces the causes. */
export function checkFolder(dir: string, site: Site, source: Source, today = dayOf(new Date())): LinkReport {
  const { trace, report } = checkBuilt(dir, site, source, today);
  return { ...report, findings: trace(report.findings) };
}

/** The same, and requests the addresses on other hosts. */
export async function checkFolderAndExternal(
  dir: string,
  site: Site,
  source: Source,
  requestExternal: RequestExternal,
): Promise<LinkReport> {
  const { trace, report, collection, file } = checkBuilt(dir, site, source, dayOf(new Date()));
  const external = listExternal(collection, site.url, shownPath(dir));
  const faults = findExternalFaults(external, await requestExternal([...external.keys()]), site, file);
  const whole = summarize(site.url, { ...report.summary, asked: true }, [...report.findings, ...faults]);
  return { ...whole, findings: trace(whole.findings) };
}

function checkBuilt(dir: string, site: Site, source: Source, today: string) {
  const collection = collectFolder(dir, site.url);
  const shown = { ...source, file: shownPath(source.file) };
  const report = validateLinks(collection, site, { dir: shownPath(dir), definition: shown.file, today });
  const trace = (findings: typeof report.findings) => traceCauses(placeInData(findings), collection, site, shown);
  return { collection, report, trace, file: shown.file };
}

/** Relative to the working directory and with forward slashes, as annotations and code scanning need it. */
function shownPath(path: string): string {
  const shown = isAbsolute(path) ? relative(process.cwd(), path) : path.replace(/^\.\//, '');
  return shown.replaceAll('\\', '/');
}

/** `2026-11-20` in local time. */
function dayOf(date: Date): string {
  return date.toLocaleDateString('sv-SE');
}
