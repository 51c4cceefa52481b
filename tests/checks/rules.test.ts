import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ruleHelp, ruleNames } from '../../checks/links/rules.ts';

it('explains every rule under a heading of its name', () => {
  const headings = readFileSync('docs/rules.md', 'utf8').match(/^## .+$/gm) ?? [];
  expect(headings).toEqual(expect.arrayContaining(ruleNames.map((name) => `## ${name}`)));
});

it('points to that heading', () => {
  expect(ruleHelp('dead-page')).toBe('docs/rules.md#dead-page');
});
