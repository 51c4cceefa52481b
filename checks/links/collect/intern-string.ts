/**
 * One string for all that are equal. A part cut out of a page keeps the whole page in memory, so the one that is
 * kept is a copy.
 */
export function internString(text: string): string {
  const known = strings.get(text);
  if (known !== undefined) return known;
  const copy = Buffer.from(text, 'utf16le').toString('utf16le');
  strings.set(copy, copy);
  return copy;
}

const strings = new Map<string, string>();
