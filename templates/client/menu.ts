/** Makes the menu button on small screens toggle the list in its `aria-controls`. */
export function initMenu(): void {
  const button = document.querySelector<HTMLElement>('[data-menu-button]');
  const list = document.getElementById(button?.getAttribute('aria-controls') ?? '');
  if (!button || !list) return;
  const isOpen = () => button.getAttribute('aria-expanded') === 'true';
  const setOpen = (open: boolean) => {
    button.setAttribute('aria-expanded', `${open}`);
    list.toggleAttribute('data-open', open);
  };
  button.addEventListener('click', () => setOpen(!isOpen()));
  // Close the menu, which a link to a fragment of the same page would leave open.
  list.addEventListener('click', () => setOpen(false));
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !isOpen()) return;
    setOpen(false);
    button.focus();
  });
}
