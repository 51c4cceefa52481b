import { regionalTown } from '../../../site/format-address.ts';
import { initialOf } from '../../../site/generated-files.ts';
import type { BrandPicture } from '../brand-pictures.ts';

/** The initial in the main colour: 64 by 64. */
export function renderIcon({ business, palette, textShapes }: BrandPicture): string {
  const { primary, onPrimary } = palette.light;
  const size = 36 / textShapes.capHeight;
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">',
    `<rect width="64" height="64" fill="${primary}"/>`,
    textShapes.write(initialOf(business.name), { x: 32, y: 50, size, fill: onPrimary, align: 'middle' }),
    '</svg>',
  ].join('');
}

/** The name on paper, over a rule: 1200 by 630. */
export function renderSocial({ business, palette, textShapes }: BrandPicture): string {
  const { paper, ink, muted, primary, accent } = palette.light;
  const words = (text: string, y: number, size: number, fill: string) =>
    textShapes.write(text, { x: 600, y, size, fill, align: 'middle', maxWidth: 1000 });
  const { name, tagline, address } = business;
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" width="1200" height="630">',
    `<rect width="1200" height="630" fill="${paper}"/><rect width="1200" height="24" fill="${primary}"/>`,
    words(name, 320, 112, ink),
    `<rect x="536" y="380" width="128" height="6" fill="${accent}"/>`,
    tagline ? words(tagline, 462, 44, ink) : '',
    words(regionalTown(address), 530, 36, muted),
    '</svg>',
  ].join('');
}
