/** Makes the menu button on small screens toggle the navigation after it. */
export function initMenu(): void {
  const button = document.querySelector<HTMLElement>('[data-menu-button]');
  const list = button?.nextElementSibling;
  if (!button || !list) return;
  /** Toggles the menu if no state is given. */
  const setOpen = (open?: boolean) =>
    button.setAttribute('aria-expanded', `${list.toggleAttribute('data-open', open)}`);
  button.addEventListener('click', () => setOpen());
  // Close the menu, which a link to a fragment of the same page would leave open.
  list.addEventListener('click', () => setOpen(false));
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !list.hasAttribute('data-open')) return;
    setOpen(false);
    button.focus();
  });
  // Close it once Tab has left it, because it covers the page.
  document.addEventListener('keyup', ({ target }) => {
    if (!(button.parentElement as Element).contains(target as Node)) setOpen(false);
  });
}
