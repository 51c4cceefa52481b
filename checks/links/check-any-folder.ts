import { resolveAddress, splitFragment } from './address.ts';
import { withoutBase } from './base-path.ts';
import { collectFolder } from './collect/collect-folder.ts';
import type { Document } from './collect/collection.ts';
import { type Outcomes, requestAddresses } from './external.ts';
import { addEnds, shownPath } from './finding.ts';
import type { CheckOptions, Expected } from './validate/built-site.ts';
import { type LinkReport, validateLinks } from './validate/validate-links.ts';

/** A host that cannot exist, so that every absolute URL is external. */
const unknownOrigin = 'http://site.invalid';

/** Checks the folder of any site; `address` is its origin, with a base path if it is not at the root of its host. */
export function checkAnyFolder(dir: string, address = unknownOrigin, options: CheckOptions = {}): LinkReport {
  const { collection, outside, url } = collectAnyFolder(dir, address);
  const expected: Expected = { url, knownDeadLinks: [], deadLinks: 'keep', isGenerated: false };
  const report = validateLinks(collection, expected, { dir: shownPath(dir), ...options }, outside);
  const findings = addEnds(report.findings).map((finding) => ({ ...finding, causes: [{ places: finding.places }] }));
  return { ...report, findings };
}

export function requestOfFolder(dir: string, address = unknownOrigin): Promise<Outcomes> {
  const { collection, url } = collectAnyFolder(dir, address);
  const urls = collection.documents.flatMap(({ base, references }) =>
    references.flatMap(({ target }) => {
      const destination = resolveAddress(target, base, url);
      return destination.kind === 'external' ? splitFragment(destination.url).path : [];
    }),
  );
  return requestAddresses([...new Set(urls)]);
}

/** Collects a folder, except scripts that no page loads: they may be a bundler's sources, whose imports are no URLs. */
function collectAnyFolder(dir: string, address: string) {
  const { origin: url, pathname } = new URL(address);
  const base = pathname.replace(/\/+$/, '');
  const { collection, outside } = withoutBase(
    collectFolder(dir, url, { isGenerated: false }),
    { url, base, isGenerated: false },
    shownPath(dir),
  );
  const isScript = ({ file }: Document) => /\.m?js$/.test(file);
  const scripts = new Map(collection.documents.filter(isScript).map((script) => [script.path, script]));
  const loaded = new Set(collection.documents.filter((document) => !isScript(document)));
  // The loop visits scripts added to the set meanwhile.
  for (const { base: from, references } of loaded) {
    for (const { kind, target } of references) {
      if (kind !== 'file') continue;
      const destination = resolveAddress(target, from, url);
      const script = destination.kind === 'internal' ? scripts.get(destination.path) : undefined;
      if (script) loaded.add(script);
    }
  }
  const documents = collection.documents.filter((document) => loaded.has(document));
  return { collection: { ...collection, documents }, outside, url };
}
