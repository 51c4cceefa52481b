import { DomUtils, type parseDocument } from 'htmlparser2';

export type Document = ReturnType<typeof parseDocument>;
export type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];
type ParentNode = Document | Element;
type AnyNode = ParentNode['children'][number] | ParentNode;

/** Every element below a node that matches the predicate, in document order. */
export function findAll(root: ParentNode, takes: (element: Element) => boolean): Element[] {
  return DomUtils.findAll(takes, root.children);
}

/** Every element with a name, in document order. */
export function elements(root: ParentNode, ...names: string[]): Element[] {
  return findAll(root, ({ name }) => names.includes(name));
}

/** The only element with a name; throws if there are none or several. */
export function only(root: ParentNode, name: string): Element {
  const [first, ...others] = elements(root, name);
  if (!first || others.length > 0) throw new Error(`Expected one <${name}>, found ${others.length + (first ? 1 : 0)}.`);
  return first;
}

/**
 * Visible text below a node: elements separated by spaces, except after an @, whitespace collapsed, scripts left out.
 */
export function textOf(node: AnyNode): string {
  return words(node)
    .replace(/\s+/g, ' ')
    .replace(/ ([,.:])|(?<=@) /g, '$1')
    .trim();
}

function words(node: AnyNode): string {
  if ('data' in node) return node.type === 'text' ? node.data : '';
  if ('name' in node && (node.name === 'script' || node.name === 'style')) return '';
  if (!('children' in node)) return '';
  return ` ${node.children.map(words).join('')} `;
}

/** The content of a `<meta>` by its name or property, or undefined. */
export function meta(root: ParentNode, name: string): string | undefined {
  return findAll(
    root,
    (element) => element.name === 'meta' && (element.attribs.name ?? element.attribs.property) === name,
  )[0]?.attribs.content;
}

/** The address of the first `<link>` of a relation. */
export function linkHref(root: ParentNode, rel: string): string | undefined {
  return findAll(root, (element) => element.name === 'link' && element.attribs.rel === rel)[0]?.attribs.href;
}
