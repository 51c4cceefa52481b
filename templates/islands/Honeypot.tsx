import { honeypot } from './EnquiryForm.css.ts';

/** A field that no person sees or reaches, for programs that fill in whatever they find. */
export function Honeypot({ id, label }: { id: string; label: string }) {
  return (
    <div className={honeypot} aria-hidden="true">
      <label htmlFor={id}>{label}</label>
      <input id={id} name="website" type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
