import { defaultCopyright } from '../schema/layout.ts';
import { maxDescription, maxTitle } from '../schema/pages.ts';
import type { Site } from '../schema/site.ts';
import { english, type Vocabulary } from '../schema/vocabulary/english.ts';
import { listSections } from './declared-pages.ts';
import { plainText } from './inline.ts';
import { type Entry, entriesOf, entryOf, isEntry, isObject } from './key-path.ts';
import { servicePath } from './paths.ts';
import { locationName } from './town-pages.ts';
import { neutral, vocabularyOf } from './vocabularies.ts';

/** Adds defaults derived from the rest of the definition or from its language. Never changes a written value. */
export function completeDefinition(definition: unknown): unknown {
  if (!isEntry(definition)) return definition;
  const {
    form: formWords,
    starter: _,
    ...words
  } = vocabularyOf(String(definition.language)) ?? (merge(neutral, english) as Vocabulary);
  const { layout, forms, wording, ...others } = merge(definition, words) as Entry;
  const labels = isEntry(wording) ? wording : (words.wording as Entry);
  const pages = mapEntries(definition.pages, completePage);
  // Distances are compared in miles.
  const towns = mapEntries(definition.towns, (town) =>
    typeof town.kilometres === 'number' ? merge(town, { miles: milesOf(town.kilometres) }) : town,
  );
  const site = { ...definition, towns, wording: labels } as unknown as Site;
  const locations = mapEntries(definition.locations, (page) => completeLocation(page, site));
  const listed = entriesOf(pages);
  const links = listed.map(({ name, path }) => ({ name, href: path }));
  const { privacyNames, legalNames, navigation, footer, legal } = entryOf(layout);
  const isNamed = ({ name }: Entry, ...names: unknown[]) =>
    names.join(', ').toLowerCase().split(', ').includes(String(name).toLowerCase());
  const isLegal = (page: Entry) =>
    entriesOf(legal).some(({ href }) => href === page.href) || isNamed(page, privacyNames, legalNames);
  const own = entryOf(definition.forms);
  const privacyLink = own.privacyLink ?? links.find((page) => isNamed(page, privacyNames));
  // A privacy page replaces the default notice under forms.
  const notice = own.privacy ? {} : privacyLink ? { privacy: undefined, privacyLink } : {};
  const linked = [...entriesOf(navigation), ...entriesOf(footer).flatMap((column) => entriesOf(column.links))];
  const isLinked = ({ href }: Entry) => linked.some((link) => link.href === href);
  const withForm = findFormPage(listed, isEntry(forms) ? forms.forms : undefined);
  const main = links.filter((link) => !isLegal(link));
  const withDefaults = merge(layout, {
    copyright: defaultCopyright,
    ...(links.length > 0 && { navigation: withServices(main, definition) }),
    legal: links.filter((link) => isLegal(link) && !isLinked(link)),
    ...(withForm >= 0 && { callBar: { link: links[withForm] } }),
  });
  return {
    ...others,
    wording,
    pages,
    locations,
    towns,
    services: completeServices(definition.services, withDefaults),
    layout: withDefaults,
    forms: completeForms(isEntry(forms) ? { ...forms, ...notice } : forms, labels, formWords, definition),
  };
}

/** Maximum links of the default navigation: more do not fit on one line beside a name. */
const maxNavigation = 5;

/** Adds the services after the home page, if they are few and no other page lists them. */
function withServices(links: readonly Entry[], { pages, services, structure }: Entry): readonly Entry[] {
  const listed = entriesOf(pages).filter(({ path }) => path !== '/');
  const isListed = listed.some(({ sections }) => entriesOf(sections).some(({ kind }) => kind === 'services'));
  const own = Object.entries(entryOf(services)).map(([key, service]) => ({
    name: entryOf(service).name,
    href: servicePath({ structure: entryOf(structure) }, key),
  }));
  return isListed || links.length + own.length > maxNavigation
    ? links
    : [...links.slice(0, 1), ...own, ...links.slice(1)];
}

/**
 * Returns the index of the first page with a form, preferring `booking` forms, then the one named `contact`, since others
 * of its type may be for applicants, then its type.
 */
function findFormPage(pages: readonly Entry[], forms: unknown): number {
  const typeOf = (key: unknown) => (isEntry(forms) ? (forms[String(key)] as Entry | undefined)?.type : 'contact');
  const matches = [
    (form: unknown) => typeOf(form) === 'booking',
    (form: unknown) => form === 'contact',
    (form: unknown) => typeOf(form) === 'contact',
    () => true,
  ];
  const indexes = matches.map((isMatch) =>
    pages.findIndex(({ sections }) => entriesOf(sections).some(({ kind, form }) => kind === 'form' && isMatch(form))),
  );
  return indexes.find((index) => index >= 0) ?? -1;
}

function completePage(page: Entry): Entry {
  const { name, hero, path } = page;
  const head = { ...headOf(name, entryOf(hero).lead), ...(path === '/' && { title: '{name}' }) };
  return merge(page, { head, hero: { heading: name } }) as Entry;
}

function completeLocation(page: Entry, site: Site): unknown {
  const { heading = '', lead } = entryOf(page.hero);
  const named = locationName(site, { town: String(page.town), service: String(page.service) });
  return merge(page, { head: headOf(heading || named, lead), hero: { heading: named } });
}

/** Completes services. One without sections gets links to other services and the call bar's buttons. */
function completeServices(services: unknown, layout: unknown): unknown {
  const keys = isEntry(services) ? Object.keys(services) : [];
  const actions = callBarButtons(layout);
  return mapEntries(services, (service, key) => {
    const { name, summary, hero, sections } = service;
    const lead = entryOf(hero).lead ?? summary;
    const onward = sections === undefined && {
      related: keys.filter((other) => other !== key).slice(0, maxRelated),
      hero: { actions },
    };
    return merge(merge(service, { head: headOf(name, lead), hero: { heading: name, lead: summary } }), onward || {});
  });
}

/** Returns the buttons for a page without its own: those of the call bar. */
export function callBarButtons(layout: unknown): object[] {
  const { call, link } = (entryOf(layout).callBar ?? {}) as { call?: string; link?: { name: string; href: string } };
  return [{ label: call, call: true }, ...(link ? [{ label: link.name, href: link.href }] : [])];
}

/** Maximum related services of a service without sections. */
const maxRelated = 6;

/** `13` kilometres → `8.1` miles. */
export function milesOf(kilometres: number): number {
  return Math.round(kilometres * 6.21371) / 10;
}

/** Returns the default head of a page; `shortenHeads` cuts what is too long. */
function headOf(name: unknown, lead: unknown): Entry {
  return { title: `${name} | {name}`, ...(lead !== undefined && { description: describe(lead) }) };
}

/** Strips links, emphasis and line breaks, which a description cannot have. */
function describe(lead: unknown): unknown {
  if (typeof lead !== 'string') return lead;
  // Keep the backslash of a literal brace, which filling in tokens removes.
  const literal = lead.replace(/\\(?=[{}])/g, '\\\\');
  return plainText(literal).replace(/\s*[\r\n]\s*/g, ' ');
}

/**
 * Cuts default descriptions after a sentence, or else a word, and default titles before the name of the business. Runs
 * after tokens are filled in, because {hours} may be long.
 */
export function shortenHeads(definition: unknown): unknown {
  if (!isEntry(definition)) return definition;
  const ending = ` | ${entryOf(definition.business).name}`;
  const shorten = (page: Entry) => {
    const { head, hero, name } = page;
    if (!isEntry(head) || !isEntry(hero)) return page;
    const { title, description } = head;
    const own = [name, hero.heading].find((each) => title === `${each}${ending}`);
    const isLong = own !== undefined && String(title).length > maxTitle;
    const isCut = String(description).length > maxDescription && description === describe(hero.lead);
    if (!isLong && !isCut) return page;
    const start = String(description).slice(0, maxDescription);
    const [sentences = cutWord(start)] = wholeSentences.exec(start) ?? [];
    return { ...page, head: { ...head, ...(isLong && { title: own }), ...(isCut && { description: sentences }) } };
  };
  const tables = ['pages', 'services', 'locations'].filter((table) => definition[table] !== undefined);
  const shortened = tables.map((table) => [table, mapEntries(definition[table], shorten)]);
  return { ...definition, ...Object.fromEntries(shortened) };
}

/** A full stop after "Dr", "z. B" or "24" ends no sentence, nor does one before a word without a capital. */
const wholeSentences = /^.*(?:[!?…]|(?<!(?<![\p{L}\d])(?:\p{L}|\p{Lu}\p{Ll}{1,2}|\d{1,2}))\.)(?=\s+(?!\p{Ll}+[\s,]))/su;

/** Cuts the last word, or only a letter where words have no spaces between them, as in Japanese. */
function cutWord(text: string): string {
  return `${text.replace(/\s\S{0,40}$|.$/su, '').replace(/[^\p{L}\p{M}\p{N}]+$/u, '')}…`;
}

const usualFields = [
  { name: 'name', kind: 'text', role: 'name', autocomplete: 'name', min: 2, max: 80 },
  { name: 'phone', kind: 'phone', role: 'answer-by' },
  { name: 'email', kind: 'email', role: 'answer-by' },
  { name: 'message', kind: 'textarea', role: 'message', max: 2000 },
];

/** Adds the predefined fields, the services as choices, and a contact form if one is shown or there is no form. */
function completeForms(forms: unknown, wording: Entry, words: Entry, definition: Entry): unknown {
  if (!isEntry(forms)) return forms;
  const fields = usualFields.map(({ name, ...field }) => [name, { ...field, label: wording[name] }]);
  const uses = usualFields.map(({ name }) => ({ field: name, required: name !== 'email' }));
  const shown = listSections(definition).some(({ section }) => section.kind === 'form' && section.form === 'contact');
  const services = Object.entries(entryOf(definition.services));
  const options = services.map(([code, service]) => ({ code, label: entryOf(service).name }));
  const choose = (field: Entry) =>
    field.role === 'service' && ['select', 'radio'].includes(String(field.kind)) ? merge(field, { options }) : field;
  const added = Object.fromEntries(fields);
  const written = mapEntries(forms.fields === undefined ? {} : forms.fields, choose);
  return {
    ...forms,
    // Those that are written come first.
    fields: isEntry(written) ? { ...written, ...added, ...written } : written,
    forms: merge(
      mapEntries(forms.forms, (each) => merge({ ...each, fields: mapEntries(each.fields, choose) }, words)),
      shown || forms.forms === undefined ? { contact: { ...words, type: 'contact', fields: uses } } : {},
    ),
  };
}

/** Adds missing keys to an entry at any depth. Returns the same object if nothing is missing. */
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
