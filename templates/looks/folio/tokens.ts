/** Large serif headings; looks/road/tokens.ts explains each key. */
export const headings = {
  h3: 'clamp(1.25rem, 1.17rem + 0.35vw, 1.4375rem)',
  panel: 'min(clamp(1.5rem, 1.3rem + 0.8vw, 2rem), 9.5vw)',
  h2: 'min(clamp(1.75rem, 1.4rem + 1.6vw, 2.75rem), 10.5vw)',
  h1: 'min(clamp(2.5rem, 1.6rem + 4.2vw, 5rem), 13.5vw)',
  sign: 'min(2rem + 2.4vw, 17vw, 3.75rem)',
};

export const weight = '600';

export const labels = 'text';

export const radius = { s: '0', m: '0', l: '0' };

export const themeColour = { light: 'paper', dark: 'paper' } as const;

/** The width in rem from which the links of the navigation fit into its bar; below, they are behind a menu button. */
export const linksFrom = 62;
