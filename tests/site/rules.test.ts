import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { definitionRules } from '../../site/problem.ts';

it('explains every rule of the definition once, with why and how to fix it', () => {
  const sections = readFileSync('docs/rules.md', 'utf8').split(/^## /m).slice(1);
  for (const rule of definitionRules) {
    const own = sections.filter((section) => section.startsWith(`${rule}\n`));
    expect(own, rule).toHaveLength(1);
    expect(own[0]).toMatch(/\*\*Why( and fix)?:\*\*/);
    expect(own[0]).toMatch(/\*\*(Why and fix|Fix):\*\*/);
  }
});
