/**
 * Every candidate of a srcset: `a.png 1x, b.png 2x` → a.png, b.png.
 * An address ends at white space; a comma counts as its end only when nothing follows, as browsers read it (`data:` has commas).
 */
export function splitSrcset(srcset: string): string[] {
  const candidate = /[\s,]*([^\s,]\S*[^\s,]|[^\s,])(?:,|\s[^,]*|$)/g;
  return [...srcset.matchAll(candidate)].map((match) => match[1] as string);
}
