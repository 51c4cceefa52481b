import type { Site } from '../../schema/site.ts';
import type { Source } from '../../site/source/source.ts';
import { traceCauses } from './causes.ts';
import { shownPath } from './check-any-folder.ts';
import { collectFolder } from './collect/collect-folder.ts';
import type { Collection, Reference } from './collect/collection.ts';
import { findExternalFaults, listExternal, type RequestExternal } from './external.ts';
import type { Untraced } from './finding.ts';
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

/** The same, also requesting addresses on other hosts. */
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
  const { collection, outside } = withoutBase(collectFolder(dir, site.url), site, shownPath(dir));
  const shown = { ...source, file: shownPath(source.file) };
  const names = { dir: shownPath(dir), definition: shown.file, today, rules };
  const report = validateLinks(collection, expectedOf(site), names, outside);
  const trace = (findings: typeof report.findings) =>
    traceCauses(placeEnds(placeInData(findings)), collection, site, shown);
  return { collection, report, trace, file: shown.file };
}

/**
 * Strips the base path from the addresses of a site's files, which are then checked as if at the root. Returns
 * references to its files that lack the base path separately.
 */
function withoutBase(collection: Collection, { url, hosting: { base } }: Site, dir: string) {
  const outside: Untraced[] = [];
  if (!base) return { collection, outside };
  const strip = (address: string) => {
    const start = [url + base, base].find((prefix) => address === prefix || address.startsWith(`${prefix}/`));
    if (start === undefined) return address;
    return (start === base ? '' : url) + (address.slice(start.length) || '/');
  };
  const known = new Set([...collection.files, ...collection.documents.map(({ path }) => path)]);
  const isOutside = ({ target }: Reference) => {
    const [path = ''] = target.replace(url, '').split(/[?#]/);
    return path.startsWith('/') && strip(target) === target && known.has(path);
  };
  const documents = collection.documents.map((document) => {
    const at = { page: document.path, file: `${dir}/${document.file}` };
    const references = document.references.filter((reference) => {
      if (!isOutside(reference)) return true;
      const { target, attribute, line, column } = reference;
      const nearest = target.startsWith('/') ? base + target : target.replace(url, url + base);
      const message = `lies outside ${base}, the path of this site; write ${nearest}`;
      outside.push({ rule: 'outside-base', target, message, nearest, places: [{ ...at, attribute, line, column }] });
      return false;
    });
    return {
      ...document,
      references: references.map((reference) => ({ ...reference, target: strip(reference.target) })),
      canonical: document.canonical && strip(document.canonical),
    };
  });
  const isRedirected = (path: string) => collection.isRedirected(base + path);
  return { collection: { ...collection, documents, isRedirected }, outside };
}

/** `2026-11-20` in local time. */
function dayOf(date: Date): string {
  return date.toLocaleDateString('sv-SE');
}
