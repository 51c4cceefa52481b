import { resolveAddress, splitFragment } from './address.ts';
import { collectFolder } from './collect/collect-folder.ts';
import type { Collection, Document } from './collect/collection.ts';
import { type Outcomes, requestAddresses } from './external.ts';
import { addEnds, shownPath } from './finding.ts';
import type { CheckOptions, Expected } from './validate/built-site.ts';
import { type LinkReport, validateLinks } from './validate/validate-links.ts';

/** A host that cannot exist, so that every absolute URL is external. */
const unknownOrigin = 'http://site.invalid';

export function checkAnyFolder(dir: string, origin = unknownOrigin, options: CheckOptions = {}): LinkReport {
  const expected: Expected = { url: origin, knownDeadLinks: [], deadLinks: 'keep', isGenerated: false };
  const report = validateLinks(collectAnyFolder(dir, origin), expected, { dir: shownPath(dir), ...options });
  const findings = addEnds(report.findings).map((finding) => ({ ...finding, causes: [{ places: finding.places }] }));
  return { ...report, findings };
}

export function requestOfFolder(dir: string, origin = unknownOrigin): Promise<Outcomes> {
  const urls = collectAnyFolder(dir, origin).documents.flatMap(({ base, references }) =>
    references.flatMap(({ target }) => {
      const destination = resolveAddress(target, base, origin);
      return destination.kind === 'external' ? splitFragment(destination.url).path : [];
    }),
  );
  return requestAddresses([...new Set(urls)]);
}

/** Collects a folder, except scripts that no page loads: they may be a bundler's sources, whose imports are no URLs. */
function collectAnyFolder(dir: string, origin: string): Collection {
  const collection = collectFolder(dir, origin, false);
  const isScript = ({ file }: Document) => /\.m?js$/.test(file);
  const scripts = new Map(collection.documents.filter(isScript).map((script) => [script.path, script]));
  const loaded = new Set(collection.documents.filter((document) => !isScript(document)));
  // The loop visits scripts added to the set meanwhile.
  for (const { base, references } of loaded) {
    for (const { kind, target } of references) {
      if (kind !== 'file') continue;
      const destination = resolveAddress(target, base, origin);
      const script = destination.kind === 'internal' ? scripts.get(destination.path) : undefined;
      if (script) loaded.add(script);
    }
  }
  return { ...collection, documents: collection.documents.filter((document) => loaded.has(document)) };
}
