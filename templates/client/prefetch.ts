/** Prefetches a page of this site as a visitor reaches for its link, where the browser has no speculation rules. */
export function prefetchLinks(): void {
  if (HTMLScriptElement.supports?.('speculationrules') || isSavingData()) return;
  const fetched = new Set([location.pathname]);
  const prefetch = ({ target }: Event) => {
    const { origin, pathname = '', search = '' } = (target as Element).closest?.('a') ?? {};
    if (origin !== location.origin || pathname.startsWith('/api/') || fetched.has(pathname)) return;
    fetched.add(pathname);
    document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', href: pathname + search }));
  };
  for (const type of ['mouseover', 'touchstart', 'focusin']) {
    document.addEventListener(type, prefetch, { passive: true });
  }
}

/** https://wicg.github.io/savedata/ */
function isSavingData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}
