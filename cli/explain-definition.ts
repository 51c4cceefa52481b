import { listTexts, type Text } from '../checks/contradictions/texts.ts';
import { english } from '../schema/vocabulary/english.ts';
import { escapeRegExp } from '../site/escape.ts';
import { formatPrice } from '../site/format.ts';
import { formatStablePath, type KeyPath, valueAt } from '../site/key-path.ts';
import { nearestName } from '../site/nearest-name.ts';
import { entryOfRoute, listOrigins, sectionPath } from '../site/provenance.ts';
import { listRoutes, pricesOnPage, type Route } from '../site/routes.ts';
import { defaultFile } from '../site/vocabularies.ts';
import { formatColumns } from './columns.ts';
import { type Definition, locationOf } from './definition.ts';
import { hoursOfPlaces } from './diff-facts.ts';

type Explanation = { found: boolean; text: string };

export function explainPath(definition: Definition, asked: string): Explanation {
  const { site } = definition;
  const path = asked.replace(/[#?].*$/, '').replace(/(?<=.)\/$/, '');
  const routes = listRoutes(site);
  const route = routes.find((each) => each.path === path);
  if (route) return { found: true, text: explainRoute(definition, route) };

  const dead = site.knownDeadLinks.findIndex(({ href }) => href === path);
  const { reason, instead } = site.knownDeadLinks[dead] ?? {};
  if (reason) {
    const where = locationOf(definition, ['knownDeadLinks', dead]);
    const text = `${path} is not a page. It is a declared dead link, ${where}\n  ${reason}\n  Its substitute is ${instead}.`;
    return { found: true, text };
  }
  const paths = routes.map((each) => each.path);
  const nearest = nearestName(path, paths);
  return { found: false, text: `${path} is not a page of this site.${nearest ? ` Did you mean ${nearest}?` : ''}` };
}

function explainRoute(definition: Definition, route: Route): string {
  const { site } = definition;
  const entry = entryOfRoute(site, route);
  const row = (label: string, path: KeyPath, value: string): string[] => [label, locationOf(definition, path), value];
  const part = (label: string, path: KeyPath) => row(label, path, formatStablePath(site, path));
  const { town, service } = route.kind === 'location' ? route.page : {};
  return formatColumns([
    [route.path, locationOf(definition, entry), formatStablePath(site, entry)],
    ...(town ? [part('address: town', ['towns', town])] : []),
    ...(service ? [part('address: service', ['services', service, 'townSlug'])] : []),
    row('title', [...entry, 'head', 'title'], route.head.title),
    row('description', [...entry, 'head', 'description'], route.head.description),
    row('heading', [...entry, 'hero', 'heading'], route.hero.heading),
    ...route.sections.map((section) => row(section.kind, sectionPath(site, route, section), section.heading)),
    ...pricesOnPage(route).map((key) => {
      const price = site.prices[key];
      const shown = price ? `${price.name}, ${formatPrice(price, site.money, site.language)}` : key;
      return row('price', ['prices', key], shown);
    }),
  ]);
}

const maxPlaces = 20;

/** Explains where a text comes from: every price, sentence and page name that contains it, with tokens filled in. */
export function explainText(definition: Definition, asked: string): Explanation {
  const { site } = definition;
  // £45 must not match £450.
  const pattern = escapeRegExp(asked)
    .replace(/\s+/g, '\\s+')
    // Keyboards have straight quotes, and texts curly ones.
    .replace(/['’]/g, "['’]")
    .replace(/["“”„]/g, '["“”„]');
  const words = new RegExp(`${pattern}(?!\\d)`, 'i');
  const block = (path: KeyPath, text: string) => `${keyAndLocation(definition, path)}\n  ${text}`;
  const blocks = [
    ...Object.entries(site.prices)
      .map(([key, price]) => ({ key, text: `${price.name}: ${formatPrice(price, site.money, site.language)}` }))
      .filter(({ text }) => words.test(text))
      .map(({ key, text }) => block(['prices', key], text)),
    ...listTexts(site)
      .filter(({ text }) => words.test(text))
      .map((text) => explainSentence(definition, text)),
    ...listRoutes(site)
      .filter((route) => route.kind === 'location' && words.test(route.name))
      .map((route) => block(entryOfRoute(site, route), `the page's name: ${route.name}`)),
    ...Object.keys(english)
      .flatMap((key) => listOrigins(site, [key]))
      .filter(({ path }) => valueAt(english, path) !== undefined)
      .filter(({ value, written }) => (written === undefined && words.test(String(value))) || isFilledIn(value, asked))
      .map(({ path, value, written }) => {
        const name = formatStablePath(site, path);
        if (written !== undefined) return block(path, String(value));
        return `${defaultFile(site.language, path)}  ${name}\n  ${value}\n  a default; set ${name} to change it`;
      }),
    ...hoursOfPlaces(site).flatMap(({ path, rows }) =>
      rows
        .map((row) => row.join(': '))
        .filter((text) => words.test(text))
        .map((text) => `${block(path, text)}\n  written from the opening hours there`),
    ),
  ];
  if (blocks.length === 0) {
    const others = 'Sentences that the site makes of several values are found by the words of the definition in them.';
    return { found: false, text: `No text of the definition contains "${asked}". ${others}` };
  }
  const more = blocks.length - maxPlaces;
  const rest = more > 0 ? [`and ${more} more places; use a longer query to narrow them down`] : [];
  return { found: true, text: [...blocks.slice(0, maxPlaces), ...rest].join('\n\n') };
}

/** Whether a text becomes the asked one with values for its placeholders, or its start: `Closed, opens [day] [time]`. */
function isFilledIn(text: unknown, asked: string): boolean {
  const parts = String(text).split(/\[\w+\]/);
  const fixed = parts.map((part) => part.trim()).filter(Boolean);
  // Words such as "to" alone are in many texts.
  const isTelling = parts.length > 1 && fixed.join('').replace(/\P{L}/gu, '').length > 5;
  return isTelling && new RegExp(fixed.map(escapeRegExp).join('.+'), 'i').test(asked);
}

function explainSentence(definition: Definition, { path, text: shown, written, tokens }: Text): string {
  const lines = [`${keyAndLocation(definition, path)}\n  ${shown}`];
  if (tokens.length > 0) lines.push(`  written: ${written}`);
  const sources = tokens.map(
    ({ text, source }) => `    ${text} from ${source ? keyAndLocation(definition, source) : 'the calendar'}`,
  );
  return [...lines, ...new Set(sources)].join('\n');
}

/** `site.config.ts:146:19  prices['brake-pads']`. */
function keyAndLocation(definition: Definition, path: KeyPath): string {
  return `${locationOf(definition, path)}  ${formatStablePath(definition.site, path)}`;
}
