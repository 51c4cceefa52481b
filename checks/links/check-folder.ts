import { isAbsolute, relative } from 'node:path';
import type { Site } from '../../schema/site.ts';
import type { Source } from '../../site/source/source.ts';
import { traceCauses } from './causes.ts';
import { collectFolder } from './collect/collect-folder.ts';
import type { AskExternal } from './external/answer.ts';
import { findExternalFaults } from './external/find-external-faults.ts';
import { listExternal } from './external/list-external.ts';
import { placeInData } from './place-in-data.ts';
import { type LinkReport, sumUp, validateLinks } from './validate/validate-links.ts';

/** Checks a built folder against its definition: collects, validates, traces to the causes. Printing is the caller's. */
export function checkFolder(dir: string, site: Site, source: Source, today = dayOf(new Date())): LinkReport {
  const { trace, report } = examine(dir, site, source, today);
  return { ...report, findings: trace(report.findings) };
}

/** The same, and asks for the addresses on other hosts. */
export async function checkFolderAndBeyond(
  dir: string,
  site: Site,
  source: Source,
  askExternal: AskExternal,
): Promise<LinkReport> {
  const { trace, report, collection, file } = examine(dir, site, source, dayOf(new Date()));
  const external = listExternal(collection, site.url, shownPath(dir));
  const faults = findExternalFaults(external, await askExternal([...external.keys()]), site, file);
  const whole = sumUp(site.url, { ...report.summary, asked: true }, [...report.findings, ...faults]);
  return { ...whole, findings: trace(whole.findings) };
}

function examine(dir: string, site: Site, source: Source, today: string) {
  const collection = collectFolder(dir, site.url);
  const shown = { ...source, file: shownPath(source.file) };
  const report = validateLinks(collection, site, { dir: shownPath(dir), definition: shown.file, today });
  const trace = (findings: typeof report.findings) => traceCauses(placeInData(findings), collection, site, shown);
  return { collection, report, trace, file: shown.file };
}

/** As annotations and code scanning want it: relative to where the check was started, with forward slashes. */
function shownPath(path: string): string {
  const shown = isAbsolute(path) ? relative(process.cwd(), path) : path.replace(/^\.\//, '');
  return shown.replaceAll('\\', '/');
}

/** `2026-11-20`, where the machine is. */
function dayOf(date: Date): string {
  return date.toLocaleDateString('sv-SE');
}
