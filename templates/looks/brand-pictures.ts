import type { PageSite } from '../../site/shared-site.ts';

/** What a look makes the icon and the picture of shared links from. */
export type BrandPicture = Pick<PageSite, 'business' | 'palette' | 'access'> & { textShapes: TextShapes };

export type BrandPictures = Record<'renderIcon' | 'renderSocial', (picture: BrandPicture) => string>;

/** Writes in the brand's typeface. */
export type TextShapes = {
  /** The height of a capital, as a share of the size. */
  capHeight: number;
  widthOf: (text: string, size: number) => number;
  /** Returns words as SVG shapes with their baseline at `y`, in a smaller size where they are wider than `maxWidth`. */
  write: (
    text: string,
    place: { x: number; y: number; size: number; fill: string; align?: 'start' | 'middle'; maxWidth?: number },
  ) => string;
};
