import * as z from 'zod';
import { fieldKinds } from '../schema/field-kinds.ts';
import { form } from '../schema/forms.ts';
import { maxDescription } from '../schema/page-parts.ts';
import { type Site, site } from '../schema/site.ts';
import { toSlug } from '../schema/text.ts';
import { german } from '../schema/vocabulary/german.ts';
import { polish } from '../schema/vocabulary/polish.ts';
import { type KeyPath, valueAt } from './problem.ts';

type Entry = Record<string, unknown>;

/** Texts of a language by key path, and those of each form. */
export type Vocabulary = Entry & { form: Entry };

/** English texts: the defaults of the schema. */
export const english: Vocabulary = { ...(defaultsOf(site) as Entry), form: defaultsOf(form) as Entry };

const translated: Readonly<Record<string, Vocabulary>> = { de: german, pl: polish };

const vocabularies = new Map([
  ['en', english],
  ...Object.entries(translated).map(([code, words]) => [code, merge(words, english) as Vocabulary] as const),
]);

/** Returns the texts of a language such as `pl-PL`; undefined if there are none, so English ones are used. */
export function vocabularyOf(language: string): Vocabulary | undefined {
  return vocabularies.get(codeOf(language));
}

function codeOf(language: string): string {
  return language.split('-')[0] ?? '';
}

/** Returns the file with the texts of a language: `pl-PL` → `schema/vocabulary/polish.ts`. */
export function vocabularyFile(language: string): string {
  const name = new Intl.DisplayNames('en', { type: 'language' }).of(codeOf(language)) ?? '';
  return `schema/vocabulary/${toSlug(name)}.ts`;
}

/** Returns the file with the default of a text: the vocabulary of the language, or else the schema. */
export function defaultFile(language: string, path: KeyPath): string {
  const isTranslated = valueAt(translated[codeOf(language)], path) !== undefined;
  return isTranslated ? vocabularyFile(language) : `schema/${path[0]}.ts`;
}

/** Lists the English defaults that a definition in a language without a vocabulary has not replaced. */
export function findUntranslated({ language, forms }: Site, definition: unknown): KeyPath[] {
  if (vocabularyOf(language)) return [];
  const { form, ...words } = english;
  const ofForms = Object.fromEntries(Object.keys(forms.forms).map((key) => [key, form]));
  const ofKinds = Object.fromEntries(Object.entries(fieldKinds).map(([kind, { message }]) => [kind, message]));
  const missing = (added: unknown, path: KeyPath): KeyPath[] => {
    if (typeof added === 'string') return valueAt(definition, path) === undefined ? [path] : [];
    return Object.entries(added as Entry).flatMap(([key, item]) => missing(item, [...path, key]));
  };
  const all = missing(merge(words, { forms: { messages: ofKinds, forms: ofForms } }), []);
  return all.filter((path) => path.join('.') !== 'money.currency');
}

/**
 * Completes a definition with values derived from the rest of it, or from its language: texts with their tokens, the
 * head and the heading of a page with a name, the navigation, a contact form. Changes nothing that is written.
 */
export function completeDefinition(definition: unknown): unknown {
  if (!isEntry(definition)) return definition;
  const { form: formWords, ...words } = vocabularyOf(String(definition.language)) ?? english;
  const { layout, forms, wording, ...others } = merge(definition, words) as Entry;
  const pages = mapEntries(definition.pages, completePage);
  const listed = Array.isArray(pages) ? pages.filter(isEntry) : [];
  const links = listed.map(({ name, path }) => ({ name, href: path }));
  const withForm = findFormPage(listed, isEntry(forms) ? forms.forms : undefined);
  const frame = merge(layout, {
    ...(links.length > 0 && { navigation: links }),
    ...(withForm >= 0 && { callBar: { link: links[withForm] } }),
  });
  return {
    ...others,
    wording,
    ...(pages !== undefined && { pages }),
    ...(definition.towns !== undefined && { towns: mapEntries(definition.towns, completeTown) }),
    ...(definition.services !== undefined && { services: completeServices(definition.services, frame) }),
    layout: frame,
    forms: completeForms(forms, wording, formWords),
  };
}

/** Returns the index of the first page with a contact form, or with any form. */
function findFormPage(pages: readonly Entry[], forms: unknown): number {
  const isContact = (key: unknown) => !isEntry(forms) || (forms[String(key)] as Entry | undefined)?.type === 'contact';
  const find = (isMeant: (key: unknown) => boolean) =>
    pages.findIndex(({ sections }) => entriesOf(sections).some(({ kind, form }) => kind === 'form' && isMeant(form)));
  const contact = find(isContact);
  return contact >= 0 ? contact : find(() => true);
}

function completePage(page: Entry): Entry {
  const { name, hero } = page;
  const lead = isEntry(hero) ? hero.lead : undefined;
  const title = page.path === '/' ? { title: '{name}' } : {};
  return merge(page, { head: { ...headOf(name, lead), ...title }, hero: { heading: name } }) as Entry;
}

/** Completes services. One without sections links to other services and has buttons to contact the business. */
function completeServices(services: unknown, layout: unknown): unknown {
  const keys = isEntry(services) ? Object.keys(services) : [];
  const { call, link } = ((layout as Entry).callBar ?? {}) as { call?: string; link?: { name: string; href: string } };
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
  return typeof kilometres === 'number'
    ? (merge(town, { miles: Math.round(kilometres * 6.21371) / 10 }) as Entry)
    : town;
}

/** Returns the default head of a page. A lead too long for a description is cut after a sentence. */
function headOf(name: unknown, lead: unknown): Entry {
  const isLong = typeof lead === 'string' && lead.length > maxDescription;
  const description = isLong ? /^.*[.!?…](?=\s)/s.exec(lead.slice(0, maxDescription))?.[0] : lead;
  return { title: `${name} | {name}`, ...(description !== undefined && { description }) };
}

/** Fields of the default contact form. */
const usualFields = [
  { name: 'name', kind: 'text', role: 'name', autocomplete: 'name', min: 2, max: 80 },
  { name: 'phone', kind: 'phone', role: 'answer-by' },
  { name: 'email', kind: 'email', role: 'answer-by' },
  { name: 'message', kind: 'textarea', role: 'message', max: 2000 },
];

function completeForms(forms: unknown, wording: unknown, words: Entry): unknown {
  if (!isEntry(forms)) return forms;
  if (forms.forms !== undefined) return { ...forms, forms: mapEntries(forms.forms, (each) => merge(each, words)) };
  const fields = usualFields.map(({ name, ...field }) => [name, { ...field, label: (wording as Entry)[name] }]);
  const uses = usualFields.map(({ name }) => ({ field: name, required: name !== 'email' }));
  const contact = { ...words, type: 'contact', fields: uses };
  return { ...forms, fields: merge(forms.fields, Object.fromEntries(fields)), forms: { contact } };
}

/** Returns the default texts of a schema, by key; tables and lists of any length have none. */
function defaultsOf(schema: z.core.$ZodType): unknown {
  if (schema instanceof z.ZodDefault) {
    const { defaultValue, innerType } = schema.def;
    return innerType instanceof z.ZodString ? defaultValue : undefined;
  }
  if (schema instanceof z.ZodPrefault) return defaultsOf(schema.unwrap() as z.core.$ZodType);
  if (!(schema instanceof z.ZodObject)) return undefined;
  const entries = Object.entries(schema.shape).map(([key, part]) => [key, defaultsOf(part)] as const);
  const known = entries.filter(([, value]) => value !== undefined);
  return known.length > 0 ? Object.fromEntries(known) : undefined;
}

/** Adds missing keys to an entry, at any depth. Leaves existing lists and texts alone. */
function merge(written: unknown, added: unknown): unknown {
  if (written === undefined) return added;
  if (!isEntry(written) || !isEntry(added)) return written;
  const keys = new Set([...Object.keys(written), ...Object.keys(added)]);
  return Object.fromEntries([...keys].map((key) => [key, merge(written[key], added[key])]));
}

function mapEntries(value: unknown, complete: (entry: Entry, key: string) => unknown): unknown {
  const apply = (entry: unknown, key: string | number) => (isEntry(entry) ? complete(entry, String(key)) : entry);
  if (Array.isArray(value)) return value.map(apply);
  return isEntry(value)
    ? Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, apply(entry, key)]))
    : value;
}

function entriesOf(value: unknown): Entry[] {
  return Array.isArray(value) ? value.filter(isEntry) : [];
}

function isEntry(value: unknown): value is Entry {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}
