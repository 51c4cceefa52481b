/** Uses container queries, because media queries ignore a larger text size. */
export const deskStyles = /* css */ `
body { padding: 0; background: var(--paper); container-type: inline-size }
main > * + * { margin-top: 1.5rem }
main, .top { max-width: 76rem; margin-inline: auto; padding-inline: clamp(0.75rem, 3vw, 1.5rem) }
main { padding-block: 1.5rem 4rem; outline: none }
h1 { font-size: clamp(1.5rem, 1.2rem + 1.4vw, 2.125rem); letter-spacing: -0.01em }
.skip { position: absolute; z-index: 2; padding: 0.75rem 1rem; background: var(--accent); color: var(--on-accent) }
.skip:not(:focus) { clip-path: inset(50%) }
.top { display: flex; flex-wrap: wrap; gap: 0.5rem 1.5rem; align-items: center; justify-content: space-between;
  max-width: none; padding-block: 0.75rem; background: var(--primary); color: var(--on-primary) }
.top form { flex-grow: 1; display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; align-items: center; justify-content: space-between }
.top .quiet { flex: none }
.home { font-family: var(--display); font-weight: 800; font-size: 1.1875rem; color: inherit; text-decoration: none }
.home span { margin-inline-start: 0.25rem; padding: 0.1em 0.5em 0; border-radius: 0.375rem; background: var(--accent);
  color: var(--on-accent) }
.top :focus-visible { outline-color: var(--on-primary) }
.primary, .secondary, .final, .quiet { display: inline-flex; align-items: center; justify-content: center; min-height: 2.75rem;
  padding: 0.375rem 1.125rem; border: 2px solid currentcolor; border-radius: 0.625rem; background: transparent;
  color: inherit; font-family: var(--display); font-weight: 800; line-height: 1.2; text-align: center;
  text-decoration: none; cursor: pointer }
.primary { background: var(--accent); color: var(--on-accent); border-color: var(--on-accent) }
.final { background: var(--emergency); color: var(--emergency-text); border-color: var(--emergency) }
.quiet { min-height: 2.5rem; padding-inline: 0.75rem; border-width: 1px; font: inherit; font-size: 0.9375rem }
:is(.home, .tabs a, .primary, .secondary, .final, .quiet):hover { text-decoration: underline }
label { display: grid; gap: 0.25rem; font-weight: 600; font-size: 0.9375rem }
input:not([type=hidden]), select, textarea { width: 100%; min-width: 0; min-height: 2.75rem; padding: 0.375rem 0.75rem;
  font-size: 1.0625rem; font-weight: 400; color: var(--ink); background: var(--surface); border: 2px solid var(--edge);
  border-radius: 0.625rem }
.notice { padding: 0.75rem 1rem; border-inline-start: 0.375rem solid var(--notice-edge); border-radius: 0.375rem;
  background: var(--notice); color: var(--notice-ink); font-weight: 600 }
.good { background: var(--tint); color: var(--ink); border-color: var(--link) }
.prompt, .rows li, .empty, .columns > *, .past { background: var(--surface); border: 1px solid var(--line); border-radius: 0.75rem }
.prompt, .prompt form, .columns > *, .past { display: grid; gap: 1rem; min-width: 0 }
.columns > *, .past { padding: 1rem }
.prompt { max-width: 30rem; margin: clamp(0.5rem, 6vh, 4rem) auto; padding: 1.5rem }
.prompt form { justify-items: start }
.prompt label { width: 100% }
.prompt p { white-space: pre-line; overflow-wrap: anywhere }
h2 { font-size: 1.1875rem }
.tabs { display: flex; flex-wrap: wrap; gap: 0.375rem }
.tabs a { display: inline-flex; gap: 0.375rem; align-items: center; min-height: 2.75rem; padding: 0.25rem 0.875rem;
  border-radius: 1.375rem; color: var(--ink); background: var(--tint); font-weight: 600; text-decoration: none }
.tabs a[aria-current] { background: var(--primary); color: var(--on-primary) }
.count { min-width: 1.5rem; padding: 0 0.375rem; border-radius: 0.75rem; background: var(--surface); color: var(--ink);
  font-size: 0.875rem; text-align: center }
.filter, .ends, .buttons { display: flex; flex-wrap: wrap; gap: 0.75rem; align-items: end }
.filter .wide { flex: 1 1 14rem }
.filter details { flex: 1 0 100%; min-width: 0 }
.filter summary { display: inline-flex; align-items: center; min-height: 2.75rem; font-weight: 600; color: var(--link);
  cursor: pointer; text-decoration: underline; text-underline-offset: 0.18em }
.filter details div { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr)); gap: 0.75rem;
  max-width: 38rem }
.rows, .mails, .history, dl { display: grid; gap: 0.625rem }
.rows li { display: grid; gap: 0.5rem 1.25rem; padding: 0.875rem 1rem }
.rows p, .empty, .facts { color: var(--muted) }
.rows .wanted, .rows .said, .facts strong { color: var(--ink) }
.rows .said { display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; overflow: hidden; overflow-wrap: anywhere }
dd, .said, .note, .prompt p { unicode-bidi: plaintext }
.rows h2 a { color: inherit }
.rows .more a { display: inline-block; padding-block: 0.5rem; font-size: 1.0625rem; font-weight: 600 }
.rows .more span { white-space: nowrap }
main .badge { justify-self: start; align-self: start; width: fit-content; padding: 0.25rem 0.75rem; border-radius: 0.375rem;
  border: 1px solid var(--line); background: var(--tint); color: var(--ink); font-size: 0.9375rem; line-height: 1.35 }
main .due { font-weight: 600; border-color: var(--primary); background: var(--primary); color: var(--on-primary) }
main .late { font-weight: 600; border-color: var(--emergency); background: var(--emergency); color: var(--emergency-text) }
main .held { background: var(--notice); color: var(--notice-ink); border-color: var(--notice-edge) }
.badge span, .badge strong { display: block }
.badge strong { font-weight: 600; color: var(--emergency-ink) }
.due strong, .late strong { color: inherit; border-block-start: 1px solid }
.ends { align-items: center; justify-content: space-between }
.ends a:not(.secondary), .back a, .filter a { display: inline-flex; align-items: center; min-height: 2.75rem }
.back { display: flex; flex-wrap: wrap; gap: 0 1.5rem }
.empty { padding: 2rem 1rem; text-align: center }
.empty a { display: inline-block; padding: 0.5rem }
.erase { color: var(--emergency-ink) }
main > .back + h1, main > h1 + .facts, main > .facts + .badge { margin-top: 0.375rem }
.columns { display: grid; gap: 1.5rem; align-items: start }
.work > section { display: grid; gap: 0.75rem; padding-block-start: 1rem; border-block-start: 1px solid var(--line) }
textarea { resize: vertical; line-height: 1.45 }
dt, .history time { color: var(--muted) }
.who, dt, .rows .more, .history time { font-size: 0.9375rem }
dd { white-space: pre-line; overflow-wrap: anywhere }
dd a { display: inline-block; padding-block: 0.125rem }
.failed { color: var(--emergency-ink); font-weight: 600 }
.history li, dl > div { display: grid; gap: 0.125rem 1rem }
.history .note { padding: 0.5rem 0.75rem; border-inline-start: 0.25rem solid var(--line); white-space: pre-line }
@container not (min-width: 48rem) {
  .top .who { flex-basis: 100% }
  .top form { justify-content: start }
  .buttons { align-items: stretch }
  .buttons > * { flex: 1 1 max(50% - 0.375rem, 8.5rem) }
  .buttons .primary { flex-basis: 100% }
  .filter label:has(select) { grid-column: 1 / -1 }
}
@container (min-width: 48rem) {
  .rows li { grid-template-columns: 14rem minmax(0, 1fr) 18rem }
  .rows .more { text-align: end }
  .rows .more a { padding-block: 0 }
  .columns { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) }
  .top form { flex-grow: 0 }
  .history .note { grid-column: 2 }
  .history li, dl > div { grid-template-columns: 10rem minmax(0, 1fr) }
}
@media (forced-colors: active) { .tabs a[aria-current] { outline: 2px solid } }
@media print {
  .top, .skip, .buttons, .back, .tabs, .filter, .ends, .work, .good { display: none }
  .columns { grid-template-columns: minmax(0, 1fr) }
  main .badge { border: 1px solid }
}
`;
