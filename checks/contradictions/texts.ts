import type { Site } from '../../schema/site.ts';
import { plainText } from '../../site/inline.ts';
import { type KeyPath, valueAt } from '../../site/key-path.ts';
import { listOrigins } from '../../site/provenance.ts';
import type { Token } from '../../site/tokens.ts';
import { hasFigure, readQuantities } from './quantities.ts';
import type { Vocabulary } from './vocabulary.ts';
import { cachedText, onDemand, sentencesOf } from './words.ts';

export type Text = {
  path: KeyPath;
  /** The unresolved text: `Brake pads {from:brake-pads}`. */
  written: string;
  /** The resolved text: `Brake pads from £80`. */
  text: string;
  tokens: readonly Token[];
  /** The names around it: title of its card, question it answers, heading above it. */
  near: string;
  /** The same, only within its own entry: first cell of its row, title of its card, its point. */
  entry: string;
  /** The names of its page, service and town. */
  page: string;
};

/** Tables without texts for visitors. */
const silentEntries =
  'url language structure brand desk knownDeadLinks acceptedContradictions deadLinks synonyms notOffered unconfirmed'.split(
    ' ',
  );

/** Keys whose values are not sentences. */
const silentKeys = [
  ...'href path kind icon id code file remote timeZone keywords source checked date tone style form town'.split(' '),
  ...'service services prices claims claim questions helplines related show sign field role autocomplete'.split(' '),
  ...'is from until'.split(' '),
];

/** Lists every text of the definition that a visitor may read, in the order of the schema. */
export function listTexts(site: Site): Text[] {
  return Object.keys(site)
    .filter((key) => !silentEntries.includes(key))
    .flatMap((key) => listOrigins(site, [key]))
    .flatMap(({ path, written, value, tokens }): Text[] => {
      const own = String(path.findLast((key) => typeof key === 'string'));
      if (typeof written !== 'string' || silentKeys.includes(own)) return [];
      // The key of a question, under its topic.
      if (own === 'question' && path.includes('topics')) return [];
      const text = plainText(String(value));
      // Lazy, because most texts have nothing to compare.
      const near = () => namesAround(site, path, text);
      const start = path.findLastIndex((key) => key === 'rows' || key === 'items');
      const entry = () => (start < 0 ? '' : namesAround(site, path, text, start));
      const page = () => namesOfPage(site, path);
      return [onDemand({ path, written, text, tokens }, { near, entry, page })];
    });
}

/** A declarative sentence, with the question or sentence before it, whose topic it may continue. */
type Statement = { words: string; question: string; before: string };

/** Lists the declarative sentences of a text, without asides. A question is only the topic of the next one. */
export const statementsIn = cachedText((text, vocabulary): Statement[] => {
  const sentences = sentencesOf(text, vocabulary).map((sentence) =>
    sentence
      .replace(vocabulary.aside, (aside) => (hasFigure(aside, vocabulary) ? aside : ''))
      .replace(vocabulary.request, '$1$2.'),
  );
  const isQuestion = (sentence: string) => /\?["”’]?\s*$/.test(sentence);
  return sentences.flatMap((words, index) => {
    const before = sentences[index - 1] ?? '';
    if (isQuestion(words)) return [];
    return [isQuestion(before) ? { words, question: before, before: '' } : { words, question: '', before }];
  });
});

const nameKeys = ['heading', 'title', 'name', 'question', 'text', 'label', 'price', 'town'];

/** Returns the names beside and above a text, up to the heading of its section. */
function namesAround(site: Site, path: KeyPath, own: string, start = 0): string {
  const names: string[] = [];
  let value: unknown = site;
  for (const [depth, key] of path.entries()) {
    value = (value as Record<string | number, unknown>)[key];
    if (value === null || typeof value !== 'object') break;
    if (depth < start) continue;
    if (Array.isArray(value)) {
      // The first cell names the row of a table.
      const isRow = path[depth - 1] === 'rows';
      if (isRow && value[0] !== own && value.every((cell) => typeof cell === 'string')) names.push(String(value[0]));
      continue;
    }
    for (const name of nameKeys) {
      const text = (value as Record<string, unknown>)[name];
      if (typeof text !== 'string' || text === own) continue;
      // Skip the price of a service, which appears only at the top of its page.
      if (name === 'price' && depth < 2) continue;
      const table = { price: site.prices, town: site.towns }[name];
      names.push(table ? (table[text]?.name ?? '') : text);
    }
  }
  return names.join(' | ');
}

/** Returns the rows of the table that a text is a cell or a column heading of. */
export function rowsAround({ path }: Text, site: Site): readonly (readonly string[])[] {
  const at = path.findLastIndex((key) => key === 'rows' || key === 'columns');
  const table = at < 0 ? undefined : valueAt(site, path.slice(0, at));
  return (table as { rows?: string[][] } | undefined)?.rows ?? [];
}

/** Whether a text is the name of a row or a column of prices: `Weekdays, 8:00 to 18:00`. */
export function isNameOfPrices(text: Text, site: Site, vocabulary: Vocabulary): boolean {
  if (text.path.at(-2) !== 'columns' && text.path.at(-1) !== 0) return false;
  const cells = rowsAround(text, site).flat();
  return cells.some((cell) => readQuantities(cell, vocabulary).some(({ dimension }) => dimension === 'money'));
}

function namesOfPage(site: Site, [table, key = '']: KeyPath): string {
  if (table === 'services') return site.services[key]?.name ?? '';
  if (table === 'locations') {
    const page = site.locations[Number(key)];
    return page ? `${site.services[page.service]?.name} ${site.towns[page.town]?.name}` : '';
  }
  return table === 'pages' ? (site.pages[Number(key)]?.hero.heading ?? '') : '';
}
