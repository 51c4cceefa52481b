import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Expression } from 'oxc-parser';
import { ownKindFolders } from './folders.ts';
import { type Declared, declaredKeys, exportedConstants, readSource } from './source.ts';

type SectionKind = {
  name: string;
  /** Description: `Rows of the price table.` */
  about: string;
  keys: readonly { name: string; about: string; isRequired: boolean }[];
  /** An entry with the required keys, to copy into a definition. */
  entry: string;
};

const folder = 'schema/sections';

/** Reads the section kinds from the comments in their schemas, including a definition's own kinds. */
export function readSectionKinds(definition?: string): SectionKind[] {
  const ours = readdirSync(folder).flatMap((file) => describeOurs(join(folder, file)));
  const own = Object.entries(definition ? ownKindFolders(definition) : {});
  const kinds = [...ours, ...own.flatMap(([name, path]) => describeOwn(name, join(path, 'schema.ts')))];
  return kinds.sort((a, b) => (a.name < b.name ? -1 : 1));
}

function describeOurs(file: string): SectionKind[] {
  return exportedConstants(readSource(file)).flatMap((schema) => {
    const keys = declaredKeys(schema);
    const name = literalIn(keys.find((key) => key.name === 'kind')?.node);
    return name && name !== 'own' ? [describeKind(name, schema.comment, keys, [`kind: '${name}'`])] : [];
  });
}

function describeOwn(name: string, file: string): SectionKind[] {
  const [heading] = exportedConstants(readSource(`${folder}/text.ts`)).filter((each) => each.name === 'heading');
  const [schema] = exportedConstants(readSource(file)).filter((each) => each.name === 'schema');
  if (!heading || !schema) return [];
  const keys = [...declaredKeys(heading), ...declaredKeys(schema)];
  return [describeKind(name, schema.comment, keys, ["kind: 'own'", `name: '${name}'`])];
}

/** `z.literal('cards')` → `cards`. */
function literalIn(schema: Expression | undefined): string | undefined {
  const [argument] = schema?.type === 'CallExpression' ? schema.arguments : [];
  return argument?.type === 'Literal' ? String(argument.value) : undefined;
}

function describeKind(
  name: string,
  about: string,
  declared: readonly Declared[],
  first: readonly string[],
): SectionKind {
  const keys = declared
    .filter((key) => key.name !== 'kind')
    .map((key) => ({ name: key.name, about: key.comment, isRequired: !isOptional(key.node) }));
  const required = keys.filter(({ isRequired }) => isRequired).map((key) => `${key.name}: ${exampleIn(key.about)}`);
  const lines = [...first, ...required].map((line) => `  ${line},\n`);
  return { name, about, keys, entry: `{\n${lines.join('')}}` };
}

/** Whether a schema ends in `.optional()` or with a default. */
export function isOptional(schema: Expression): boolean {
  const called =
    schema.type === 'CallExpression' && schema.callee.type === 'MemberExpression' ? schema.callee.property : undefined;
  return called?.type === 'Identifier' && ['optional', 'default', 'prefault'].includes(called.name);
}

/** Returns the example at the end of a comment, or else the first one within it. */
function exampleIn(comment: string): string {
  return /: `([^`]+)`\.?$/.exec(comment)?.[1] ?? /`([^`]+)`/.exec(comment)?.[1] ?? '…';
}

/** Writes the section kinds between the marks in a Markdown page: keys, an entry to copy and a picture, if any. */
export function documentSections(page: string): string {
  const kinds = readSectionKinds().map(({ name, about, keys, entry }) => {
    const picture = `sections/${name}.png`;
    const rows = keys.map(
      (key) => `| \`${key.name}\`${key.isRequired ? ' *' : ''} | ${key.about.replaceAll('|', '\\|')} |`,
    );
    return [
      `## ${name}\n`,
      `${about}\n`,
      ...(existsSync(`docs/${picture}`) ? [`![${name}](${picture})\n`] : []),
      ...(rows.length > 0 ? ['| key | what |', '|---|---|', ...rows, ''] : []),
      `\`\`\`ts\n${entry}\n\`\`\`\n`,
    ].join('\n');
  });
  const [before = '', after = ''] = page.split(/(?<=<!-- kinds -->\n)[\s\S]*(?=<!-- \/kinds -->)/);
  return [before, ...kinds, after].join('\n');
}
