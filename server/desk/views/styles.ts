/**
 * The desk's own rules, on the site's tokens. They are not among the site's styles, so that no public page has a byte of
 * them.
 */
export const deskStyles = /* css */ `
body { padding: 0; background: var(--paper) }
main > * + * { margin-top: 1.5rem }
main, .top { max-width: 76rem; margin-inline: auto; padding-inline: clamp(0.75rem, 3vw, 1.5rem) }
main { padding-block: 1.5rem 4rem; outline: none }
h1 { font-size: clamp(1.5rem, 1.2rem + 1.4vw, 2.125rem); letter-spacing: -0.01em }
.skip { position: absolute; z-index: 2; padding: 0.75rem 1rem; background: var(--plate); color: var(--plate-ink) }
.skip:not(:focus) { clip-path: inset(50%) }
.top { display: flex; flex-wrap: wrap; gap: 0.5rem 1.5rem; align-items: center; justify-content: space-between;
  max-width: none; padding-block: 0.75rem; background: var(--sign); color: var(--sign-text) }
.top form { display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; align-items: center }
.home { font-family: var(--display); font-weight: 800; font-size: 1.1875rem; color: inherit; text-decoration: none }
.home:hover { text-decoration: underline }
.home span { margin-inline-start: 0.25rem; padding: 0.1em 0.5em 0; border-radius: 0.375rem; background: var(--plate);
  color: var(--plate-ink) }
.who { font-size: 0.9375rem }
.top :focus-visible { outline-color: var(--sign-text) }
.primary, .secondary, .quiet { display: inline-flex; align-items: center; justify-content: center; min-height: 2.75rem;
  padding: 0.375rem 1.125rem; border: 2px solid currentcolor; border-radius: 0.625rem; background: transparent;
  color: inherit; font-family: var(--display); font-weight: 800; line-height: 1.2; text-align: center;
  text-decoration: none; cursor: pointer }
.primary { background: var(--plate); color: var(--plate-ink); border-color: var(--plate-ink) }
.quiet { min-height: 2.5rem; padding-inline: 0.75rem; border-width: 1px; font: inherit; font-size: 0.9375rem }
:is(.primary, .secondary, .quiet):hover { text-decoration: underline }
label { display: grid; gap: 0.25rem; font-weight: 600; font-size: 0.9375rem }
input:not([type=hidden]), select, textarea { width: 100%; min-width: 0; min-height: 2.75rem; padding: 0.375rem 0.75rem;
  font-size: 1.0625rem; font-weight: 400; color: var(--ink); background: var(--surface); border: 2px solid var(--edge);
  border-radius: 0.625rem }
.notice { padding: 0.75rem 1rem; border-inline-start: 0.375rem solid var(--notice-edge); border-radius: 0.375rem;
  background: var(--notice); color: var(--notice-ink); font-weight: 600 }
.door { display: grid; gap: 1rem; max-width: 30rem; margin: clamp(0.5rem, 6vh, 4rem) auto; padding: 1.5rem;
  background: var(--surface); border: 1px solid var(--line); border-radius: 1rem }
.door form { display: grid; gap: 1rem; justify-items: start }
.door label { width: 100% }
@media print { .top, .skip, form { display: none } }
`;
