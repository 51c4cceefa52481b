import type { NearPage } from '../../site/shared-site.ts';

const maxPages = 3;

/** Returns the pages whose names share the most words with the requested page or, if none does, with its folders. */
export function nearestPages(requested: string, pages: readonly NearPage[]): NearPage[] {
  const near = pagesNear(nameOf(requested), pages);
  return near.length > 0 ? near : pagesNear(requested, pages);
}

function pagesNear(requested: string, pages: readonly NearPage[]): NearPage[] {
  const wanted = wordsOf(requested);
  return pages
    .map((page) => {
      const words = wordsOf(nameOf(page[0]));
      const shared = words.filter((word) => wanted.some((other) => haveSameStem(word, other))).length;
      return { page, shared, spare: words.length - shared };
    })
    .filter(({ shared }) => shared > 0)
    .sort((a, b) => b.shared - a.shared || a.spare - b.spare)
    .slice(0, maxPages)
    .map(({ page }) => page);
}

/** Inserts the nearest pages before the fixed links of the not-found page, without duplicates. */
export function offerNearestPages(): void {
  const offer = document.querySelector<HTMLElement>('[data-nearest-pages]');
  const list = offer?.querySelector('ul');
  const pattern = list?.querySelector('li')?.cloneNode(true) as HTMLElement | undefined;
  if (!offer || !list || !pattern) return;
  const pages = JSON.parse(offer.dataset.nearestPages ?? '[]') as NearPage[];
  for (const [path, name] of nearestPages(location.pathname, pages).reverse()) {
    const item = pattern.cloneNode(true) as HTMLElement;
    const link = item.querySelector('a');
    const words = item.querySelector('a > span > span');
    if (!link || !words) return;
    link.setAttribute('href', path);
    words.textContent = name;
    list.querySelector(`a[href="${path}"]`)?.closest('li')?.remove();
    list.prepend(item);
  }
}

function nameOf(path: string): string {
  return path.split('/').filter(Boolean).pop() ?? '';
}

function wordsOf(path: string): string[] {
  return path
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length > 2);
}

/** Whether words differ only in their endings, in any language: "servicing" and "service", "naprawy" and "naprawa". */
function haveSameStem(a: string, b: string): boolean {
  const differs = [...a].findIndex((letter, index) => letter !== b[index]);
  return (differs < 0 ? a.length : differs) * 3 >= Math.max(a.length, b.length) * 2;
}
