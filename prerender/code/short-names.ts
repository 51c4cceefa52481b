/** No vowels: none becomes a word, and content blockers hide whatever is called `ad`. */
const letters = 'bcdfghjkmnpqrstvwxz';
const signs = `${letters}0123456789`;

/**
 * Gives every class a name of one or two signs, by its place in the list. Those of vanilla-extract tell its files
 * apart and take seven; a page carries four hundred, which no compression makes free.
 */
export function shortenNames(names: Iterable<string>): ReadonlyMap<string, string> {
  return new Map([...names].map((name, index) => [name, nameAt(index)]));
}

function nameAt(index: number): string {
  const rest = index - letters.length;
  if (rest < 0) return letters.charAt(index);
  return nameAt(Math.floor(rest / signs.length)) + signs.charAt(rest % signs.length);
}
