import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import * as look from '#look/surfaces.ts';
import { centred } from './recipes.ts';
import { colour, display, onScreen, radius, red, space, text } from './tokens.css.ts';

export const card = style(look.card);

/** Prominent panel in the main colour: claims and closings. */
export const sign = style(look.sign);

/** The call to action at the end of a page. */
export const closing = style(look.closing);
export const closingSign = style([sign, look.closingSign]);

/** A fact next to the text of a page. */
export const fact = look.fact === look.sign ? sign : style(look.fact);

const buttonBase = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.xs,
  minHeight: '3rem',
  // Fits two beside a sign on a tablet.
  padding: `${space.xs} min(4vw, 1rem)`,
  border: '2px solid transparent',
  borderRadius: radius.m,
  // Keeps a phone number in enlarged text whole.
  fontSize: `min(${text.body}, 7vw)`,
  ...look.buttonText,
  lineHeight: 1.2,
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: { '&:hover': { textDecoration: 'underline' } },
  '@media': {
    // Print only phone numbers, since other links are useless on paper.
    print: {
      border: '1px solid #000',
      color: '#000',
      background: 'none',
      selectors: { '&:not([href^="tel:"])': { display: 'none' } },
    },
  },
});
// Hidden if a phone number would wrap beside it.
globalStyle(`${buttonBase} > svg`, { '@media': { 'screen and (max-width: 23rem)': { display: 'none' } } });

/** `emergency` is for emergencies only. */
export const button = styleVariants({
  primary: [buttonBase, look.buttons.primary],
  secondary: [buttonBase, look.buttons.secondary],
  emergency: [buttonBase, { background: colour.emergency, color: colour.emergencyText }],
  onEmergency: [
    buttonBase,
    {
      minHeight: '4.25rem',
      background: colour.emergencyText,
      color: red,
      fontSize: 'min(max(1.25rem, 1rem + 1.4vw), 2rem, 9vw)',
      letterSpacing: display.letterSpacing,
    },
  ],
});

export const pictogram = style({
  ...centred,
  flex: 'none',
  width: 'min(2.75rem, 14vw)',
  height: 'min(2.75rem, 14vw)',
  // Visible only with forced colours.
  outline: '1px solid transparent',
  ...look.pictogram,
});

export const plate = style({
  display: 'inline-block',
  justifySelf: 'start',
  ...look.plate,
  outline: '1px solid transparent',
  lineHeight: 1.3,
  '@media': { print: { background: 'none', color: '#000', border: '1px solid #000' } },
});

export const muted = style({ color: colour.muted });
export const leadText = style({ fontSize: text.lead, maxWidth: '44rem' });
export const lead = style([leadText, muted]);
export const quiet = style({ fontSize: text.small, color: colour.muted });

/** The summary line of a collapsible element; its last icon is an arrow. */
export const foldLine = style({
  display: 'flex',
  alignItems: 'center',
  gap: `min(2vw, ${space.s})`,
  minHeight: '3rem',
  paddingBlock: space.xs,
  cursor: 'pointer',
  '@media': { print: { minHeight: 'auto' } },
});
globalStyle(`${foldLine}::-webkit-details-marker`, { display: 'none' });
globalStyle(`${foldLine} h3`, { flex: 1 });
globalStyle(`[open] > ${foldLine} > :last-child`, { rotate: '180deg' });
// Nothing expands on paper.
globalStyle(`${foldLine} > svg:last-child`, onScreen);
globalStyle('::details-content', { '@media': { print: { contentVisibility: 'visible' } } });

const stroke = {
  flex: 'none',
  fill: 'none',
  stroke: 'currentColor',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

const box = style({ ...stroke, strokeWidth: 2 });

export const icon = styleVariants({
  text: [box, { width: '1.15em', height: '1.15em' }],
  medium: [box, { width: 'min(1.625rem, 8.2vw)', height: 'min(1.625rem, 8.2vw)' }],
  large: [box, { width: '4.5rem', height: '4.5rem', ...look.largeIcon }],
});

/** An icon within an island. */
export const smallIcon = style({ ...stroke, strokeWidth: 2.25, width: '1.25em', height: '1.25em' });
