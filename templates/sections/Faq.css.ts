import { globalStyle, style } from '@vanilla-extract/css';
import * as accordion from '../islands/FaqAccordion.css.ts';
import { medium, space, wide } from '../styles/tokens.css.ts';

/** The island's questions and topics are laid out together with the panels, which stay in view below the topics. */
export const layout = style({
  display: 'grid',
  gap: space.xl,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': {
    [medium]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(15rem, 2fr)', gridTemplateRows: 'auto 1fr' },
  },
});

globalStyle(`${layout} > [data-island], ${layout} > [data-island] > div`, {
  '@media': { [medium]: { display: 'contents' } },
});
globalStyle(`${layout} ${accordion.questions}`, { '@media': { [medium]: { gridArea: '1 / 1 / span 2' } } });

export const panels = style({
  '@media': { [medium]: { gridColumn: 2 }, [wide]: { position: 'sticky', insetBlockStart: '7rem' } },
});
