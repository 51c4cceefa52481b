import type { Site } from '../../schema/site.ts';
import type { Source } from '../../site/source/source.ts';
import { traceCauses } from './causes.ts';
import { shownPath } from './check-any-folder.ts';
import { collectFolder } from './collect/collect-folder.ts';
import type { Collection } from './collect/collection.ts';
import { findExternalFaults, listExternal, type RequestExternal } from './external.ts';
import { placeEnds, placeInData } from './locate-in-json.ts';
import type { RuleName } from './rules.ts';
import { expectedOf } from './validate/built-site.ts';
import { type LinkReport, summarize, validateLinks } from './validate/validate-links.ts';

/** Checks a built folder against its definition: collects, validates and traces the causes. */
export function checkFolder(
  dir: string,
  site: Site,
  source: Source,
  today = dayOf(new Date()),
  rules?: ReadonlySet<RuleName>,
): LinkReport {
  const { trace, report } = checkBuilt(dir, site, source, today, rules);
  return { ...report, findings: trace(report.findings) };
}

/** The same, and requests the addresses on other hosts. */
export async function checkFolderAndExternal(
  dir: string,
  site: Site,
  source: Source,
  requestExternal: RequestExternal,
  rules?: ReadonlySet<RuleName>,
): Promise<LinkReport> {
  const { trace, report, collection, file } = checkBuilt(dir, site, source, dayOf(new Date()), rules);
  const external = listExternal(collection, site.url, shownPath(dir));
  const faults = findExternalFaults(external, await requestExternal([...external.keys()]), site, file);
  const whole = summarize(site.url, { ...report.summary, asked: true }, [...report.findings, ...faults]);
  return { ...whole, findings: trace(whole.findings) };
}

function checkBuilt(dir: string, site: Site, source: Source, today: string, rules?: ReadonlySet<RuleName>) {
  const collection = withoutBase(collectFolder(dir, site.url), site);
  const shown = { ...source, file: shownPath(source.file) };
  const report = validateLinks(collection, expectedOf(site), {
    dir: shownPath(dir),
    definition: shown.file,
    today,
    rules,
  });
  const trace = (findings: typeof report.findings) =>
    traceCauses(placeEnds(placeInData(findings)), collection, site, shown);
  return { collection, report, trace, file: shown.file };
}

/** Takes the folder that the site lies in from the addresses of its files, which are checked as if it were the root. */
function withoutBase(collection: Collection, { url, hosting: { base } }: Site): Collection {
  if (!base) return collection;
  const strip = (address: string) => {
    const start = [url + base, base].find((prefix) => address === prefix || address.startsWith(`${prefix}/`));
    if (start === undefined) return address;
    return (start === base ? '' : url) + (address.slice(start.length) || '/');
  };
  const documents = collection.documents.map((document) => ({
    ...document,
    references: document.references.map((reference) => ({ ...reference, target: strip(reference.target) })),
    canonical: document.canonical && strip(document.canonical),
  }));
  return { ...collection, documents, isRedirected: (path) => collection.isRedirected(base + path) };
}

/** `2026-11-20` in local time. */
function dayOf(date: Date): string {
  return date.toLocaleDateString('sv-SE');
}
