import type { PageSite } from '../../site/shared-site.ts';

export type BrandPicture = Pick<PageSite, 'business' | 'palette' | 'access'> & { textShapes: TextShapes };

export type BrandPictures = Record<'renderIcon' | 'renderSocial', (picture: BrandPicture) => string>;

export type TextShapes = {
  /** Height of a capital, as a share of the font size. */
  capHeight: number;
  widthOf: (text: string, size: number) => number;
  /** Returns words as SVG shapes with their baseline at `y`, scaled down if wider than `maxWidth`. */
  write: (
    text: string,
    place: { x: number; y: number; size: number; fill: string; align?: 'start' | 'middle'; maxWidth?: number },
  ) => string;
};
