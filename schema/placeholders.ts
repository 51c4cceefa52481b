/** Fills in placeholders such as `[name]`. A `$` or `[phone]` within a value is left alone. */
export function fillIn(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\[(\w+)\]/g, (placeholder, key: string) =>
    Object.hasOwn(values, key) ? (values[key] ?? '') : placeholder,
  );
}

/** Joins a label and its value: `Name: Ann`, but `Is it a cover-up? Yes`. */
export function joinLabel(label: string, value: string): string {
  return `${endLabel(label)} ${value}`;
}

/** Ends a label with a colon, unless it ends a sentence already. */
export function endLabel(label: string): string {
  return /[?!:…]$/.test(label.trimEnd()) ? label : `${label}:`;
}
