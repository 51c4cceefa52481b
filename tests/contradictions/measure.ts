import { readFileSync, writeFileSync } from 'node:fs';
import { findIn } from '../../checks/contradictions/check-contradictions.ts';
import { type Facts, gatherFacts } from '../../checks/contradictions/facts.ts';
import type { Site } from '../../schema/site.ts';
import { type KeyPath, parseStablePath } from '../../site/key-path.ts';
import { parseSite } from '../../site/parse.ts';
import { recordWritten } from '../../site/provenance.ts';
import { businesses, type Case, corpusNames, readCorpus } from './businesses.ts';

const today = '2026-11-20';

/** A wrong result: a contradiction that does not fail the check, or an innocent sentence with a finding. */
export type Miss = Case & { found: string[]; isWarned: boolean };

/** The contradictions and innocent sentences of a corpus, those that fail the check, and those that it only warns of. */
export type Measured = Record<'contradiction' | 'innocent', { all: number; failed: number; warned: number }> & {
  misses: Miss[];
};

/** Writes each sentence of a corpus into its definition and collects the new findings. */
export function measure(name: string): Measured {
  const none = { all: 0, failed: 0, warned: 0 };
  const measured: Measured = { contradiction: { ...none }, innocent: { ...none }, misses: [] };
  for (const each of readCorpus(name)) {
    const found = findAdded(each).filter(({ place, declared }) => place || declared.startsWith(each.declared ?? ''));
    const isFailed = found.some(({ severity }) => severity === 'fail');
    const isWarned = !isFailed && found.length > 0;
    const kind = measured[each.declared ? 'contradiction' : 'innocent'];
    kind.all += 1;
    kind.failed += Number(isFailed);
    kind.warned += Number(isWarned);
    if (each.declared ? !isFailed : found.length > 0)
      measured.misses.push({ ...each, isWarned, found: found.map(({ message }) => message) });
  }
  return measured;
}

const sites = new Map<string, { site: Site; facts: Facts; before: Set<string> }>();

function baseOf(business: string) {
  const known = sites.get(business);
  if (known) return known;
  const site = parseSite(businesses[business]);
  const facts = gatherFacts(site, today);
  const base = { site, facts, before: new Set(findingsIn(facts).map(({ id }) => id)) };
  sites.set(business, base);
  return base;
}

/** The findings that a sentence adds to the check. */
function findAdded({ business, place, sentence }: Case) {
  const { site, facts, before } = baseOf(business);
  const { path, missing } = parseStablePath(site, place);
  if (missing) throw new Error(`corpus: ${business} has no ${place}`);
  const key = path.join();
  const original = facts.texts.find(({ path: at }) => at.join() === key);
  if (!original) throw new Error(`corpus: ${business} reads no text at ${place}`);
  const text = sentence
    .replaceAll('{name}', site.business.name)
    .replace(/\{from:([\w-]+)\}/g, (_, price) => `from £${(site.prices[price] as { from: number }).from}`);
  const edited = edit(site, path, text);
  recordWritten(edited, edited);
  // The name of a link is part of its page's route; any other sentence leaves the rest unchanged.
  const gathered = path.at(-1) === 'name' ? gatherFacts(edited, today) : facts;
  const texts = [{ ...original, written: text, text, tokens: [] }];
  const pages = gathered.pages.map((page, at) => ({
    ...page,
    texts: facts.pages[at]?.texts.includes(original) ? texts : [],
  }));
  const narrowed = { ...gathered, site: edited, texts, pages };
  return findingsIn(narrowed)
    .filter(({ id }) => !before.has(id))
    .map(({ path: at, declared, message, rule, severity }) => ({
      severity,
      place: at.join() === path.join(),
      declared: declared?.join('.') ?? '',
      message: `${rule}: ${message}`,
    }));
}

/** Leaves out the pages that resemble each other, which a single sentence does not change. */
function findingsIn(facts: Facts) {
  return findIn(facts)
    .filter(({ rule }) => rule !== 'near-duplicate-pages')
    .map((found) => ({ ...found, id: `${found.rule} ${found.path.join()} ${found.declared ? found.message : ''}` }));
}

/** A copy of a site with another value at a key path. */
function edit<Value>(value: Value, [key, ...rest]: KeyPath, text: string): Value {
  if (key === undefined) return text as Value;
  const copy = (Array.isArray(value) ? [...value] : { ...value }) as Record<string | number, unknown>;
  copy[key] = edit(copy[key], rest, text);
  return copy as Value;
}

/** Measures the corpora of the project, or others. */
export function measureAll(names: readonly string[] = corpusNames): Record<string, Measured> {
  return Object.fromEntries(names.map((name) => [name, measure(name)]));
}

/** The figures and the misses as Markdown, for docs/contradictions.md. */
export function formatMeasured(measured: Record<string, Measured>): string {
  const rows = Object.entries(measured).map(
    ([name, { contradiction, innocent }]) =>
      `| ${name} | ${contradiction.failed} and ${contradiction.warned} of ${contradiction.all} | ${innocent.failed} and ${innocent.warned} of ${innocent.all} |`,
  );
  const misses = Object.values(measured).flatMap(({ misses }) =>
    misses.map(({ declared, sentence, found, isWarned }) => {
      const result = isWarned ? 'warned' : declared ? 'missed' : `fails: ${found.join('; ')}`;
      return `- ${declared ?? 'innocent'} (${result}): ${sentence}`;
    }),
  );
  const table = ['| corpus | contradictions: fail and warn | innocent: fail and warn |', '|---|---|---|', ...rows];
  return [...table, '', ...misses].join('\n');
}

if (process.argv[1]?.endsWith('measure.ts')) {
  const file = 'docs/contradictions.md';
  const own = process.argv.indexOf('--corpus');
  const text = formatMeasured(measureAll(own < 0 ? corpusNames : process.argv.slice(own + 1)));
  const between = /(<!-- measured -->\n)[\s\S]*(\n<!-- \/measured -->)/;
  if (own < 0 && process.argv.includes('--write'))
    writeFileSync(file, readFileSync(file, 'utf8').replace(between, `$1${text}$2`));
  else console.log(text);
}
