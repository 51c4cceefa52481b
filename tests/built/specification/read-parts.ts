import type { BuiltPage } from '../../helpers/built-pages.ts';
import { type Element, elements, findAll, only, textOf } from '../../helpers/elements.ts';
import { garage } from '../../helpers/garage.ts';

/** A section of a page's main content by its id; `end` is the last, which every page closes with. */
export function sectionOf({ document, path }: BuiltPage, id: string): Element {
  const sections = elements(only(document, 'main'), 'section');
  const section = id === 'end' ? sections.at(-1) : sections.find(({ attribs }) => attribs.id === id);
  if (!section) throw new Error(`${path} has no section ${id}, but: ${sections.map(({ attribs }) => attribs.id)}`);
  return section;
}

/** The items of a section's lists as text, without lists nested in an item or beside the content. */
export function itemsOf(section: Element): string[] {
  const lists = elements(section, 'ul', 'ol', 'dl').filter((list) => !isWithin(list, section, ['li', 'aside']));
  return lists.flatMap(({ name, children }) =>
    // Items of a numbered list begin with their number.
    children.map((item) => (name === 'ol' ? textOf(item).replace(/^\d+ /, '') : textOf(item))).filter(Boolean),
  );
}

/** The lists within the items of a section: what a package includes. */
export function pointsOf(section: Element): string[] {
  return elements(section, 'li')
    .filter((item) => isWithin(item, section, ['li']))
    .map(textOf);
}

/** Links as `words > address` without the form options they carry, calls as `words > tel`. */
export function linksOf(root: Element): string[] {
  return findAll(root, ({ name }) => name === 'a').map(
    (link) => `${textOf(link)} > ${link.attribs.href?.replace(/^tel:.*/, 'tel').replace(/[?#].*/, '')}`,
  );
}

/** Returns whether the links include one to an address, with the given words if any, ignoring visually hidden ones. */
export function hasLink(links: readonly string[], wanted: string): boolean {
  const [words = '', address] = wanted.split(' > ');
  if (address === undefined) return links.some((link) => link.endsWith(` > ${wanted}`));
  return links.some((link) => link === wanted || (link.startsWith(`${words}: `) && link.endsWith(` > ${address}`)));
}

/** Returns the first of the texts that does not follow the previous one. */
export function firstMissing(text: string, sayings: readonly string[]): string | undefined {
  let from = 0;
  return sayings.map(withContact).find((saying) => {
    const at = text.indexOf(saying, from);
    from = at + saying.length;
    return at < 0;
  });
}

/** The specification leaves the garage's phone and email open. */
function withContact(saying: string): string {
  return saying.replace('{phone}', garage.business.phone.display).replace('{email}', garage.business.email);
}

function isWithin(element: Element, root: Element, names: readonly string[]): boolean {
  for (let node = element.parent; node && node !== root; node = node.parent) {
    if ('name' in node && names.includes(node.name)) return true;
  }
  return false;
}
