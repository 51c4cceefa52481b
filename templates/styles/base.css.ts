import { globalStyle } from '@vanilla-extract/css';
import { focusRing } from './recipes.ts';
import { colour, display, enlarged, face, pause, stickyCallBar, stickyHeader, text } from './tokens.css.ts';

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' });

globalStyle('html', {
  ...face.body,
  lineHeight: 1.55,
  color: colour.ink,
  background: colour.paper,
  // Chrome supports this name too; Firefox does not enlarge a page as wide as its screen.
  WebkitTextSizeAdjust: '100%',
  // Keeps focused and targeted elements from being covered by sticky bars.
  scrollPaddingBlock: '1rem 3rem',
  '@media': {
    [stickyHeader]: { scrollPaddingTop: '6rem' },
    [stickyCallBar]: { scrollPaddingBottom: '9rem' },
    // Text of 9.2 points.
    print: { fontSize: '72%', lineHeight: 1.35 },
  },
});

globalStyle('body', {
  margin: 0,
  fontSize: text.body,
  textWrap: 'pretty',
  // Breaks long words before enlarged text makes the page scroll sideways.
  overflowWrap: 'anywhere',
  '@media': { [enlarged]: { hyphens: 'auto' } },
});

globalStyle('h1, h2, h3, p, ul, ol, dl, dd, figure, blockquote, fieldset, legend', { margin: 0, padding: 0 });
// Hyphenates long compounds, and any word where enlarged text leaves little room.
globalStyle('h1, h2, h3', {
  ...display,
  lineHeight: 1.15,
  textWrap: 'balance',
  hyphens: 'auto',
  hyphenateLimitChars: '15 5 5',
  '@media': { [enlarged]: { hyphenateLimitChars: 'auto' } },
});
globalStyle('h1', {
  fontSize: text.h1,
  letterSpacing: '-0.02em',
  lineHeight: 1.05,
  // Keeps descenders off the text below.
  marginBottom: '0.1em',
  // A line on paper, where no picture is beside it.
  '@media': { print: { fontSize: '2.5rem' } },
});
globalStyle('h2', { fontSize: text.h2 });
globalStyle('h3', { fontSize: `min(${text.h3}, 9vw)` });
globalStyle('ul, ol', { listStyle: 'none' });
globalStyle('img, svg', { display: 'block', maxWidth: '100%' });
globalStyle('img', { height: 'auto' });
globalStyle('a', { color: colour.link, textUnderlineOffset: '0.18em', textDecorationThickness: '0.08em' });
// A phone number or email address in a sentence wraps as a whole. `:where` lets any class override this.
globalStyle('a:where([href^="tel:"], [href^="mailto:"]):where(:not([class]))', {
  display: 'inline-block',
  maxWidth: '100%',
  color: 'inherit',
  overflowWrap: 'anywhere',
});
globalStyle('a:hover', { textDecorationThickness: '0.16em' });
globalStyle('button, input, select, textarea', { font: 'inherit', color: 'inherit' });
globalStyle('address', { fontStyle: 'normal' });

globalStyle(':focus-visible', focusRing);

globalStyle('[hidden]', { display: 'none !important' });

globalStyle('p, h1, h2, h3, li, footer', { '@media': { print: { breakInside: 'avoid' } } });
// Leaves no heading alone at the end of a page. On a box that ends the page, Chromium tears the box.
globalStyle('h2, h3', { '@media': { print: { breakAfter: 'avoid' } } });
globalStyle('section > div > :has(> h2 + p)', { '@media': { print: { breakInside: 'avoid', breakAfter: 'avoid' } } });

globalStyle('main > * + *', { marginTop: pause.section, '@media': { print: { marginTop: '1.25rem' } } });
