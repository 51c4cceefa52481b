/**
 * Type sizes that differ by look. Smaller on a phone, where limits stop enlarged text from growing wider than a long
 * word allows. On a wide screen, each is at least a quarter larger than the one before.
 */
export const headings = {
  h3: 'min(1.25rem + 0.3vw, 1.37rem, 10.2vw)',
  panel: 'min(1.45rem + 0.4vw, 1.75rem, 9.5vw)',
  h2: 'min(1.5rem + 1.1vw, 2.25rem, 10.5vw)',
  h1: 'min(1.2rem + 5vw, 4.25rem, max(1.75rem, 10vh), 13.5vw)',
  sign: 'min(2rem + 4vw, 4.5rem)',
};

/** The weight of headings, prices and buttons. */
export const weight = '800';

/** Font of names and labels (weight 600); headings have 800. */
export const labels = 'display';

export const radius = { s: '0.375rem', m: '0.625rem', l: '1rem' };

/** The colour of the browser around the page, `theme-color` in HTML. */
export const themeColour = { light: 'primary', dark: 'primaryDeep' } as const;

/** The width in rem from which the links of the navigation fit into its bar; below, they are behind a menu button. */
export const linksFrom = 48;
