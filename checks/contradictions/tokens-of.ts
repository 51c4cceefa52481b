/** A `{token}` of a sentence, with where it begins. */
export type Token = { name: string; id: string; start: number; end: number };

/** The tokens of a sentence as it was written, in order. */
export function tokensOf(written: string): Token[] {
  return [...written.matchAll(/\{([a-z]+)(?::([^{}]*))?\}/g)].map(({ 0: whole, 1: name = '', 2: id = '', index }) => ({
    name,
    id,
    start: index,
    end: index + whole.length,
  }));
}
