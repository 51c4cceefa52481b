import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ruleNames } from '../../checks/links/rules.ts';
import { helpOf } from '../../checks/report/report.ts';
import { definitionRules } from '../../site/problem.ts';

const [, links = '', definition = ''] = readFileSync('docs/rules.md', 'utf8').split(/^# .*$/m);

it.each([
  { name: 'links', part: links, rules: ruleNames },
  { name: 'the definition', part: definition, rules: definitionRules },
])('explains every rule of $name once and no other, with why and how to fix it', ({ part, rules }) => {
  const sections = part.split(/^## /m).slice(1);
  // Both links and definitions have declarations that go stale.
  const named = sections.map((section) => section.slice(0, section.indexOf('\n')));
  expect(named.sort()).toEqual(rules.filter((rule) => rule !== 'stale-declaration' || part === links).sort());
  for (const section of sections) {
    expect(section).toMatch(/\*\*Why( and fix)?:\*\*/);
    expect(section).toMatch(/\*\*(Why and fix|Fix):\*\*/);
  }
});

it('points to that heading', () => {
  expect(helpOf('dead-page')).toBe('docs/rules.md#dead-page');
});
