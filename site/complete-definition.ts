import { defaultCopyright } from '../schema/layout.ts';
import { maxDescription } from '../schema/page-parts.ts';
import { fillIn } from '../schema/placeholders.ts';
import type { Site } from '../schema/site.ts';
import { formTypes } from '../schema/submission.ts';
import { toSlug } from '../schema/text.ts';
import { english, type Vocabulary } from '../schema/vocabulary/english.ts';
import { languages, regions } from '../schema/vocabulary/languages.ts';
import { type Entry, entryOf, isEntry, isObject, type KeyPath, valueAt } from './problem.ts';

/** Replaces English patterns of phrases in a language without a vocabulary. */
const neutral = {
  wording: {
    dayRange: '[first]–[last]',
    shortDayRange: '[first]–[last]',
    timeRange: '[opens]-[closes]',
    list: '[item], [more]',
    longList: '[item]; [more]',
    serviceInTown: '[heading]',
    serviceForTown: '[heading]',
  },
};

/** Returns the texts of a language such as `pl-PL`; undefined if there are none, so English ones are used. */
export function vocabularyOf(language: string): Vocabulary | undefined {
  const [code = ''] = language.split('-');
  if (Object.hasOwn(regions, language)) return regions[language];
  return Object.hasOwn(languages, code) ? languages[code] : undefined;
}

/** Returns the file with the texts of a language: `pl-PL` → `schema/vocabulary/polish.ts`. */
export function vocabularyFile(language: string): string {
  const name = new Intl.DisplayNames('en', { type: 'language' }).of(language.split('-')[0] ?? '') ?? '';
  return `schema/vocabulary/${toSlug(name)}.ts`;
}

/** Returns the file with the default of a value: the vocabulary if it is a text, or else the schema. */
export function defaultFile(language: string, path: KeyPath): string {
  if (valueAt(english, path) === undefined) return `schema/${path[0]}.ts`;
  const file = vocabularyFile(vocabularyOf(language) ? language : 'en');
  return path[0] === 'mail' || path[0] === 'desk' ? file.replace('.ts', '-office.ts') : file;
}

/** Returns the text of a vocabulary at a path of the definition: the texts of every form are the same. */
export function textIn(words: Vocabulary, path: KeyPath): unknown {
  const [table, key] = path;
  return valueAt(words, table === 'forms' && key === 'forms' ? ['form', ...path.slice(3)] : path);
}

/** Maximum texts that a language shares with English, such as `Menu`. */
const maxAlike = 12;

/** Whether a text is on a page or in a form, rather than at the desk, in a mail or a refusal. */
export function isForVisitors([table, key]: KeyPath): boolean {
  return table !== 'desk' && table !== 'mail' && key !== 'refusals';
}

/** Texts that a site has no use for without the entries that show them. */
const needs: readonly [texts: RegExp, isNeeded: (site: Site) => boolean][] = [
  [/^money/, ({ prices }) => Object.keys(prices).length > 0],
  [/^layout\.headings\.(?:related|priceSign|learnMore|includes)/, ({ services }) => Object.keys(services).length > 0],
  [/^layout\.headings|^forms\.chosenInTown|page(?:r|Of)$|(?:previous|next)Page/, (site) => site.locations.length > 0],
  [/^wording\.stripMap/, ({ stripMap }) => stripMap !== undefined],
  [/^wording\.here/, ({ towns }) => Object.values(towns).some(({ miles }) => miles === 0)],
  [/^wording\.mapOf/, (site) => sectionsOf(site).some(({ kind }) => kind === 'map')],
  [/^wording\.stars/, ({ testimonials }) => testimonials.length > 0],
  [
    /^wording\.restOfYear/,
    ({ hours, departments = {} }) => [hours, ...Object.values(departments)].some(({ seasons }) => seasons),
  ],
  [/^wording\.parking/, ({ business }) => business.parking !== undefined],
  [/^wording\.access/, ({ access }) => access.length > 0],
  [
    /^forms\.(?:anyTime|bookingMessages\.(?:slot|no|otherDay))/,
    (site) => fieldsOf(site).some(({ kind }) => kind === 'slot'),
  ],
  [
    /^forms\.(?:bookingMessages|receipt\.calendar)/,
    (site) => fieldsOf(site).some(({ role }) => role === 'appointment'),
  ],
];

function fieldsOf({ forms }: Site) {
  const all = Object.values(forms.forms).flatMap(({ fields }) => fields);
  return all.flatMap((each) => ('field' in each ? (forms.fields[each.field] ?? []) : each));
}

/** Whether a site shows a text: that of a kind of form or field is shown if the site has one. */
function isShown(site: Site, path: KeyPath): boolean {
  const [table, group, kind] = path;
  if (table === 'forms' && group === 'messages') return fieldsOf(site).some((each) => each.kind === kind);
  const types = Object.values(site.forms.forms).map(({ type }) => type);
  if (table === 'mail' && formTypes.some((type) => type === kind)) return types.some((type) => type === kind);
  const need = needs.find(([texts]) => texts.test(path.join('.')));
  return need?.[1](site) ?? true;
}

/**
 * Lists the English defaults that the pages and mails of a definition in another language show, those that visitors read
 * first: all, or those of its vocabulary that are not translated yet.
 */
export function findUntranslated(site: Site, definition: unknown): KeyPath[] {
  const { language, forms } = site;
  if (language.startsWith('en')) return [];
  const own = vocabularyOf(language);
  const { form, starter: _, ...words } = english;
  const ofForms = Object.fromEntries(Object.keys(forms.forms).map((key) => [key, form]));
  const missing = (added: unknown, path: KeyPath): KeyPath[] => {
    if (typeof added === 'string') {
      const translated = own && textIn(own, path);
      const isOther = translated !== undefined && translated !== added;
      return isOther || (valueAt(definition, path) ?? valueAt(neutral, path)) !== undefined ? [] : [path];
    }
    return Object.entries(added as Entry).flatMap(([key, item]) => missing(item, [...path, key]));
  };
  const all = missing(merge(words, { forms: { forms: ofForms } }), []).filter((path) => isShown(site, path));
  if (own && all.length <= maxAlike) return [];
  return [...all.filter(isForVisitors), ...all.filter((path) => !isForVisitors(path))];
}

/**
 * Completes a definition with values derived from the rest of it, or from its language: texts with their tokens, the
 * head and the heading of a page with a name, the navigation, a contact form. Changes nothing that is written.
 */
export function completeDefinition(definition: unknown): unknown {
  if (!isEntry(definition)) return definition;
  const {
    form: formWords,
    starter: _,
    ...words
  } = vocabularyOf(String(definition.language)) ?? (merge(neutral, english) as Vocabulary);
  const { layout, forms, wording, ...others } = merge(definition, words) as Entry;
  const pages = mapEntries(definition.pages, completePage);
  const locations = mapEntries(definition.locations, (page) => completeLocation(page, definition, wording));
  const listed = Array.isArray(pages) ? pages.filter(isEntry) : [];
  const links = listed.map(({ name, path }) => ({ name, href: path }));
  const { legalNames, navigation, footer } = entryOf(layout);
  const legalStarts = String(legalNames).toLowerCase().split(', ');
  const isLegal = ({ name }: Entry) => legalStarts.some((start) => `${name} `.toLowerCase().startsWith(`${start} `));
  const linked = [...entriesOf(navigation), ...entriesOf(footer).flatMap((column) => entriesOf(column.links))];
  const isLinked = ({ href }: Entry) => linked.some((link) => link.href === href);
  const withForm = findFormPage(listed, isEntry(forms) ? forms.forms : undefined);
  const frame = merge(layout, {
    copyright: defaultCopyright,
    ...(links.length > 0 && { navigation: links.filter((link) => !isLegal(link)) }),
    legal: links.filter((link) => isLegal(link) && !isLinked(link)),
    ...(withForm >= 0 && { callBar: { link: links[withForm] } }),
  });
  return {
    ...others,
    wording,
    ...(pages !== undefined && { pages }),
    ...(locations !== undefined && { locations }),
    ...(definition.towns !== undefined && { towns: mapEntries(definition.towns, completeTown) }),
    ...(definition.services !== undefined && { services: completeServices(definition.services, frame) }),
    layout: frame,
    forms: completeForms(forms, wording, formWords, definition),
  };
}

/** Returns the index of the first page with a form, preferring those to book by, then those to contact. */
function findFormPage(pages: readonly Entry[], forms: unknown): number {
  const typeOf = (key: unknown) => (isEntry(forms) ? (forms[String(key)] as Entry | undefined)?.type : 'contact');
  const indexes = ['booking', 'contact', undefined].map((type) =>
    pages.findIndex(({ sections }) =>
      entriesOf(sections).some(({ kind, form }) => kind === 'form' && (!type || typeOf(form) === type)),
    ),
  );
  return indexes.find((index) => index >= 0) ?? -1;
}

function completePage(page: Entry): Entry {
  const { name, hero } = page;
  const lead = isEntry(hero) ? hero.lead : undefined;
  const title = page.path === '/' ? { title: '{name}' } : {};
  return merge(page, { head: { ...headOf(name, lead), ...title }, hero: { heading: name } }) as Entry;
}

/** Completes a town page, whose heading names its service and its town. */
function completeLocation(page: Entry, { services, towns }: Entry, wording: unknown): unknown {
  const { heading = '', lead } = entryOf(page.hero);
  const { serviceInTown, serviceForTown } = wording as Record<string, string>;
  const town = entryOf(entryOf(towns)[String(page.town)]);
  const [service, place] = [
    entryOf(entryOf(services)[String(page.service)]).name ?? page.service,
    town.name ?? page.town,
  ];
  const pattern = (town.miles === 0 || town.kilometres === 0 ? serviceInTown : serviceForTown) ?? '';
  const named = fillIn(pattern, { service: String(service), town: String(place), heading: `${service}, ${place}` });
  return merge(page, { head: headOf(heading || named, lead), hero: { heading: named } });
}

/** Completes services. One without sections links to other services and has buttons to contact the business. */
function completeServices(services: unknown, layout: unknown): unknown {
  const keys = isEntry(services) ? Object.keys(services) : [];
  const { call, link } = (entryOf(layout).callBar ?? {}) as { call?: string; link?: { name: string; href: string } };
  const actions = [{ label: call, call: true }, ...(link ? [{ label: link.name, href: link.href }] : [])];
  return mapEntries(services, (service, key) => {
    const { name, summary, hero, sections } = service;
    const lead = (isEntry(hero) ? hero.lead : undefined) ?? summary;
    const onward = sections === undefined && {
      related: keys.filter((other) => other !== key).slice(0, maxRelated),
      hero: { actions },
    };
    return merge(merge(service, { head: headOf(name, lead), hero: { heading: name, lead: summary } }), onward || {});
  });
}

/** Maximum related services of a service without sections. */
const maxRelated = 6;

/** Adds the miles of a town given in kilometres: distances are compared in miles. */
function completeTown(town: Entry): Entry {
  const { kilometres } = town;
  return typeof kilometres === 'number' ? (merge(town, { miles: milesOf(kilometres) }) as Entry) : town;
}

/** `13` kilometres → `8.1` miles. */
export function milesOf(kilometres: number): number {
  return Math.round(kilometres * 6.21371) / 10;
}

/** Returns the default head of a page; `shortenDescriptions` cuts its description. */
function headOf(name: unknown, lead: unknown): Entry {
  return { title: `${name} | {name}`, ...(lead !== undefined && { description: lead }) };
}

/** Cuts descriptions taken from leads after a sentence, once the tokens are filled in: {hours} may be long. */
export function shortenDescriptions(definition: unknown): unknown {
  if (!isEntry(definition)) return definition;
  const shorten = (page: Entry) => {
    const { head, hero } = page;
    if (!isEntry(head) || !isEntry(hero)) return page;
    const { description } = head;
    if (typeof description !== 'string' || description !== hero.lead || description.length <= maxDescription)
      return page;
    const [cut] = /^.*[.!?…](?=\s)/s.exec(description.slice(0, maxDescription)) ?? [];
    return { ...page, head: { ...head, description: cut } };
  };
  const tables = ['pages', 'services', 'locations'].filter((table) => definition[table] !== undefined);
  const shortened = tables.map((table) => [table, mapEntries(definition[table], shorten)]);
  return { ...definition, ...Object.fromEntries(shortened) };
}

/** Fields of the default contact form. */
const usualFields = [
  { name: 'name', kind: 'text', role: 'name', autocomplete: 'name', min: 2, max: 80 },
  { name: 'phone', kind: 'phone', role: 'answer-by' },
  { name: 'email', kind: 'email', role: 'answer-by' },
  { name: 'message', kind: 'textarea', role: 'message', max: 2000 },
];

/**
 * Adds the usual fields, the contact form if there is no form or a section shows it, and the services as the choices of a
 * field for the service.
 */
function completeForms(forms: unknown, wording: unknown, words: Entry, definition: Entry): unknown {
  if (!isEntry(forms)) return forms;
  const fields = usualFields.map(({ name, ...field }) => [name, { ...field, label: (wording as Entry)[name] }]);
  const uses = usualFields.map(({ name }) => ({ field: name, required: name !== 'email' }));
  const shown = sectionsOf(definition).some(({ kind, form }) => kind === 'form' && form === 'contact');
  const services = Object.entries(entryOf(definition.services));
  const options = services.map(([code, service]) => ({ code, label: entryOf(service).name }));
  const choose = (field: Entry) =>
    field.role === 'service' && ['select', 'radio'].includes(String(field.kind)) ? merge(field, { options }) : field;
  return {
    ...forms,
    fields: addMissing(mapEntries(forms.fields, choose), Object.fromEntries(fields)),
    forms: merge(
      mapEntries(forms.forms, (each) => merge({ ...each, fields: mapEntries(each.fields, choose) }, words)),
      shown || forms.forms === undefined ? { contact: { ...words, type: 'contact', fields: uses } } : {},
    ),
  };
}

/** Adds missing entries to a table, after those that are written. */
function addMissing(written: unknown = {}, added: Entry): unknown {
  return isEntry(written) ? { ...written, ...added, ...written } : written;
}

/** Lists the sections of all pages. */
function sectionsOf({ pages, services, locations }: Entry): Entry[] {
  const all = [pages, services, locations].flatMap((table) => (isObject(table) ? Object.values(table) : []));
  return all.filter(isEntry).flatMap(({ sections }) => entriesOf(sections));
}

/** Adds missing keys to an entry, at any depth. Keeps existing lists and texts, and an entry that misses nothing. */
function merge(written: unknown, added: unknown): unknown {
  if (written === undefined) return added;
  if (!isEntry(written) || !isEntry(added)) return written;
  const keys = new Set([...Object.keys(written), ...Object.keys(added)]);
  const merged = Object.fromEntries([...keys].map((key) => [key, merge(written[key], added[key])]));
  return [...keys].every((key) => merged[key] === written[key]) ? written : merged;
}

/** Completes the entries of a list or a table; returns it unchanged if there is nothing to add. */
function mapEntries(value: unknown, complete: (entry: Entry, key: string) => unknown): unknown {
  if (!isObject(value)) return value;
  const entries = Object.entries(value).map(([key, entry]) => [key, isEntry(entry) ? complete(entry, key) : entry]);
  if (entries.every(([key, entry]) => entry === value[key as string])) return value;
  return Array.isArray(value) ? entries.map(([, entry]) => entry) : Object.fromEntries(entries);
}

function entriesOf(value: unknown): Entry[] {
  return Array.isArray(value) ? value.filter(isEntry) : [];
}
