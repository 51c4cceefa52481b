import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { contradictionRules } from '../../schema/accepted-contradiction.ts';

it('explains every rule under a heading of its name', () => {
  const [, section = ''] = readFileSync('docs/rules.md', 'utf8').split('\n# Rules of the contradiction finder\n');
  const headings = [...section.matchAll(/^## (.+)$/gm)].map(([, name]) => name);
  expect(headings.sort()).toEqual([...contradictionRules, 'stale-acceptance'].sort());
});
