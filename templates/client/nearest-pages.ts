import type { NearPage } from '../../site/shared-site.ts';

/** Returns the pages whose paths share the most words with the requested one, if any do. */
export function nearestPages(requested: string, pages: readonly NearPage[], max = 3): NearPage[] {
  const wanted = new Set(wordsOf(requested));
  return pages
    .map((page) => {
      const words = wordsOf(page[0]);
      const shared = words.filter((word) => wanted.has(word)).length;
      return { page, shared, spare: words.length - shared };
    })
    .filter(({ shared }) => shared > 0)
    .sort((a, b) => b.shared - a.shared || a.spare - b.spare)
    .slice(0, max)
    .map(({ page }) => page);
}

/** Inserts the nearest pages before the fixed links of the not-found page. */
export function offerNearestPages(): void {
  const list = document.querySelector<HTMLElement>('[data-nearest-pages]');
  const first = list?.querySelector('li');
  if (!list || !first) return;
  const pages = JSON.parse(list.dataset.nearestPages ?? '[]') as NearPage[];
  for (const [path, name] of nearestPages(location.pathname, pages).reverse()) {
    const item = first.cloneNode(true) as HTMLElement;
    const link = item.querySelector('a');
    const words = item.querySelector('a > span');
    if (!link || !words) return;
    link.setAttribute('href', path);
    words.textContent = name;
    first.parentElement?.querySelector(`a[href="${path}"]`)?.closest('li')?.remove();
    first.parentElement?.prepend(item);
  }
}

function wordsOf(path: string): string[] {
  // Drops endings, so "servicing" matches "service" and "repairs" matches "repair".
  return path
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length > 2 && word !== 'locations' && word !== 'services')
    .map((word) => word.replace(/(ing|es|e|s)$/, ''));
}
