import type { Facts } from '../facts.ts';
import type { Found } from '../finding.ts';
import { hasName, listInWords } from '../words.ts';

/**
 * Finds towns that structured data says the business serves and that its own page, the home page, does not name. What
 * else structured data says comes from what the page shows.
 */
export function findStructuredDataSayingMore({ site, pages }: Facts): Found[] {
  const home = pages.find(({ route }) => route.path === '/');
  if (!home) return [];
  const words = home.texts.map(({ text }) => text).join('\n');
  const listed = new Set(
    home.route.sections.flatMap((section) => (section.kind === 'towns' ? section.items.map(({ town }) => town) : [])),
  );
  const parts = Object.entries(site.towns).flatMap(([key, { name, miles, served }]) => {
    const isOnSign = home.route.hero.sign === 'directions' && miles !== undefined;
    return served && !isOnSign && !listed.has(key) && !hasName(words, name) ? [name] : [];
  });
  if (parts.length === 0) return [];
  const message = `lets structured data say that ${listInWords(parts)} ${parts.length > 1 ? 'are' : 'is'} served, which the home page does not say; name ${parts.length > 1 ? 'them' : 'it'} there, or take served out`;
  return [{ path: ['towns'], message, parts }];
}
