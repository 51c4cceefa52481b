import { distance } from 'fastest-levenshtein';
import type { Site } from '../schema/site.ts';
import { english } from '../schema/vocabulary/english.ts';
import { listSections } from '../site/declared-pages.ts';
import { listChoices } from '../site/form-rules.ts';
import { visitPlaces } from '../site/format-address.ts';
import { hoursShort } from '../site/format-hours.ts';
import { initialOf } from '../site/generated-files.ts';
import {
  entryOf,
  formatKeyPath,
  formatStablePath,
  isEntry,
  type KeyPath,
  parseStablePath,
  valueAt,
  walk,
  walkEntries,
} from '../site/key-path.ts';
import { countOf, showValue, type Warning } from '../site/problem.ts';
import { listOrigins, writtenOf } from '../site/provenance.ts';
import { referredTable } from '../site/references.ts';
import { tokensIn } from '../site/tokens.ts';
import { neutral, vocabularyOf } from '../site/vocabularies.ts';
import { calendarWarnings } from './calendar-warnings.ts';

/** Lists what is unfinished in a valid site; with `details`, each entry that the owner has not confirmed. */
export function listWarnings(site: Site, options: { details: boolean }): Warning[] {
  return [
    ...placeholderWarnings(site),
    ...unconfirmedWarnings(site, options),
    ...unfinishedTexts(site),
    ...unwrittenLetters(site),
    ...unusedEntries(site),
    ...calendarWarnings(site),
    ...formWarnings(site),
  ];
}

type Placeholder = Site['business']['placeholders'][number];

/** Warns of values that are placeholders, and of texts that stay English in another language. */
export function placeholderWarnings(site: Site): Warning[] {
  const values = site.business.placeholders.map((placeholder): Warning => {
    const { key, value } = placeholders[placeholder](site);
    const advice = `before going live, write the real value and remove '${placeholder}' from business.placeholders`;
    return { level: 'warning', text: `${key} is a placeholder (${value}); ${advice}` };
  });
  const { language } = site;
  const keys = vocabularyOf(language) ? [] : englishKeys(site);
  if (keys.length === 0) return values;
  const text = `schema/vocabulary/ has no texts for ${language}; still English until the definition writes them: ${keys.join(', ')}`;
  return [{ level: 'warning', text }, ...values];
}

/** Lists the keys, or groups of them, whose text is English: defaults, and texts of a new site. */
function englishKeys(site: Site): string[] {
  const { form, starter, ...words } = english;
  const forms = Object.fromEntries(Object.keys(site.forms.forms).map((key) => [key, form]));
  const written = writtenOf(site);
  const visit = (texts: unknown, path: KeyPath): { keys: string[]; isWhole: boolean } => {
    if (!isEntry(texts)) {
      // A privacy page replaces the notice.
      const isWritten = valueAt(written, path) !== undefined || valueAt(site, path) === undefined;
      return { keys: isWritten || valueAt(neutral, path) ? [] : [formatKeyPath(path)], isWhole: !isWritten };
    }
    const parts = Object.entries(texts).map(([key, below]) => visit(below, [...path, key]));
    const keys = parts.flatMap((part) => part.keys);
    const isWhole = parts.every((part) => part.isWhole);
    return { keys: isWhole && path.length > 0 && keys.length > 1 ? [formatKeyPath(path)] : keys, isWhole };
  };
  // "Contact" may be the name in other languages too, and "Home", if it is all that is left.
  const { contact: _, contactPath: _path, ...own } = starter;
  const patterns = Object.values(own).map((text) => text.replace(/[.{}]/g, '\\$&').replace(/\[\w+\]/g, '.+'));
  const isStarter = new RegExp(`^(${patterns.join('|')})$`);
  const origins = listOrigins(site).filter(({ written: text }) => typeof text === 'string' && isStarter.test(text));
  const isUntouched = origins.some(({ written: text }) => text !== starter.home);
  return [
    ...visit({ ...words, forms: { ...words.forms, forms } }, []).keys,
    ...(isUntouched ? origins : []).map(({ path }) => formatStablePath(site, path)),
  ];
}

const placeholders: Record<Placeholder, (site: Site) => { key: string; value: string }> = {
  name: ({ business }) => ({ key: 'business.name', value: business.name }),
  phone: ({ business }) => ({ key: 'business.phone', value: business.phone.display }),
  email: ({ business }) => ({ key: 'business.email', value: business.email }),
  url: ({ url }) => ({ key: 'url', value: url }),
  hours: ({ hours, ...words }) => ({ key: 'hours', value: hoursShort({ hours, ...words }) }),
  'voice assistant': ({ voiceAssistant }) => ({ key: 'voiceAssistant', value: voiceAssistant?.src ?? 'none' }),
};

/** Marks of a text still to be written, and of a template that was given no value. */
const unfinished = /^(?:TODO|TBC|TBD|FIXME|XXX)(?=[:.…]|$)|[Ll]orem ipsum|\[object Object\]|\b(?:undefined|NaN)\b/;

export function unfinishedTexts(site: Site): Warning[] {
  const warnings: Warning[] = [];
  walk(writtenOf(site), [], (value, path) => {
    const [words] = typeof value === 'string' ? (unfinished.exec(value) ?? []) : [];
    const advice = 'before going live, write the real text or value';
    const found = words && `${formatStablePath(site, path)}: found ${showValue(words)}; ${advice}`;
    if (found) warnings.push({ level: 'warning', text: found });
  });
  return warnings;
}

/** Warns of letters that the fonts of the generated icons and social picture, which are Latin, do not have. */
function unwrittenLetters({ brand, business: { name, tagline = '' } }: Pick<Site, 'brand' | 'business'>) {
  const lettersIn = (text: string) => (text.match(/\p{L}/gu) ?? []).filter((each) => each.normalize('NFKD') > '\u021b');
  const pictures = { icon: initialOf(name), social: name + tagline };
  const keys = (['icon', 'social'] as const).filter((key) => !brand[key] && lettersIn(pictures[key]).length > 0);
  if (keys.length === 0) return [];
  const letters = new Set(keys.flatMap((key) => lettersIn(pictures[key])));
  const advice = `write ${keys.map((key) => `brand.${key}`).join(' and ')}, with a picture of your own`;
  const text = `the generated pictures cannot show ${[...letters].join(' ')} of business.name or its tagline; ${advice}`;
  return [{ level: 'warning', text }] satisfies Warning[];
}

/** Warns of prices, claims, facts, forms and parking that nothing refers to or shows, so that no visitor sees them. */
export function unusedEntries(site: Site): Warning[] {
  // Only its component knows what a section of an own kind shows.
  if ([...listSections(site)].some(({ section }) => section.kind === 'own')) return [];
  const used = new Set<string>();
  walk(site, [], (value, path) => {
    if (typeof value === 'string') used.add(`${referredTable(path)} ${value}`);
  });
  walk(writtenOf(site), [], (value) => {
    for (const { source = [] } of typeof value === 'string' ? tokensIn(value) : [])
      used.add(`${source[0]} ${source[1]}`);
  });
  const unused = (['prices', 'claims', 'facts', 'forms'] as const).flatMap((table) => {
    const path = table === 'forms' ? ['forms', 'forms'] : [table];
    const keys = Object.keys(entryOf(valueAt(site, path))).filter((key) => !used.has(`${table} ${key}`));
    return keys.map((key) => formatKeyPath([...path, key]));
  });
  unused.push(...unshownParking(site));
  if (unused.length === 0) return [];
  const text = `no page or text refers to ${unused.join(', ')}, so no visitor sees ${unused.length === 1 ? 'it' : 'them'}; show or remove what is unused`;
  return [{ level: 'warning', text }];
}

/** Lists the parking of the business and its branches that no `visit` section shows. */
function unshownParking(site: Site): string[] {
  const shown = new Set<unknown>();
  walkEntries(site, [], ({ kind, show, branch }) => {
    if (kind !== 'visit' || !Array.isArray(show) || !show.includes('parking')) return;
    const only = branch === true || typeof branch === 'string' ? branch : undefined;
    for (const { parking } of visitPlaces(site, only)) shown.add(parking);
  });
  const paths = [
    ['business', 'parking'],
    ...Object.keys(site.departments ?? {}).map((key) => ['departments', key, 'parking']),
  ];
  const written = paths.filter((path) => valueAt(site, path) !== undefined);
  return written.filter((path) => !shown.has(valueAt(site, path))).map(formatKeyPath);
}

/** Returns a warning that lists what the owner has not confirmed; with `details`, one line per entry. */
export function unconfirmedWarnings(site: Site, { details }: { details: boolean }): Warning[] {
  const entries = site.unconfirmed;
  if (entries.length === 0) return [];
  const count = countOf(entries.length, 'entry is', 'entries are');
  const text = details
    ? [`${count} not confirmed by the owner (unconfirmed):`, ...entries.map(formatEntry)].join('\n')
    : `${count} not confirmed by the owner: ${places(entries)}; npm run check says what to confirm`;
  return [{ level: 'warning', text }];
}

/** Returns why a release is not possible: unconfirmed testimonials and positions must not be published. */
export function findReleaseBlockers(site: Site): string | undefined {
  const blockers = site.unconfirmed.filter(({ at }) =>
    [at].flat().some((place) => {
      const [table, key] = parseStablePath(site, place).path;
      return table === 'testimonials' || (table === 'business' && (key === 'position' || key === undefined));
    }),
  );
  if (blockers.length === 0) return undefined;
  return [
    'This site cannot be released yet. The owner has not confirmed:',
    ...blockers.map(formatEntry),
    'Once confirmed, remove the entry from "unconfirmed" in the site definition; otherwise remove what it names.',
    'To try the site as it is: npm run build, or npm run release -- --allow-unconfirmed.',
  ].join('\n');
}

/** Formats the key paths of entries, shortened to two levels. */
function places(entries: Site['unconfirmed']): string {
  const keys = entries.map(({ at }) => /^\w+(?:\.\w+|\[[^\]]*\])?/.exec([at].flat()[0] ?? '')?.[0]);
  return [...new Set(keys)].join(', ');
}

function formatEntry({ at, confirm }: Site['unconfirmed'][number]): string {
  return `  ${[at].flat().join(', ')}: ${confirm}`;
}

/**
 * Warns of choices whose code differs from the key of a service by a letter or two, so that links from the service's
 * page do not choose them.
 */
export function formWarnings({ forms, services, prices }: Site): Warning[] {
  const lists = listChoices(forms).filter(({ role }) => role === 'service');
  const known = new Set([...Object.keys(prices), ...Object.values(services).flatMap(({ formCodes }) => formCodes)]);
  const found = lists.flatMap(({ path, choices }) => {
    const codes = choices.map(({ code }) => code);
    const free = Object.keys(services).filter((key) => !codes.includes(key));
    return codes.flatMap((code, index) => {
      const meant = known.has(code) ? undefined : free.find((key) => key.length > 4 && distance(key, code) <= 2);
      if (!meant || Object.hasOwn(services, code)) return [];
      const at = formatKeyPath([...path, index, 'code']);
      return [`${at}: found ${showValue(code)}; it is not the key of a service; did you mean ${showValue(meant)}?`];
    });
  });
  return [...new Set(found)].map((text) => ({ level: 'warning', text }));
}
