import type { Site } from '../schema/site.ts';
import { formTypes } from '../schema/submission.ts';
import { toSlug } from '../schema/text.ts';
import { english, type Vocabulary } from '../schema/vocabulary/english.ts';
import { languages, regions } from '../schema/vocabulary/languages.ts';
import { type Entry, type KeyPath, valueAt } from './problem.ts';
import { listSections } from './references.ts';

/** Replaces English patterns of phrases in a language without a vocabulary. */
export const neutral = {
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
  [/^wording\.mapOf/, (site) => [...listSections(site)].some(({ section }) => section.kind === 'map')],
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
  const all = missing({ ...words, forms: { ...words.forms, forms: ofForms } }, []).filter((path) =>
    isShown(site, path),
  );
  if (own && all.length <= maxAlike) return [];
  return [...all.filter(isForVisitors), ...all.filter((path) => !isForVisitors(path))];
}
