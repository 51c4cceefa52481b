import { Parser } from 'htmlparser2';

export type PageTemplate = { html: string; holes: { prefix: string; offset: number }[] };
export type Row = { file: string } & Record<string, string>;

/** Turns the first town's page into a template with a hole for each town, filled by its distance from that town. */
export function readTemplate(html: string): PageTemplate {
  const holes: PageTemplate['holes'] = [];
  const marked = html.replace(/(Town |town-)(\d+)/g, (_, prefix: string, digits: string) => {
    const offset = Number(digits);
    const known = holes.findIndex((other) => other.prefix === prefix && other.offset === offset);
    return `qz${known === -1 ? holes.push({ prefix, offset }) - 1 : known}qz`;
  });
  return { html: marked, holes };
}

/** Returns the input of every generator: the address of each page and the content of its holes. */
export function makeRows({ holes }: PageTemplate, towns: number): Row[] {
  return Array.from({ length: towns }, (_, page) => ({
    file: `town-${page}-brake-repair`,
    ...Object.fromEntries(
      holes.map(({ prefix, offset }, index) => [`h${index}`, `${prefix}${(page + offset) % towns}`]),
    ),
  }));
}

export function fillHoles(text: string, write: (hole: string) => string): string {
  return text.replace(/qz(\d+)qz/g, (_, index) => write(`h${index}`));
}

/** Returns the template as JSX; without html, head and body, React 19 hoists their children itself. */
export function toJsx(html: string, { isBodyOnly = false } = {}): string {
  return convert(html, {
    skipped: isBodyOnly ? ['html', 'head', 'body'] : [],
    attribute: (name, value) => ` ${jsxName(name)}={${expression(value)}}`,
    raw: (text) => ` dangerouslySetInnerHTML={{ __html: ${expression(text)} }}`,
  });
}

export function toAstro(html: string): string {
  const body = convert(html, {
    skipped: [],
    attribute: (name, value) => ` ${name}={${expression(value)}}`,
    raw: (text) => ` is:inline set:html={${expression(text)}}`,
  });
  return `<!DOCTYPE html>\n${body}`;
}

type Dialect = {
  /** Elements that are dropped; their children stay. */
  skipped: string[];
  attribute: (name: string, value: string) => string;
  raw: (text: string) => string;
};

function convert(html: string, { skipped, attribute, raw }: Dialect): string {
  let out = '';
  // The open tag of a script or style, whose text becomes an attribute.
  let open: string | undefined;
  let depth = 0;
  const parser = new Parser({
    onopentag(name, attributes) {
      depth += 1;
      if (skipped.includes(name)) return;
      const tag = `<${name}${Object.entries(attributes)
        .map(([key, value]) => attribute(key, value))
        .join('')}`;
      if (name === 'script' || name === 'style') open = tag;
      else out += `${tag}${voids.has(name) ? ' />' : '>'}`;
    },
    ontext(text) {
      if (open !== undefined) open += raw(text);
      // Outside the root there is only white space.
      else if (depth > 0) out += `{${expression(text)}}`;
    },
    onclosetag(name) {
      depth -= 1;
      if (skipped.includes(name) || voids.has(name)) return;
      out += open === undefined ? `</${name}>` : `${open}></${name}>`;
      open = undefined;
    },
  });
  parser.end(html);
  return out;
}

/** Writes text as an expression, so none of its characters are syntax. Every second part is the number of a hole. */
function expression(text: string): string {
  const parts = text.split(/qz(\d+)qz/);
  const terms = parts.map((part, index) => (index % 2 === 1 ? `d.h${part}` : part && JSON.stringify(part)));
  return terms.filter(Boolean).join(' + ') || '""';
}

const jsxNames: Record<string, string> = {
  class: 'className',
  for: 'htmlFor',
  tabindex: 'tabIndex',
  charset: 'charSet',
  crossorigin: 'crossOrigin',
  fetchpriority: 'fetchPriority',
  srcset: 'srcSet',
};

function jsxName(name: string): string {
  if (jsxNames[name]) return jsxNames[name];
  return /^(stroke|fill|clip|stop)-/.test(name) ? name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase()) : name;
}

const voids = new Set('meta link img input br hr source path circle rect line polyline ellipse'.split(' '));
