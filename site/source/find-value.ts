import type { Node, ObjectExpression, ObjectPropertyKind } from 'oxc-parser';
import type { KeyPath } from '../problem.ts';
import { exportedValue, followValue, type Written } from './follow-value.ts';
import type { Source } from './source.ts';

/** A node of a definition: the value at a key path, or the last one on the way to it. */
export type Spot = {
  source: Source;
  node: Node;
  /** The key that the value is written under. */
  key?: Node;
  /** Whether the whole path led here. */
  isFound: boolean;
};

/** Goes down a key path, through constants, imports and spreads, as far as it is written down. */
export function findValue(source: Source, path: KeyPath): Spot {
  let found: Child | undefined = exportedValue(source);
  if (!found) return { source, node: { ...source.program, start: 0, end: 0 }, isFound: false };
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

/** The items of each list that was asked for: a list of thousands may be asked for each of them. */
const itemsOfLists = new WeakMap<Node, Written[]>();

/** What is written last under a key holds, a spread included. */
function propertyOf(source: Source, object: ObjectExpression, key: string): Child | undefined {
  for (const property of [...object.properties].reverse()) {
    if (property.type === 'SpreadElement') {
      const child = childOf(followValue({ source, node: property.argument }), key);
      if (child) return child;
    } else if (nameOf(property) === key) return { source, node: property.value, key: property.key };
  }
  return undefined;
}

/** The items of a list, those of its spreads among them. After a spread that cannot be followed nothing is certain. */
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

function nameOf(property: ObjectPropertyKind): string | undefined {
  if (property.type === 'SpreadElement') return undefined;
  const { key, computed } = property;
  if (key.type === 'Identifier' && !computed) return key.name;
  return key.type === 'Literal' ? String(key.value) : undefined;
}
