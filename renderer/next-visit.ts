/**
 * Pages that a browser is to draw ahead as a visitor reaches for a link to them, so that they open at once: all of
 * this site, and never the endpoint. A browser that saves data draws none. https://wicg.github.io/nav-speculation/
 */
const speculationRules = {
  prerender: [
    {
      where: { and: [{ href_matches: '/*' }, { not: { href_matches: '/api/*' } }] },
      eagerness: 'moderate',
    },
  ],
};

/** From one page to the next by a short fade, for those whom movement does not trouble. */
const fade = [
  '@media (prefers-reduced-motion:no-preference){',
  '@view-transition{navigation:auto}',
  '::view-transition-group(*),::view-transition-old(*),::view-transition-new(*){animation-duration:.12s}',
  '}',
].join('');

/**
 * A page that was come to from another page of the site is set in the font of the signs, which that page fetched. It is
 * said before the page is laid out, so that nothing moves, and kept nowhere.
 */
const signs = 'if(document.referrer.startsWith(location.origin+"/"))document.documentElement.dataset.signs=""';

/** What makes the next page of the site open fast and softly; the same on every page. */
export const nextVisitTags = `<script>${signs}</script><style>${fade}</style><script type="speculationrules">${JSON.stringify(speculationRules)}</script>`;
