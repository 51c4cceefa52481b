import type { Site } from '../../../schema/site.ts';
import { formatKeyPath } from '../../../site/problem.ts';
import { listRoutes, type Route } from '../../../site/routes.ts';
import { locate, type Source } from '../../../site/source/source.ts';
import type { Collection, Document } from '../collect/collection.ts';
import type { Cause, Finding, Place, Untraced } from '../finding.ts';
import { alignLinks } from './align-links.ts';
import { entryOf, listPageRenderings } from './list-page-renderings.ts';
import type { Rendering } from './rendering.ts';
import { type Trace, traceAttribute } from './trace-attribute.ts';

/**
 * Traces each finding to what has to be changed: the value of the definition and the file that wrote it into the page.
 * Nothing in the page says so; the definition says which links a page has, in which order.
 */
export function traceCauses(
  findings: readonly Untraced[],
  { documents }: Collection,
  site: Site,
  source: Source,
): Finding[] {
  if (findings.length === 0) return [];
  const pages = new Map(documents.map((document) => [document.path, document]));
  const routes = new Map(listRoutes(site).map((route) => [route.path, route]));
  const links = new Map<string, LinksOfPage>();

  return findings.map((finding) => {
    const causes = new Map<string, Cause>();
    for (const place of finding.places) {
      const { entry, template, expected } = tracePlace(place, finding);
      const key = `${entry ? formatKeyPath(entry) : ''} ${template ?? ''} ${expected ?? ''}`;
      const cause = causes.get(key) ?? {
        ...(entry && { entry: formatKeyPath(entry), at: locate(source, entry) }),
        ...(template && { template }),
        ...(expected !== undefined && { expected }),
        places: [],
      };
      causes.set(key, cause);
      cause.places.push(place);
    }
    return { ...finding, causes: [...causes.values()] };
  });

  function tracePlace(place: Place, finding: Untraced): Trace & { expected?: string } {
    if (place.entry) return { entry: place.entry };
    const route = routes.get(place.page);
    const page = pages.get(place.page);
    if (place.attribute !== 'a href' || !page) return traceAttribute(site, route, place.attribute, finding.target);
    const known = links.get(place.page) ?? readLinks(page, site, route);
    links.set(place.page, known);
    const link = known.get(`${place.line}:${place.column}`);
    if (!link?.rendering) return route ? { entry: entryOf(site, route) } : {};
    const { entry, template, address } = link.rendering;
    return { entry, template, ...(address !== link.written && { expected: address }) };
  }
}

/** The links of a page by their position in it. */
type LinksOfPage = Map<string, { written: string; rendering: Rendering | undefined }>;

function readLinks(page: Document, site: Site, route: Route | undefined): LinksOfPage {
  const built = page.references.filter(({ attribute }) => attribute === 'a href');
  const renderings = alignLinks(
    built.map(({ target }) => target),
    listPageRenderings(site, route),
  );
  return new Map(
    built.map(({ line, column, target }, index) => [
      `${line}:${column}`,
      { written: target, rendering: renderings[index] },
    ]),
  );
}
