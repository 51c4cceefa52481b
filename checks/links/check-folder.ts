import { todayIn } from '../../schema/clock.ts';
import type { Site } from '../../schema/site.ts';
import type { Source } from '../../site/source/source.ts';
import { traceCauses } from './causes.ts';
import { collectFolder } from './collect/collect-folder.ts';
import type { Collection, Reference } from './collect/collection.ts';
import { addEnds, fixable, type RawFinding, shownPath } from './finding.ts';
import { type CheckOptions, expectedOf } from './validate/built-site.ts';
import { type LinkReport, validateLinks, withFindings } from './validate/validate-links.ts';

/** Checks the folder of a site built from a definition, and traces each finding to the entry to change. */
export function checkFolder(dir: string, site: Site, source: Source, options: CheckOptions = {}): LinkReport {
  const shown = { ...source, file: shownPath(source.file) };
  const { collection, outside } = withoutBase(collectFolder(dir, site.url), site, shownPath(dir));
  const { today = todayIn(site.hours.timeZone) } = options;
  const settings = { ...options, today, dir: shownPath(dir), definition: shown.file };
  const report = validateLinks(collection, expectedOf(site), settings, outside);
  const findings = traceCauses(addEnds(report.findings), collection, site, shown);
  // A declared link that pages spell differently seems no longer linked; do not report that too.
  const replaced = new Set(findings.flatMap(({ causes }) => causes.map(({ expected }) => expected)));
  const own = findings.filter(({ rule, target }) => rule !== 'stale-declaration' || !replaced.has(target));
  return withFindings(report, own);
}

/** Strips the base path from addresses. Also returns the references that lack it. */
function withoutBase(collection: Collection, { url, hosting: { base } }: Site, dir: string) {
  const outside: RawFinding[] = [];
  if (!base) return { collection, outside };
  const strip = (address: string) => {
    const start = [url + base, base].find((prefix) => address === prefix || address.startsWith(`${prefix}/`));
    if (start === undefined) return address;
    return (start === base ? '' : url) + (address.slice(start.length) || '/');
  };
  // An absolute URL outside the base path leads to another site on the host on purpose.
  const isElsewhere = ({ kind, target }: Reference) =>
    kind === 'link' && strip(target) === target && (target === url || target.startsWith(`${url}/`));
  const known = new Set([...collection.files, ...collection.documents.map(({ path }) => path)]);
  const isOutside = ({ target }: Reference) => {
    const [path = ''] = target.replace(url, '').split(/[?#]/);
    return path.startsWith('/') && strip(target) === target && known.has(path);
  };
  const documents = collection.documents.map((document) => {
    const place = { page: document.path, file: `${dir}/${document.file}` };
    const own = document.references.filter((reference) => !isElsewhere(reference));
    for (const { kind, target, ...at } of own.filter(isOutside)) {
      const nearest = target.startsWith('/') ? base + target : target.replace(url, url + base);
      outside.push(
        fixable('outside-base', target, `lies outside ${base}, the path of this site`, nearest, { ...place, ...at }),
      );
    }
    return {
      ...document,
      references: own
        .filter((reference) => !isOutside(reference))
        .map((reference) => ({ ...reference, target: strip(reference.target) })),
    };
  });
  const isRedirected = (path: string) => collection.isRedirected(base + path);
  const headersOf = (path: string) => collection.headersOf(base + path);
  const headerRules = collection.headerRules
    .filter(({ path }) => path.startsWith(`${base}/`))
    .map((rule) => ({ ...rule, path: rule.path.slice(base.length) }));
  return { collection: { ...collection, documents, isRedirected, headerRules, headersOf }, outside };
}
