import type { PromptView } from './view.ts';

/** A page with one thing to read or to do, such as signing in or confirming. */
export function Prompt({ view: { heading, success, warning, texts, form, link } }: { view: PromptView }) {
  return (
    <section className="prompt">
      <h1>{heading}</h1>
      {success && <Notice text={success} isGood />}
      {warning && <Notice text={warning} />}
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {form && (
        <form method="post" action={form.action}>
          <Hidden fields={form.fields} />
          {form.ask && (
            <label>
              {form.ask}
              <input type="email" name="email" required maxLength={254} autoComplete="email" autoCapitalize="none" />
            </label>
          )}
          <button className={form.isFinal ? 'final' : 'primary'} type="submit">
            {form.button}
          </button>
        </form>
      )}
      {link && (
        <p>
          <a href={link.href}>{link.text}</a>
        </p>
      )}
    </section>
  );
}

/** Outcome of an action: in green, or as a warning. */
export function Notice({ text, isGood = false }: { text: string; isGood?: boolean }) {
  return (
    <p className={isGood ? 'notice good' : 'notice'} role={isGood ? 'status' : 'alert'}>
      {text}
    </p>
  );
}

/** Hidden fields of a form. */
export function Hidden({ fields }: { fields: Readonly<Record<string, string | number>> }) {
  return Object.entries(fields).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}
