import { type Argument, type Expression, Visitor } from 'oxc-parser';
import { isOptional } from './section-kinds.ts';
import {
  type Declared,
  declaredKeys,
  exportedConstants,
  followValue,
  readSource,
  type Source,
  type Written,
} from './source.ts';

/** A key of a definition: `hours.regular[].days`. KEY stands for a key of one's own: `prices.KEY.from`. */
type DefinitionKey = {
  path: string;
  about: string;
  isRequired: boolean;
  /** The English default of a text. */
  words: string | undefined;
};

/** Reads all keys of a definition from the comments in their schemas, except those of sections. */
export function readDefinitionKeys(): DefinitionKey[] {
  const site = exportedConstants(readSource('schema/site.ts')).find(({ name }) => name === 'site');
  const all = site ? keysBelow(site, '') : [];
  // The members of a union repeat what they share.
  const isRepeated = ({ path, about }: DefinitionKey, index: number) =>
    all.findIndex((other) => other.path === path && (other.about === about || about === '')) < index;
  return all.filter((key, index) => !isRepeated(key, index));
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
  const { node } = followValue(key);
  // The words of texts are the defaults themselves.
  const words = node.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined;
  const isDefault = words !== undefined || node.type === 'TemplateLiteral' || node.type === 'ObjectExpression';
  return { path, about: key.comment, isRequired: !isDefault && !isOptional(node), words };
}

type Found = { written: Written; suffix: string };

/** Returns what all fields have, from the function that makes their schemas, and the settings of each kind. */
function objectsOfFields(source: Source): Found[] {
  const [made] = source.program.body.filter(
    (statement) => statement.type === 'FunctionDeclaration' && statement.id?.name === 'fieldUnion',
  );
  const objects: Written[] = [];
  const visitor = new Visitor({
    ObjectExpression(node) {
      if (made && node.start > made.start && node.end < made.end) objects.push({ source, node });
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
  const { source, node } = followValue(schema);
  if (node.type === 'ObjectExpression') return [{ written: { source, node }, suffix: '' }];
  if (node.type !== 'CallExpression') return [];
  const { callee, arguments: given } = node;
  const below = (argument: Argument | Expression | undefined, suffix = ''): Found[] =>
    argument && argument.type !== 'SpreadElement'
      ? objectsIn({ source, node: argument }).map((found) => ({ ...found, suffix: suffix + found.suffix }))
      : [];
  if (callee.type === 'Identifier') {
    if (callee.name === 'entries') return below(given[0], '[]');
    if (callee.name === 'texts') return below(given[0]);
    return callee.name === 'fieldUnion' ? [...below(given[0]), ...objectsOfFields(source)] : [];
  }
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return [];
  if (callee.object.type !== 'Identifier' || callee.object.name !== 'z')
    return [...below(callee.object), ...(callee.property.name === 'extend' ? below(given[0]) : [])];
  switch (callee.property.name) {
    case 'strictObject':
      return below(given[0]);
    case 'array':
      return below(given[0], '[]');
    case 'record':
      return below(given[1], '.KEY');
    case 'union':
    case 'discriminatedUnion':
      return given.flatMap((list) =>
        list.type === 'ArrayExpression' ? list.elements.flatMap((each) => below(each ?? undefined)) : [],
      );
    default:
      return [];
  }
}

/** Writes the keys between the marks in a Markdown page, under a heading for each key at the top. */
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
  const [before = '', after = ''] = page.split(/(?<=<!-- keys -->\n)[\s\S]*(?=<!-- \/keys -->)/);
  return `${before}\n${parts.join('')}${after}`;
}
