/** Fills in placeholders such as `[name]`. A `$` or `[phone]` within a value is left alone. */
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

/** Ends a label as its language does, `Name:`, unless it ends a sentence already. */
export function endLabel(label: string, { labelled }: Labelling): string {
  return /[?!:…]$/.test(label.trimEnd()) ? label : fillIn(labelled, { label });
}
