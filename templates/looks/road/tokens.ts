/** Type sizes that differ by look. They shrink on a phone; on a wide screen each is a quarter or more above the last. */
export const headings = {
  h3: 'clamp(1.1875rem, 1.13rem + 0.3vw, 1.3125rem)',
  h2: 'clamp(1.5625rem, 1.3rem + 1.3vw, 2.375rem)',
  h1: 'clamp(2.125rem, 1.5rem + 3.2vw, 4.25rem)',
  sign: 'clamp(2.75rem, 2rem + 4vw, 4.5rem)',
};

/** The weight of headings, prices and buttons. */
export const weight = '800';

/** The font of names and labels, at 600: what one may choose, beside what one reads in passing at 800. */
export const labels = 'display';

export const radius = { s: '0.375rem', m: '0.625rem', l: '1rem' };

/** Theme colour of the browser, and background of the space below a page. */
export const browser = { light: 'sign', dark: 'signDeep' } as const;
