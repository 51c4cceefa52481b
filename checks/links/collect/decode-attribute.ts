import { Parser } from 'htmlparser2';

/** An attribute's value with its character references read: `/a?b=1&amp;c=2` → `/a?b=1&c=2`. */
export function decodeAttribute(value: string): string {
  if (!value.includes('&')) return value;
  const known = decoded.get(value);
  if (known !== undefined) return known;
  let text = value;
  const parser = new Parser({ onattribute: (_name, read) => (text = read) });
  parser.end(`<a b="${value.replaceAll('"', '&quot;')}">`);
  decoded.set(value, text);
  return text;
}

/** The same few stand on every page. */
const decoded = new Map<string, string>();
