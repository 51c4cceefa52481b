import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import {
  type Comment,
  type Expression,
  type Node,
  type ObjectExpression,
  type ObjectPropertyKind,
  type Program,
  parseSync,
  type Statement,
} from 'oxc-parser';
import { memo } from '../../schema/memo.ts';
import type { KeyPath } from '../key-path.ts';

export type Source = {
  /** The file as named by the caller: `site.config.ts`. */
  file: string;
  text: string;
  program: Program;
  comments: readonly Comment[];
  /** Reads an import with a relative specifier, caching it. */
  open: (specifier: string) => Source | undefined;
};

/** Reads a definition. A file that is not TypeScript has an empty program, so every value is located at its start. */
export function readSource(file: string, text = readFileSync(file, 'utf8')): Source {
  const { program, comments } = parseSync(file, text, { lang: 'ts', sourceType: 'module' });
  const read = memo((path: string) => (existsSync(path) ? readSource(path) : undefined));
  const open = (specifier: string) => (specifier.startsWith('.') ? read(join(dirname(file), specifier)) : undefined);
  return { file, text, program, comments, open };
}

/** An AST node of a definition: the value at a key path, or its nearest ancestor. */
type FoundNode = { source: Source; node: Node; key?: Node; isFound: boolean };

/** Follows a key path through constants, imports and spreads, as far as it is written literally. */
export function findValue(source: Source, path: KeyPath): FoundNode {
  const exported = exportedValue(source);
  if (!exported) return { source, node: { ...source.program, start: 0, end: 0 }, isFound: false };
  let found: Child = followValue(exported);
  for (const key of path) {
    const next = childOf(found, key);
    if (!next) return { ...found, isFound: false };
    found = { ...next, ...followValue(next) };
  }
  return { ...found, isFound: true };
}

type Child = Written & { key?: Node };

function childOf({ source, node }: Written, key: string | number): Child | undefined {
  if (node.type === 'ObjectExpression') return propertyOf(source, node, String(key));
  if (node.type === 'ArrayExpression') {
    const items = itemsOfLists.get(node) ?? itemsOf({ source, node });
    itemsOfLists.set(node, items);
    return items[Number(key)];
  }
  return undefined;
}

/** Items of lists, cached because every item of a long list may be looked up. */
const itemsOfLists = new WeakMap<Node, Written[]>();

/** Returns the value of a key; the last one wins, spreads included. */
function propertyOf(source: Source, object: ObjectExpression, key: string): Child | undefined {
  for (const property of [...object.properties].reverse()) {
    if (property.type === 'SpreadElement') {
      const child = childOf(followValue({ source, node: property.argument }), key);
      if (child) return child;
    } else if (keyName(property) === key) return { source, node: property.value, key: property.key };
  }
  return undefined;
}

/** Returns the items of a list, including spreads. After an unresolvable spread, positions are unknown. */
function itemsOf({ source, node }: Written): Written[] {
  const items: Written[] = [];
  if (node.type !== 'ArrayExpression') return items;
  for (const element of node.elements) {
    if (element === null) return items;
    if (element.type !== 'SpreadElement') items.push({ source, node: element });
    else {
      const spread = followValue({ source, node: element.argument });
      if (spread.node.type !== 'ArrayExpression') return items;
      items.push(...itemsOf(spread));
    }
  }
  return items;
}

function keyName(property: ObjectPropertyKind): string | undefined {
  if (property.type === 'SpreadElement') return undefined;
  const { key, computed } = property;
  if (key.type === 'Identifier' && !computed) return key.name;
  return key.type === 'Literal' ? String(key.value) : undefined;
}

export type Written = { source: Source; node: Expression };

/**
 * Resolves an expression to a literal as `resolveReference` does. Assumes that a call such as `defineSite({ … })`
 * returns its only argument.
 */
function followValue(written: Written): Written {
  const { source, node } = resolveReference(written);
  const [argument, other] = node.type === 'CallExpression' && node.callee.type === 'Identifier' ? node.arguments : [];
  return argument?.type === 'ObjectExpression' && !other ? { source, node: argument } : { source, node };
}

/** Resolves an expression through `satisfies`, constants, imports and `other.key`. Returns a computed one as it is. */
export function resolveReference(written: Written): Written {
  const { source, node } = written;
  switch (node.type) {
    case 'TSSatisfiesExpression':
    case 'TSAsExpression':
    case 'TSNonNullExpression':
    case 'ParenthesizedExpression':
      return resolveReference({ source, node: node.expression });
    case 'LogicalExpression':
      // Assume that the left side of `other.locations ?? []` exists.
      return node.operator === '??' ? resolveReference({ source, node: node.left }) : written;
    case 'Identifier':
      return constantOf(source, node.name) ?? importOf(source, node.name) ?? written;
    case 'MemberExpression': {
      if (node.property.type !== 'Identifier' || node.computed) return written;
      const value = childOf(followValue({ source, node: node.object }), node.property.name);
      return value ? resolveReference(value) : written;
    }
    default:
      return written;
  }
}

/** A constant or a key of an object, as written. */
export type Declared = Written & {
  name: string;
  /** The comment above it. */
  comment: string;
};

export function exportedConstants(source: Source): Declared[] {
  return source.program.body.flatMap((statement) => {
    if (statement.type !== 'ExportNamedDeclaration') return [];
    const comment = commentAbove(source, statement);
    return (declarationOf(statement)?.declarations ?? []).flatMap(({ id, init }) =>
      id.type === 'Identifier' && init ? [{ name: id.name, comment, source, node: init }] : [],
    );
  });
}

/** Lists the keys of an object, with those it spreads; also of the argument of a call, `z.strictObject({ … })`. */
export function declaredKeys(written: Written): Declared[] {
  const { source, node } = resolveReference(written);
  if (node.type === 'CallExpression') {
    const [argument] = node.arguments;
    return argument && argument.type !== 'SpreadElement' ? declaredKeys({ source, node: argument }) : [];
  }
  // `...position.shape`
  if (node.type === 'MemberExpression' && node.property.type === 'Identifier' && node.property.name === 'shape')
    return declaredKeys({ source, node: node.object });
  if (node.type !== 'ObjectExpression') return [];
  return node.properties.flatMap((property) => {
    if (property.type === 'SpreadElement') return declaredKeys({ source, node: property.argument });
    const name = keyName(property);
    return name === undefined ? [] : [{ name, comment: commentAbove(source, property), source, node: property.value }];
  });
}

/** Returns the comment above a node as one line, without its asterisks; empty if there is none. */
export function commentAbove({ text, comments }: Source, { start }: Node): string {
  const comment = comments.findLast(({ end }) => end <= start);
  if (comment?.type !== 'Block' || text.slice(comment.end, start).trim() !== '') return '';
  const lines = comment.value.split('\n').map((line) => line.replace(/^\s*\*/, '').trim());
  return lines.filter(Boolean).join(' ');
}

function exportedValue(source: Source): Written | undefined {
  const exported = source.program.body.find((statement) => statement.type === 'ExportDefaultDeclaration');
  return exported && resolveReference({ source, node: exported.declaration as Expression });
}

function constantOf(source: Source, name: string): Written | undefined {
  for (const statement of source.program.body) {
    const declaration = declarationOf(statement);
    const constant = declaration?.declarations.find(({ id }) => id.type === 'Identifier' && id.name === name);
    if (constant?.init) return resolveReference({ source, node: constant.init });
  }
  return undefined;
}

function declarationOf(statement: Statement) {
  const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
  return declaration?.type === 'VariableDeclaration' ? declaration : undefined;
}

function importOf(source: Source, name: string): Written | undefined {
  for (const statement of source.program.body) {
    if (statement.type !== 'ImportDeclaration') continue;
    const specifier = statement.specifiers.find(({ local }) => local.name === name);
    const from = specifier && source.open(statement.source.value);
    if (!from) continue;
    if (specifier.type === 'ImportDefaultSpecifier') return exportedValue(from);
    if (specifier.type !== 'ImportSpecifier') return undefined;
    return constantOf(from, 'name' in specifier.imported ? specifier.imported.name : specifier.imported.value);
  }
  return undefined;
}
