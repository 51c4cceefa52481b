import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CallExpression, type ObjectExpression, Visitor } from 'oxc-parser';
import { expect, it } from 'vitest';
import { commentAbove, readSource } from '../../site/source/source.ts';
import { tokenKinds } from '../../site/token-kinds.ts';

/** Every key of the schema with the comment above it, which an editor shows on hover. */
function listKeys(): { key: string; comment: string }[] {
  const files = ['.', 'sections'].flatMap((folder) =>
    readdirSync(join('schema', folder)).map((name) => join(folder, name)),
  );
  return files
    .filter((name) => name.endsWith('.ts'))
    .flatMap((name) => {
      const source = readSource(join('schema', name));
      const entries: ObjectExpression[] = [];
      new Visitor({
        CallExpression({ callee, arguments: [entry] }: CallExpression) {
          if (entry?.type === 'ObjectExpression' && /Object$|^(entries|fieldUnion)$/.test(nameOf(callee)))
            entries.push(entry);
        },
        // Keys that entries spread: `...heading`.
        VariableDeclarator({ init }) {
          if (init?.type === 'ObjectExpression' && source.text.slice(init.start, init.end).includes('z.'))
            entries.push(init);
        },
      }).visit(source.program);
      // One on a single line is documented as a whole.
      const long = entries.filter(({ start, end }) => source.text.slice(start, end).includes('\n'));
      const keys = long.flatMap(({ properties }) => properties).filter((property) => property.type === 'Property');
      return keys.map((property) => ({
        key: `${name}: ${source.text.slice(property.key.start, property.key.end)}`,
        comment: commentAbove(source, property),
      }));
    });
}

function nameOf(callee: CallExpression['callee']): string {
  if (callee.type === 'Identifier') return callee.name;
  return callee.type === 'MemberExpression' && callee.property.type === 'Identifier' ? callee.property.name : '';
}

it('has a comment with an example above every key', () => {
  const keys = listKeys().filter(({ key }) => !key.endsWith(': kind'));
  expect(keys.length).toBeGreaterThan(150);
  expect(keys.filter(({ comment }) => !/`.+`/.test(comment)).map(({ key }) => key)).toEqual([]);
});

it('has a comment above every text of the vocabulary that does not say what it is for', () => {
  const selfExplanatory =
    /^(starter|forms\.messages|desk\.(did|reasons|mailStates))\.|^wording\.(address|name|message|phone|email|parking|access)$/;
  const undocumented = ['english', 'english-forms', 'english-office'].flatMap((name) => {
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
