import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ruleNames } from '../../checks/links/rules.ts';
import { definitionRules } from '../../site/problem.ts';
import { formatPlanted, measureDefinition, measureLinks } from '../helpers/measure-planted.ts';

/** These need a date, other hosts, a sub path or no file: declared-links, external, sub-path and problems.test.ts. */
const elsewhere =
  'stale-declaration lapsed-declaration declared-dead dead-external unknown-external outside-base missing-definition';

const corpora = [
  { name: 'built pages', measure: measureLinks, rules: ruleNames, faults: 80 },
  { name: 'definition', measure: measureDefinition, rules: definitionRules, faults: 120 },
];

it.each(corpora)(
  'finds every fault planted in the $name at its place, and nothing after sound changes',
  async (corpus) => {
    const planted = await corpus.measure();
    const { faults, missed, sound, refused } = planted;
    expect(missed).toEqual([]);
    expect(refused).toEqual([]);
    expect(faults.length).toBeGreaterThanOrEqual(corpus.faults);
    expect(sound.length).toBeGreaterThanOrEqual(60);
    // Every rule has a fault that it finds, and a sound counterpart that it could mistake for one.
    const here = corpus.rules.filter((rule) => !elsewhere.includes(rule) || faults.includes(rule));
    expect(new Set(faults)).toEqual(new Set(here));
    expect(new Set(sound)).toEqual(new Set(here));
    expect(readFileSync('bench/RESULTS.md', 'utf8')).toContain(formatPlanted(corpus.name, planted));
  },
);
