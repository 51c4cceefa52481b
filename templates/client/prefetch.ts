/** Prefetches a page of this site as a visitor reaches for its link, where the browser has no speculation rules. */
export function prefetchLinks(): void {
  if (HTMLScriptElement.supports?.('speculationrules') || isSavingData()) return;
  const fetched = new Set([location.pathname]);
  const prefetch = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link || link.origin !== location.origin || link.pathname.startsWith('/api/')) return;
    if (fetched.has(link.pathname)) return;
    fetched.add(link.pathname);
    const hint = document.createElement('link');
    hint.rel = 'prefetch';
    hint.href = link.pathname + link.search;
    document.head.append(hint);
  };
  for (const type of ['mouseover', 'touchstart', 'focusin']) {
    document.addEventListener(type, prefetch, { passive: true });
  }
}

/** https://wicg.github.io/savedata/ */
function isSavingData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}
