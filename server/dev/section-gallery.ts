import { compileFunction } from 'node:vm';
import { section as anySection, type Section } from '../../schema/section.ts';
import type { Site } from '../../schema/site.ts';
import { escapeMarkup } from '../../site/escape.ts';
import { type InfoRoute, listRoutes } from '../../site/routes.ts';
import { readSectionKinds } from '../../site/source/schema-docs.ts';

export const galleryPath = '/__sections';

/** Returns the HTML of the gallery: every kind with its comments, an entry to copy and a preview. */
export function renderGallery(definition: string): string {
  const kinds = readSectionKinds(definition).map(({ name, about, keys, entry }) => {
    const rows = keys.map((key) => `<dt>${key.path}${key.isRequired ? ' *' : ''}</dt><dd>${markCode(key.about)}</dd>`);
    return `<section id="${name}"><h2>${name}</h2><p>${markCode(about)}</p>
<iframe src="${galleryPath}/${name}" title="${name}" loading="lazy"></iframe>
<details><summary>Keys (* required) and an entry to copy</summary><dl>${rows.join('')}</dl><pre>${escapeMarkup(entry)}</pre></details></section>`;
  });
  return renderToolPage(
    'Section kinds',
    'Each is shown as this definition has it, or with the examples of its schema.',
    ['<script type="module" src="/@vite/client"></script>', ...kinds],
  );
}

/** Returns a page with the site's first section of a kind, or with the example in its schema if the site has none. */
export function galleryRoute(site: Site, path: string, definition: string): InfoRoute | undefined {
  const kind = path.slice(galleryPath.length + 1);
  const known = readSectionKinds(definition).find(({ name }) => name === kind);
  if (!known) return undefined;
  const isOfKind = (section: Section) => section.kind === kind || (section.kind === 'own' && section.name === kind);
  const routes = listRoutes(site);
  const found = routes.find(({ sections }) => sections.some(isOfKind));
  const route = found ?? routes[0];
  const [page] = site.pages;
  // Safe to evaluate: entries are the examples in our own schemas.
  const example = () => anySection.safeParse(compileFunction(`return ${known.entry}`)()).data;
  const shown = found?.sections.find(isOfKind) ?? example();
  return route && page && shown && { ...route, kind: 'info', page, path, sections: [shown], closing: undefined };
}

export function showAlone(html: string): string {
  const hidden = 'body>:not(main),main>:nth-child(-n+2){display:none!important}';
  return html.replace('</head>', `<style>${hidden}</style></head>`);
}

function markCode(text: string): string {
  return escapeMarkup(text).replace(/`([^`]+)`/g, '<code>$1</code>');
}

/** Returns the HTML of a page of the development server itself. */
export function renderToolPage(title: string, about: string, sections: readonly string[]): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><style>${styles}</style>
<h1>${title}</h1><p>${about}</p>${sections.join('\n')}</html>`;
}

const styles = `:root{color-scheme:light dark;font:1rem/1.5 system-ui,sans-serif}body{max-width:72rem;margin:2rem auto;padding:0 1rem}
iframe{width:100%;height:30rem;border:1px solid #8888;border-radius:.5rem;resize:vertical}section{margin-block:3rem}
dl{display:grid;grid-template-columns:max-content 1fr;gap:.25rem 1rem}dd{margin:0}dt{font-weight:bold}
pre{padding:1rem;background:#8882;overflow:auto;user-select:all}@media(max-width:40rem){dl{display:block}}`;
