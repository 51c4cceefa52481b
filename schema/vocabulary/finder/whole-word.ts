/** Matches whole words, also beside letters with marks, which \b takes for no letters. */
export function wholeWord(source: string, flags = 'iu'): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${source})(?!\\p{L})`, flags);
}

/** The same at the end of a text, to match the words before a figure. */
export function beforeFigure(source: string): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${source})\\s*$`, 'iu');
}

/** The name of a day in all its forms, from 0 for Monday. */
export function dayNamed(source: string, index: number) {
  return { pattern: wholeWord(source, 'giu'), days: [index] };
}
