import { isSavingData } from './saves-data.ts';

/** Fetches a page of this site as a visitor reaches for a link to it, where the browser cannot draw it ahead. */
export function fetchAhead(): void {
  // The page's speculation rules say all this to a browser that knows them.
  if (HTMLScriptElement.supports?.('speculationrules') || isSavingData()) return;
  const asked = new Set([location.pathname]);
  const reach = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link || link.origin !== location.origin || link.pathname.startsWith('/api/')) return;
    if (asked.has(link.pathname)) return;
    asked.add(link.pathname);
    const ahead = document.createElement('link');
    ahead.rel = 'prefetch';
    ahead.href = link.pathname + link.search;
    document.head.append(ahead);
  };
  for (const type of ['mouseover', 'touchstart', 'focusin']) document.addEventListener(type, reach, { passive: true });
}
