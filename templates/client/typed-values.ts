const keyOf = (form: string | undefined) => `typed:${form}`;
const attemptKeyOf = (form: string | undefined) => `attempt:${form}`;

/** An attempt to send a form: its content and the idempotency key for it. */
export type Attempt = { body: string; key: string };

/** Preserves values typed into forms across reloads and navigation, in this tab only. Marks those that a link has `filledIn`. */
export function persistTypedValues(filledIn: Set<unknown>): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-form]')) {
    const { form: key } = form.dataset;
    // A hidden form is in the response to a successful submission without JavaScript.
    if (form.hidden) clearTypedValues(key);
    else restore(form, key, filledIn);
    form.addEventListener('input', () => {
      const fields = [...new FormData(form)].filter(([name, value]) => value && name !== 'website');
      const marked = fields.map((field) => [...field, filledIn.has(field[1])]);
      withStorage((storage) => storage.setItem(keyOf(key), JSON.stringify(marked)));
    });
  }
}

export function clearTypedValues(form: string | undefined): void {
  withStorage((storage) => {
    storage.removeItem(keyOf(form));
    storage.removeItem(attemptKeyOf(form));
  });
}

/** Preserves an attempt as long as the typed values, which may be sent again after a reload. */
export function persistAttempt(form: string, attempt: Attempt): void {
  withStorage((storage) => storage.setItem(attemptKeyOf(form), JSON.stringify(attempt)));
}

export function lastAttempt(form: string): Attempt | undefined {
  return withStorage((storage) => JSON.parse(storage.getItem(attemptKeyOf(form)) ?? 'null')) ?? undefined;
}

function restore(form: HTMLFormElement, key: string | undefined, filledIn: Set<unknown>): void {
  withStorage((storage) => {
    const fields: [string, string, boolean?][] = JSON.parse(storage.getItem(keyOf(key)) ?? '[]');
    for (const [name, value, isFilledIn] of fields) {
      if (isFilledIn) filledIn.add(value);
      const field = form.elements.namedItem(name) as HTMLInputElement | RadioNodeList | null;
      const box = form.querySelector<HTMLInputElement>(`[type=checkbox][name=${name}][value="${CSS.escape(value)}"]`);
      if (box) box.checked = true;
      // A date that is half typed has no value yet.
      else if (field?.value === '' && !('validity' in field && field.validity.badInput)) field.value = value;
    }
  });
}

/** Ignores errors, because storage may be disabled or full. */
function withStorage<Result>(use: (storage: Storage) => Result): Result | undefined {
  try {
    return use(sessionStorage);
  } catch {
    return undefined;
  }
}
