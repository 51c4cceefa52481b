import { globalStyle, style } from '@vanilla-extract/css';
import { questions } from '../islands/FaqAccordion.css.ts';
import { medium, space } from '../styles/tokens.css.ts';

const subgrid = '(grid-template-rows: subgrid)';

/** The panels share a grid with the parts of the island, and stay in view below its topics. */
export const layout = style({
  display: 'grid',
  gap: space.xl,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@supports': {
    [subgrid]: {
      '@media': { [medium]: { gridTemplate: 'auto 1fr / minmax(0, 3fr) minmax(15rem, 2fr)', alignItems: 'start' } },
    },
  },
});

// The island keeps a box of its own, by which the browser notices that a visitor comes near it.
globalStyle(`${layout} > [data-island], ${layout} > [data-island] > div`, {
  '@supports': {
    [subgrid]: {
      '@media': {
        [medium]: { display: 'grid', gridTemplate: 'subgrid / subgrid', gridArea: '1 / 1 / span 2 / span 2' },
      },
    },
  },
});
globalStyle(`${layout} ${questions}`, {
  '@supports': { [subgrid]: { '@media': { [medium]: { gridRowEnd: 'span 2' } } } },
});

export const panels = style({
  '@supports': {
    [subgrid]: { '@media': { [medium]: { gridArea: '2 / 2', position: 'sticky', insetBlockStart: '7rem' } } },
  },
});
