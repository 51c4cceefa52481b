import { Parser } from 'htmlparser2';
import { splitMarks } from './page-template.ts';

/** The template as JSX, whole or without html, head and body, whose children React 19 puts where they belong. */
export function toJsx(html: string, { isBodyOnly = false } = {}): string {
  return convert(html, {
    isBodyOnly,
    text: (text) => parts(text).join(''),
    attribute: (name, value) => ` ${jsxName(name)}=${name === 'style' ? styleObject(value) : `{${expression(value)}}`}`,
    raw: (text) => ` dangerouslySetInnerHTML={{ __html: ${expression(text)} }}`,
  });
}

/** The template as an Astro component. */
export function toAstro(html: string): string {
  const body = convert(html, {
    isBodyOnly: false,
    text: (text) => parts(text).join(''),
    attribute: (name, value) => ` ${name}={${expression(value)}}`,
    raw: (text) => ` is:inline set:html={${expression(text)}}`,
  });
  return `<!DOCTYPE html>\n${body}`;
}

function convert(html: string, dialect: Dialect): string {
  let out = '';
  let isRaw = false;
  let open = '';
  let depth = 0;
  const leftOut = (name: string) => dialect.isBodyOnly && ['html', 'head', 'body'].includes(name);
  const parser = new Parser({
    onopentag(name, attributes) {
      depth += 1;
      if (leftOut(name)) return;
      open = `<${name}${Object.entries(attributes)
        .map(([key, value]) => dialect.attribute(key, value))
        .join('')}`;
      isRaw = name === 'script' || name === 'style';
      if (!isRaw) out += `${open}${voids.has(name) ? ' />' : '>'}`;
    },
    ontext(text) {
      if (isRaw) open += dialect.raw(text);
      // Around the root there is only white space.
      else if (depth > 0) out += dialect.text(text);
    },
    onclosetag(name) {
      depth -= 1;
      if (leftOut(name) || voids.has(name)) return;
      if (isRaw) out += `${open}></${name}>`;
      else out += `</${name}>`;
      isRaw = false;
    },
  });
  parser.end(html);
  return out;
}

/** Text and holes as children: every text as an expression, so that no character of it means anything. */
function parts(text: string): string[] {
  return splitMarks(text).map((part, index) => {
    if (index % 2 === 1) return `{d.${part}}`;
    return part === '' ? '' : `{${JSON.stringify(part)}}`;
  });
}

function expression(text: string): string {
  const written = splitMarks(text).map((part, index) => (index % 2 === 1 ? `d.${part}` : part && JSON.stringify(part)));
  return written.filter(Boolean).join(' + ') || '""';
}

function jsxName(name: string): string {
  const known: Record<string, string> = {
    class: 'className',
    for: 'htmlFor',
    tabindex: 'tabIndex',
    charset: 'charSet',
    crossorigin: 'crossOrigin',
    fetchpriority: 'fetchPriority',
    srcset: 'srcSet',
  };
  if (known[name]) return known[name];
  return /^(stroke|fill|clip|stop)-/.test(name)
    ? name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
    : name;
}

function styleObject(value: string): string {
  const entries = value
    .split(';')
    .filter(Boolean)
    .map((rule) => rule.split(/:(.*)/s).map((part) => part.trim()));
  return `{${JSON.stringify(Object.fromEntries(entries))}}`;
}

const voids = new Set([
  'meta',
  'link',
  'img',
  'input',
  'br',
  'hr',
  'source',
  'path',
  'circle',
  'rect',
  'line',
  'polyline',
  'ellipse',
]);

type Dialect = {
  isBodyOnly: boolean;
  text: (text: string) => string;
  attribute: (name: string, value: string) => string;
  raw: (text: string) => string;
};
