import { readFileSync } from 'node:fs';

/** Ignores UTF-16: a file in which this ASCII pattern matches cannot be in it. */
const declaration = /<(?:meta|\?xml)\b[^>]*?\b(?:charset|encoding)\s*=\s*["']?\s*(?!utf)([\w-]+)/i;

/** Reads a file as browsers do: by its byte order mark, in the encoding that it declares, or as UTF-8. */
export function readText(path: string): string {
  const bytes = readFileSync(path);
  const start = bytes.toString('latin1', 0, 1024);
  const [, declared = 'utf-8'] = (!start.startsWith('\xef\xbb\xbf') && declaration.exec(start)) || [];
  try {
    return new TextDecoder(start.startsWith('\xff\xfe') ? 'utf-16le' : declared).decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
}
