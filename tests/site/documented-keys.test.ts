import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { tokenKinds } from '../../site/token-kinds.ts';

/** Every key of the schema with the comment above it, which an editor shows on hover. */
function listKeys(): { key: string; comment: string }[] {
  const files = readdirSync('schema', { recursive: true, encoding: 'utf8' }).map((name) => join('schema', name));
  return files
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => {
      const lines = readFileSync(file, 'utf8').split('\n');
      return lines.flatMap((line, index) => {
        const key = /^ +(?<name>\w+)(,|: (z$|z\.|line\b|paragraph\b|sentence\b|slug\b|href\b|icon\b))/.exec(line)
          ?.groups?.name;
        const isEntry = key && isInEntry(lines, index);
        return isEntry ? [{ key: `${file}: ${key}`, comment: lines[index - 1]?.trim() ?? '' }] : [];
      });
    });
}

/** Returns whether a line is a key of an entry, by the line that it is indented under. */
function isInEntry(lines: readonly string[], index: number): boolean {
  const indent = lines[index]?.search(/\S/) ?? 0;
  const parent = lines.slice(0, index).findLast((line) => line.trim() !== '' && line.search(/\S/) < indent);
  return /strictObject\(\{$|^(export )?const \w+ = \{$/.test(parent ?? '');
}

it('has a comment with an example above every key', () => {
  const keys = listKeys().filter(({ key }) => !key.endsWith(': kind'));
  expect(keys.length).toBeGreaterThan(150);
  expect(keys.filter(({ comment }) => !/^(\/\*\*|\*).*`.*\*\/$/.test(comment)).map(({ key }) => key)).toEqual([]);
});

it('has a comment above every text of the vocabulary that does not say what it is for', () => {
  const selfExplanatory =
    /^(starter|forms\.messages|desk\.(did|reasons|mailStates))\.|^wording\.(address|name|message|phone|email|parking|access)$/;
  const undocumented = ['english', 'english-office'].flatMap((name) => {
    const lines = readFileSync(`schema/vocabulary/${name}.ts`, 'utf8').split('\n');
    const path: string[] = [];
    return lines.flatMap((line, index) => {
      const { indent = '', key } = /^(?<indent> +)(?<key>\w+):/.exec(line)?.groups ?? {};
      if (!key) return [];
      path.splice(indent.length / 2 - 1, Number.POSITIVE_INFINITY, key);
      const isGroupOfAll = path.length === 1;
      const isDocumented = /^ +\/\*\* .+ \*\/$/.test(lines[index - 1] ?? '');
      return isDocumented || isGroupOfAll || selfExplanatory.test(path.join('.')) ? [] : [path.join('.')];
    });
  });
  expect(undocumented).toEqual([]);
});

it('lists every token in the glossary', () => {
  const listed = readFileSync('docs/glossary.md', 'utf8').matchAll(/`\{(\w+)(?::KEY)?\}`/g);
  expect([...new Set([...listed].map(([, name]) => name))].sort()).toEqual(Object.keys(tokenKinds).sort());
});
