/** Maximum line length of the definition. */
const width = 120;

/**
 * Prints a value in the style of the definition: single quotes, two spaces per level, on one line if it fits. It starts
 * at `column` of its line; its closing bracket is indented by `indent`.
 */
export function printValue(value: unknown, indent: number, column = indent): string {
  const short = printShort(value);
  // One more column for the comma.
  if (short !== undefined && column + short.length + 1 <= width) return short;
  const inner = ' '.repeat(indent + 2);
  if (Array.isArray(value)) {
    const items = value.map((item) => `${inner}${printValue(item, indent + 2)},\n`);
    return `[\n${items.join('')}${' '.repeat(indent)}]`;
  }
  if (value !== null && typeof value === 'object') {
    const entries = Object.entries(value).map(([key, item]) => `${inner}${printEntry(key, item, indent + 2)},\n`);
    return `{\n${entries.join('')}${' '.repeat(indent)}}`;
  }
  return short ?? String(value);
}

/** Prints `key: value`; a string too long for the line goes on the next one if its key exceeds four characters. */
export function printEntry(key: string, value: unknown, indent: number): string {
  const name = printKey(key);
  const column = indent + name.length + 2;
  const isTooLong = typeof value === 'string' && column + printText(value).length + 1 > width;
  if (isTooLong && name.length > 4) return `${name}:\n${' '.repeat(indent + 2)}${printText(value)}`;
  return `${name}: ${printValue(value, indent, column)}`;
}

/** Prints a value on one line; undefined for a list of several entries, each of which gets its own line. */
function printShort(value: unknown): string | undefined {
  if (typeof value === 'string') return printText(value);
  if (value === null || typeof value !== 'object') return String(value);
  const isList = Array.isArray(value);
  if (isList && value.length > 1 && value.every(isEntry)) return undefined;
  const parts = Object.entries(value).map(([key, item]) => {
    const short = printShort(item);
    return short === undefined || isList ? short : `${printKey(key)}: ${short}`;
  });
  if (parts.includes(undefined)) return undefined;
  if (isList) return `[${parts.join(', ')}]`;
  return parts.length === 0 ? '{}' : `{ ${parts.join(', ')} }`;
}

function isEntry(value: unknown): boolean {
  return value !== null && typeof value === 'object' && Object.keys(value).length > 1;
}

function printKey(key: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(key) ? key : printText(key);
}

/** Quotes a string, with double quotes if that saves a backslash. */
function printText(text: string): string {
  const quote = text.includes("'") && !text.includes('"') ? '"' : "'";
  const escaped = text.replaceAll('\\', '\\\\').replaceAll('\n', '\\n');
  return `${quote}${escaped.replaceAll(quote, `\\${quote}`)}${quote}`;
}
