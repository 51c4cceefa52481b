import type { PromptView } from './desk-view.ts';

export function Prompt({ view: { heading, notice, texts, form, link } }: { view: PromptView }) {
  return (
    <section className="prompt">
      <h1>{heading}</h1>
      {notice && <Notice {...notice} />}
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
          <Button label={form.button} variant={form.isFinal ? 'final' : 'primary'} />
        </form>
      )}
      {link && (
        <a href={link.href} target={link.opensTab ? '_blank' : undefined}>
          {link.text}
        </a>
      )}
    </section>
  );
}

export function Notice({ text, isGood = false }: { text: string; isGood?: boolean }) {
  return (
    <p className={isGood ? 'notice good' : 'notice'} role={isGood ? 'status' : 'alert'}>
      {text}
    </p>
  );
}

/** A button that posts its form; `what` identifies the one of several that was pressed. */
export function Button({ label, what, variant = 'secondary' }: { label: string; what?: string; variant?: string }) {
  return (
    <button className={variant} type="submit" name={what && 'what'} value={what}>
      {label}
    </button>
  );
}

export function LinkButton({ label, href, variant = 'secondary' }: { label: string; href: string; variant?: string }) {
  return (
    <a className={variant} href={href}>
      {label}
    </a>
  );
}

export function Hidden({ fields }: { fields: Readonly<Record<string, string | number>> }) {
  return Object.entries(fields).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}
