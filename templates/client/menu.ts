/** Makes the menu button of a small screen open and close the list named by its `aria-controls`. */
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
  // A link to a fragment of the same page would otherwise leave the menu open over it.
  list.addEventListener('click', () => setOpen(false));
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !isOpen()) return;
    setOpen(false);
    button.focus();
  });
}
