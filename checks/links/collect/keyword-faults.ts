import { distance } from 'fastest-levenshtein';
import { memo } from '../../../schema/memo.ts';
import { explainLanguage } from '../../../site/language-tag.ts';
import type { Attributes } from './read-element.ts';

const rels =
  'alternate author bookmark canonical dns-prefetch expect external help icon license manifest modulepreload nofollow noopener noreferrer opener pingback preconnect prefetch preload prerender privacy-policy search sponsored stylesheet terms-of-service apple-touch-icon apple-touch-icon-precomposed apple-touch-startup-image mask-icon amphtml shortlink shortcut';
const scriptTypes =
  'module importmap speculationrules text/javascript application/javascript text/ecmascript application/ecmascript application/json application/ld+json text/template text/x-template text/html text/plain';
const robotsWords =
  'index follow all none noindex nofollow noarchive nosnippet noimageindex notranslate nositelinkssearchbox indexifembedded unavailable_after max-snippet max-image-preview max-video-preview';

type Fault = { what: string; why: string };

/** Finds keywords that are misspelt, and language tags that do not exist: browsers and crawlers ignore both. */
export function findKeywordFaults(tag: string, attributes: Attributes): Fault[] {
  const faults: Fault[] = [];
  for (const name in attributes) faults.push(...findFaults(tag, name, attributes[name] ?? '', attributes));
  return tag === 'link' && attributes.rel?.toLowerCase() === 'preload'
    ? [...faults, ...findPreloadFault(attributes)]
    : faults;
}

const preloadedAs = [
  ['font', /\.(?:woff2?|ttf|otf)$/],
  ['style', /\.css$/],
  ['script', /\.m?js$/],
  ['image', /\.(?:png|jpe?g|gif|webp|avif)$/],
] as const;

/** Finds a preload that the page cannot use: the file is then loaded twice. A script may fetch any file. */
function findPreloadFault({ href = '', as = '', crossorigin }: Attributes): Fault[] {
  const path = href.replace(/[?#].*/, '').toLowerCase();
  const [kind] = preloadedAs.find(([, extension]) => extension.test(path)) ?? [];
  const written = as.toLowerCase();
  const what = `a preload of ${href}`;
  if (kind && written !== kind && /^(?:|font|style|script|image)$/.test(written))
    return [{ what, why: `${written ? `is as ${written}` : 'lacks as'}, so it is loaded twice; write as="${kind}"` }];
  if (written !== 'font' || crossorigin !== undefined) return [];
  return [{ what, why: 'lacks crossorigin, so the font is loaded twice; write crossorigin' }];
}

function findFaults(tag: string, attribute: string, value: string, { name = '', property }: Attributes): Fault[] {
  if (/^(?:formm|m)ethod$/.test(attribute)) return findMethodFault(`a ${tag} ${attribute}`, value);
  if (/^(?:|href|src)lang$/.test(attribute)) return findLanguageFault(attribute, value);
  if (attribute === 'rel') return findMisspelt(`a ${tag} rel`, value, rels);
  if (attribute === 'type' && tag === 'script')
    return findMisspelt('a script type', value.replace(/;.*/, ''), scriptTypes);
  if (attribute !== 'content' || tag !== 'meta') return [];
  if (property === 'og:locale') return findLanguageFault(property, value.replace('_', '-'));
  if (!/^(?:robots|googlebot)$/i.test(name)) return [];
  return findMisspelt(`a meta ${name}`, value.replace(/:[^,]*/g, ''), robotsWords);
}

/** Browsers send GET in place of an unknown method, which puts what visitors enter into the address. */
function findMethodFault(what: string, method: string): Fault[] {
  if (/^(?:|get|post|dialog)$/i.test(method)) return [];
  return [{ what, why: `is ${method}, for which browsers send GET; write post or get` }];
}

const explain = memo(explainLanguage);

function findLanguageFault(what: string, written: string): Fault[] {
  const tag = written.trim();
  // Ignore tags that are empty (unknown language), private or placeholders.
  if (!/^[a-z]{2,}[\w-]*$/i.test(tag)) return [];
  const fault = explain(tag);
  return fault ? [{ what: `the ${what} ${tag}`, why: fault }] : [];
}

/** Finds words that resemble a known one. Any other word may be valid. */
function findMisspelt(what: string, written: string, known: string): Fault[] {
  const words = known.split(' ');
  return written
    .toLowerCase()
    .split(/[\s,]+/)
    .filter((word) => word.length > 4 && !words.includes(word))
    .flatMap((word) => {
      const meant = words.find((each) => distance(word, each) <= (word.length < 8 ? 1 : 2));
      return meant ? [{ what, why: `is ${word}; write ${meant}` }] : [];
    });
}
