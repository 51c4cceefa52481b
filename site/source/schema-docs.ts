import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Argument, type Expression, type Node, Visitor } from 'oxc-parser';
import { ownKindFolders } from './folders.ts';
import {
  type Declared,
  declaredKeys,
  exportedConstants,
  readSource,
  resolveReference,
  type Source,
  type Written,
} from './source.ts';

type SectionKind = {
  name: string;
  /** Description: `Rows of the price table.` */
  about: string;
  keys: readonly DefinitionKey[];
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

/** Keys of panels, which are kinds of their own, and of buttons, which docs/keys.md has under `pages[].hero`. */
const hasOwnPlace = /\b(?:aside|actions?)(?:\[\])?\./;

function describeKind(
  name: string,
  about: string,
  declared: readonly Declared[],
  first: readonly string[],
): SectionKind {
  const own = declared.filter((key) => key.name !== 'kind');
  const required = own.filter(({ node }) => !isOptional(node)).map((key) => `${key.name}: ${exampleIn(key.comment)}`);
  const all = own.flatMap((key) => [describeKey(key.name, key), ...keysBelow(key, key.name)]);
  const keys = withoutRepeated(all.filter(({ path }) => !hasOwnPlace.test(path)));
  const lines = [...first, ...required].map((line) => `  ${line},\n`);
  return { name, about, keys, entry: `{\n${lines.join('')}}` };
}

/** Whether a schema ends in `.optional()` or with a default. */
function isOptional(schema: Expression): boolean {
  const called =
    schema.type === 'CallExpression' && schema.callee.type === 'MemberExpression' ? schema.callee.property : undefined;
  return called?.type === 'Identifier' && ['optional', 'default', 'prefault'].includes(called.name);
}

/** Returns the example at the end of a comment, or else the first one within it. */
function exampleIn(comment: string): string {
  return /: `([^`]+)`\.?$/.exec(comment)?.[1] ?? /`([^`]+)`/.exec(comment)?.[1] ?? '…';
}

/** Writes the section kinds into a Markdown page: keys, an entry to copy and a picture, if any. */
export function documentSections(page: string): string {
  const kinds = readSectionKinds().map(({ name, about, keys, entry }) => {
    const picture = `sections/${name}.png`;
    const rows = keys.map(
      (key) => `| \`${key.path}\`${key.isRequired ? ' *' : ''} | ${key.about.replaceAll('|', '\\|')} |`,
    );
    return [
      `## ${name}\n`,
      `${about}\n`,
      ...(existsSync(`docs/${picture}`) ? [`![${name}](${picture})\n`] : []),
      ...(rows.length > 0 ? ['| key | what |', '|---|---|', ...rows, ''] : []),
      `\`\`\`ts\n${entry}\n\`\`\`\n`,
    ].join('\n');
  });
  return fillMarks(page, 'kinds', `${kinds.join('\n')}\n`);
}

/** A key of a definition: `hours.regular[].days`. KEY stands for a key of one's own: `prices.KEY.from`. */
type DefinitionKey = { path: string; about: string; isRequired: boolean; words: string | undefined };

/** Reads all keys of a definition from the comments in their schemas, except those of sections. */
export function readDefinitionKeys(): DefinitionKey[] {
  const site = exportedConstants(readSource('schema/site.ts')).find(({ name }) => name === 'site');
  return withoutRepeated(site ? keysBelow(site, '') : []);
}

/** Removes what members of a union share with earlier ones. */
function withoutRepeated(all: readonly DefinitionKey[]): DefinitionKey[] {
  return all.filter(({ path, about }, index) => {
    const first = all.findIndex((other) => other.path === path && (other.about === about || about === ''));
    return first === index;
  });
}

function keysBelow(schema: Written, path: string): DefinitionKey[] {
  return objectsIn(schema).flatMap(({ written, suffix }) =>
    declaredKeys(written).flatMap((key) => {
      const own = `${path}${suffix}${path || suffix ? '.' : ''}${key.name}`;
      return [describeKey(own, key), ...(key.name === 'sections' ? [] : keysBelow(key, own))];
    }),
  );
}

function describeKey(path: string, key: Declared): DefinitionKey {
  const { node } = resolveReference(key);
  // The words of texts are the defaults themselves.
  const words = node.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined;
  const isDefault = words !== undefined || node.type === 'TemplateLiteral' || node.type === 'ObjectExpression';
  return { path, about: key.comment, isRequired: !isDefault && !isOptional(node), words };
}

type Found = { written: Written; suffix: string };

/** Returns what all fields have, from the function that makes their schemas, and the settings of each kind. */
function objectsOfFields(source: Source): Found[] {
  const [declaration] = source.program.body.filter(
    (statement) => statement.type === 'FunctionDeclaration' && statement.id?.name === 'fieldUnion',
  );
  const objects: Written[] = [];
  const visitor = new Visitor({
    ObjectExpression(node) {
      if (declaration && node.start > declaration.start && node.end < declaration.end) objects.push({ source, node });
    },
  });
  visitor.visit(source.program);
  const settings = exportedConstants(source).filter(({ name }) => name === 'settings');
  return [
    ...objects.map((written) => ({ written, suffix: '' })),
    ...settings.flatMap((each) => declaredKeys(each).flatMap(objectsIn)),
  ];
}

/** Returns the objects that a schema accepts: of a list its items, of a union its members. */
function objectsIn(schema: Written): Found[] {
  const { source, node } = resolveReference(schema);
  if (node.type === 'ObjectExpression') return [{ written: { source, node }, suffix: '' }];
  if (node.type !== 'CallExpression') return [];
  const { callee, arguments: given } = node;
  const below = (argument: Argument | Expression | undefined, suffix = ''): Found[] =>
    argument && argument.type !== 'SpreadElement'
      ? objectsIn({ source, node: argument }).map((found) => ({ ...found, suffix: suffix + found.suffix }))
      : [];
  const isMethod = callee.type === 'MemberExpression' && callee.property.type === 'Identifier';
  const name = callee.type === 'Identifier' ? callee.name : isMethod ? identifier(callee.property) : '';
  // A method of a schema, such as `.optional()`.
  if (isMethod && identifier(callee.object) !== 'z')
    return [...below(callee.object), ...(name === 'extend' ? below(given[0]) : [])];
  if (name === 'fieldUnion') return [...below(given[0]), ...objectsOfFields(source)];
  if (/^(?:strictObject|texts)$/.test(name)) return below(given[0]);
  if (/^(?:array|entries)$/.test(name)) return below(given[0], '[]');
  if (name === 'record') return below(given[1], '.KEY');
  if (!/^(?:u|discriminatedU)nion$/.test(name)) return [];
  return given.flatMap((list) =>
    list.type === 'ArrayExpression' ? list.elements.flatMap((each) => below(each ?? undefined)) : [],
  );
}

function identifier(node: Node): string {
  return node.type === 'Identifier' ? node.name : '';
}

/** Writes the keys into a Markdown page, under a heading for each key at the top. */
export function documentKeys(page: string): string {
  const keys = readDefinitionKeys();
  const aboutOf = ({ about, words }: DefinitionKey) =>
    `${about}${words ? ` By default: “${words}”.` : ''}`.trim().replaceAll('|', '\\|').replaceAll(' - `', '<br>`');
  const nameOf = ({ path, isRequired }: DefinitionKey, name = path) => `${name}${isRequired ? ' *' : ''}`;
  const parts = keys
    .filter(({ path }) => /^\w+$/.test(path))
    .map((top) => {
      const rows = keys
        .filter(({ path }) => path.startsWith(`${top.path}.`) || path.startsWith(`${top.path}[`))
        .map((key) => `| ${nameOf(key, `\`${key.path}\``)} | ${aboutOf(key)} |\n`);
      const table = rows.length > 0 ? `| key | what |\n|---|---|\n${rows.join('')}\n` : '';
      return `## ${nameOf(top)}\n\n${aboutOf(top)}\n\n${table}`;
    });
  return fillMarks(page, 'keys', parts.join(''));
}

/** Replaces what is between two marks of a Markdown page: `<!-- keys -->` and `<!-- /keys -->`. */
function fillMarks(page: string, mark: string, text: string): string {
  const between = new RegExp(`(?<=<!-- ${mark} -->\\n)[\\s\\S]*(?=<!-- /${mark} -->)`);
  return page.replace(between, () => `\n${text}`);
}
