/** Fills in `[name]` and the like. What is filled in is not read again, so that no visitor can write a `[phone]`. */
export function fillWords(words: string, values: Readonly<Record<string, string>>): string {
  return words.replace(/\[(\w+)\]/g, (bracket, key: string) =>
    Object.hasOwn(values, key) ? (values[key] ?? '') : bracket,
  );
}
