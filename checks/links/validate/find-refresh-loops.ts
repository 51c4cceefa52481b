import { resolveAddress, withoutTrailingSlash } from '../address.ts';
import type { Document, Reference } from '../collect/collection.ts';
import type { Place, Untraced } from '../finding.ts';
import type { BuiltSite } from './built-site.ts';

type Step = { to: string; document: Document; reference: Reference };

/** Finds pages whose `<meta http-equiv=refresh>` leads, over any number of pages, back to where it began. */
export function findRefreshLoops(
  built: BuiltSite,
  placeOf: (document: Document, reference: Reference) => Place,
): Untraced[] {
  const steps = refreshSteps(built);
  const seen = new Set<string>();
  return [...steps.keys()].flatMap((start): Untraced[] => {
    const trail: string[] = [];
    for (let at: string | undefined = start; at !== undefined && !seen.has(at); at = steps.get(at)?.to) {
      seen.add(at);
      trail.push(at);
    }
    const end = steps.get(trail.at(-1) ?? '')?.to;
    const loop = trail.slice(trail.indexOf(end ?? ''));
    if (end === undefined || !trail.includes(end)) return [];
    const places = loop
      .flatMap((path) => steps.get(path) ?? [])
      .map(({ document, reference }) => placeOf(document, reference));
    return [
      {
        rule: 'refresh-loop',
        target: end,
        message: `is sent round in a circle: ${[...loop, end].join(' → ')}`,
        places,
      },
    ];
  });
}

function refreshSteps({ documents, site }: BuiltSite): Map<string, Step> {
  const steps = new Map<string, Step>();
  for (const document of documents) {
    const reference = document.references.find(({ kind }) => kind === 'refresh');
    if (!reference) continue;
    const destination = resolveAddress(reference.target, document.base, site.url);
    if (destination.leads === 'here') {
      // The server sends `/a/` on to `/a`.
      steps.set(document.path, { to: withoutTrailingSlash(destination.path), document, reference });
    }
  }
  return steps;
}
