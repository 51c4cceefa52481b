/** Every address in a style sheet: `url(…)` and `@import "…"`, with its offset. Comments are left out. */
export function findCssAddresses(css: string): { target: string; offset: number }[] {
  // Comments become blanks of the same length, so that offsets stay true.
  const text = css.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '));
  const pattern = /url\(\s*(?:"([^"]*)"|'([^']*)'|([^"')\s]+))\s*\)|@import\s+(?:"([^"]*)"|'([^']*)')/gi;
  return [...text.matchAll(pattern)].map((match) => ({
    target: match.slice(1).find((part) => part !== undefined) ?? '',
    offset: match.index,
  }));
}
