import { formatKeyPath } from '../../../site/problem.ts';
import type { Facts, Page } from '../facts.ts';
import type { Found } from '../finding.ts';
import { findAlike, shinglesOf, similarity } from '../shingles.ts';
import { listInWords, wordsOf } from '../words.ts';

/** From this share of common phrases on, two pages are one page with another town's name. */
const alike = 0.5;

/** Finds town pages that say the same as another one, and names the parts of them that do. */
export function findNearDuplicatePages({ site, pages }: Facts): Found[] {
  const towns = new Set(Object.values(site.towns).flatMap(({ name }) => wordsOf(name)));
  const townPages = pages.filter(({ route }) => route.kind === 'location');
  const sets = townPages.map((page) => shinglesOf(page.texts.map(({ text }) => text).join('\n'), towns));
  return findAlike(sets, alike).flatMap(({ index, twin, share }): Found[] => {
    const [page, other] = [townPages[index], townPages[twin]];
    if (!page || !other) return [];
    const same = listInWords(alikeParts(page, other, towns));
    const percent = Math.round(share * 100);
    const message = `says ${percent} % the same as ${other.route.path} (${formatKeyPath(other.entry)}) once the towns' names are left out; make these different: ${same}`;
    return [{ path: page.entry, message }];
  });
}

/** The fields of a page that are like those of the other, most alike first. */
function alikeParts(page: Page, other: Page, towns: ReadonlySet<string>): string[] {
  const ofOther = partsOf(other);
  return [...partsOf(page)]
    .map(([name, text]) => ({
      name,
      share: similarity(shinglesOf(text, towns), shinglesOf(ofOther.get(name) ?? '', towns)),
    }))
    .filter(({ share }) => share >= alike)
    .sort((a, b) => b.share - a.share)
    .slice(0, 5)
    .map(({ name }) => name);
}

/** The texts of a page by field: `hero.lead`, `sections[2]`. */
function partsOf({ texts, entry }: Page): Map<string, string> {
  const parts = new Map<string, string>();
  for (const { path, text } of texts) {
    const name = formatKeyPath(path.slice(entry.length, entry.length + 2));
    parts.set(name, `${parts.get(name) ?? ''}\n${text}`);
  }
  return parts;
}
