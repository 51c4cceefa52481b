/** Starts something once the page is in front of a visitor: at once, or as a page that was drawn ahead is opened. */
export function onceShown(start: () => void): void {
  if (!isDrawnAhead()) start();
  else document.addEventListener('prerenderingchange', start, { once: true });
}

function isDrawnAhead(): boolean {
  return (document as { prerendering?: boolean }).prerendering === true;
}
