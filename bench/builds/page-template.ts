/**
 * One of our town pages as a template: its HTML with a mark wherever a town is named. What a mark stands for on another
 * page is the town's name or its part of the address, counted from the page's own town.
 */
export function readTemplate(html: string, own: number, towns: number): PageTemplate {
  const holes: Hole[] = [];
  const marked = html.replace(/(Town |town-)(\d+)/g, (_, prefix: string, digits: string) => {
    const hole = { prefix, offset: (Number(digits) - own + towns) % towns };
    const known = holes.findIndex((other) => other.prefix === hole.prefix && other.offset === hole.offset);
    const index = known === -1 ? holes.push(hole) - 1 : known;
    return `qz${index}qz`;
  });
  return { html: marked, holes };
}

/** What every generator is given: the address of each page and what goes into its holes. */
export function makeRows({ holes }: PageTemplate, towns: number): Row[] {
  return Array.from({ length: towns }, (_, page) => ({
    file: `town-${page}-brake-repair`,
    ...Object.fromEntries(
      holes.map(({ prefix, offset }, index) => [`h${index}`, `${prefix}${(page + offset) % towns}`]),
    ),
  }));
}

/** Splits text at its marks: text and the names of holes in turn. */
export function splitMarks(text: string): string[] {
  return text.split(/qz(\d+)qz/).map((part, index) => (index % 2 === 0 ? part : `h${part}`));
}

/** Writes every mark as a template language writes a value. */
export function fillMarks(text: string, write: (hole: string) => string): string {
  return splitMarks(text)
    .map((part, index) => (index % 2 === 0 ? part : write(part)))
    .join('');
}

type Hole = { prefix: string; offset: number };
export type PageTemplate = { html: string; holes: Hole[] };
export type Row = { file: string } & Record<string, string>;
