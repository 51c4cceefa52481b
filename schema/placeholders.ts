/** Fills in placeholders such as `[name]` in one pass: a `$` or `[phone]` in a value stays as it is. */
export function fillIn(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\[(\w+)\]/g, (placeholder, key: string) =>
    Object.hasOwn(values, key) ? (values[key] ?? '') : placeholder,
  );
}

type Labelling = { labelled: string };

/** Joins a label and its value: `Name: Ann`, but `Is it a cover-up? Yes`. */
export function joinLabel(label: string, value: string, wording: Labelling): string {
  return `${endLabel(label, wording)} ${value}`;
}

/** Ends a label as its language does (`Name:`), unless it already ends with punctuation. */
export function endLabel(label: string, { labelled }: Labelling): string {
  return /[?!:…]$/.test(label.trimEnd()) ? label : fillIn(labelled, { label });
}
