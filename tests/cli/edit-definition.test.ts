import { expect, it } from 'vitest';
import { insertEntry, removeItem } from '../../cli/new/edit-definition.ts';
import { SiteError } from '../../site/problem.ts';
import { readSource } from '../../site/source/source.ts';

const sourceOf = (text: string) => readSource('a.config.ts', `export default {\n${text}\n};\n`);
const addItem = (text: string) => insertEntry(sourceOf(text), { table: 'list', value: { a: 1 } }).text;
const bodyOf = (text: string) => text.slice('export default {\n'.length, -'\n};\n'.length);

it.each([
  ['behind the last entry', '  list: [\n    { a: 0 },\n  ],', '  list: [\n    { a: 0 },\n    { a: 1 },\n  ],'],
  ['with the comma that is missing', '  list: [\n    { a: 0 }\n  ]', '  list: [\n    { a: 0 },\n    { a: 1 },\n  ]'],
  [
    'behind a comment',
    '  list: [\n    { a: 0 }, // the first\n    // the end\n  ],',
    '  list: [\n    { a: 0 }, // the first\n    { a: 1 },\n    // the end\n  ],',
  ],
  ['into an empty list', '  list: [],', '  list: [\n    { a: 1 },\n  ],'],
  ['into a list on one line', '  list: [{ a: 0 }],', '  list: [{ a: 0 },\n    { a: 1 },\n  ],'],
  ['under a key that is not there yet', '  name: 1,', '  name: 1,\n  list: [{ a: 1 }],'],
])('adds an entry %s', (_name, before, after) => {
  expect(bodyOf(addItem(before))).toBe(after);
});

it('adds a key to a table, quoted if need be', () => {
  const { text, line } = insertEntry(sourceOf('  table: {\n    b: 1,\n  },'), {
    table: 'table',
    key: 'a-b',
    value: "it's",
  });
  expect(bodyOf(text)).toBe(`  table: {\n    b: 1,\n    'a-b': "it's",\n  },`);
  expect(line).toBe(4);
});

it('follows a list to its constant', () => {
  const source = readSource('a.config.ts', 'const list = [\n  1,\n];\nexport default { list };\n');
  expect(insertEntry(source, { table: 'list', value: 2 }).text).toContain('const list = [\n  1,\n  2,\n];');
});

it('ends its lines as the definition does', () => {
  const text = 'export default {\r\n  list: [\r\n    { a: 0 }, // the first\r\n  ],\r\n};\r\n';
  const added = insertEntry(readSource('a.config.ts', text), { table: 'list', value: { a: 1 } }).text;
  expect(added).toBe(text.replace('first\r\n', 'first\r\n    { a: 1 },\r\n'));
});

it('explains without a stack that it cannot add to a list that is made elsewhere', () => {
  expect(() => addItem('  list: others.map(String),')).toThrow(SiteError);
});

it('removes an item with its comma and its lines', () => {
  const source = sourceOf('  list: [\n    { a: 0 },\n    {\n      a: 1,\n    },\n    { a: 2 },\n  ],');
  expect(bodyOf(removeItem(source, ['list', 1]))).toBe('  list: [\n    { a: 0 },\n    { a: 2 },\n  ],');
});

it('prints lists of entries one per line, and short lists on one line', () => {
  const add = (value: unknown) => bodyOf(insertEntry(sourceOf('  list: [],'), { table: 'list', value }).text);
  expect(add([{ a: 1, b: 2 }])).toBe('  list: [\n    [{ a: 1, b: 2 }],\n  ],');
  const entries = [
    { a: 1, b: 2 },
    { a: 3, b: 4 },
  ];
  expect(add(entries)).toBe('  list: [\n    [\n      { a: 1, b: 2 },\n      { a: 3, b: 4 },\n    ],\n  ],');
});
