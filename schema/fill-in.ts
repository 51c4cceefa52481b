/** Fills in placeholders such as `[name]`. A `$` or `[phone]` within a value is left alone. */
export function fillIn(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\[(\w+)\]/g, (placeholder, key: string) =>
    Object.hasOwn(values, key) ? (values[key] ?? '') : placeholder,
  );
}
