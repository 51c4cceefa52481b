import { regionalTown } from '../../../site/format-address.ts';
import { initialOf } from '../../../site/generated-files.ts';
import type { BrandPicture } from '../brand-pictures.ts';

/** The initial on a road sign, over the dashes of a road: 64 by 64. */
export function renderIcon({ business, palette, textShapes }: BrandPicture): string {
  const { primary, onPrimary, accentOnPrimary } = palette.light;
  const size = 30 / textShapes.capHeight;
  const initial = textShapes.write(initialOf(business.name), { x: 32, y: 44, size, fill: onPrimary, align: 'middle' });
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">',
    `<rect width="64" height="64" rx="12" fill="${primary}"/>`,
    `<rect x="4" y="4" width="56" height="56" rx="9" fill="none" stroke="${onPrimary}" stroke-width="3"/>`,
    initial,
    `<path d="M14 53h36" stroke="${accentOnPrimary}" stroke-width="4" stroke-dasharray="8 6"/>`,
    '</svg>',
  ].join('');
}

/** The name on a road sign at the roadside: 1200 by 630. */
export function renderSocial({ business, palette, access, textShapes }: BrandPicture): string {
  const { tint, primary, onPrimary, accentOnPrimary, edge, tarmac } = palette.light;
  const { name, tagline, address } = business;
  const words = (text: string, y: number, size: number, maxWidth = 904) =>
    textShapes.write(text, { x: 148, y, size, fill: onPrimary, maxWidth });
  const shields: string[] = [];
  let right = 1054;
  for (const route of access.filter(({ kind }) => kind !== 'rail').toReversed()) {
    const width = textShapes.widthOf(route.name, 50) + 56;
    if (right - width < 560) break;
    const isMotorway = route.kind === 'motorway';
    shields.push(
      `<rect x="${right - width + 2}" y="338" width="${width - 4}" height="78" rx="11" fill="${isMotorway ? palette.light.motorway : primary}" stroke="${onPrimary}" stroke-width="5"/>`,
      textShapes.write(route.name, {
        x: right - width / 2,
        y: 395,
        size: 50,
        fill: isMotorway ? '#fff' : accentOnPrimary,
        align: 'middle',
      }),
    );
    right -= width + 18;
  }
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" width="1200" height="630">',
    `<rect width="1200" height="630" fill="${tint}"/>`,
    `<path d="M260 470h26v70h-26zM914 470h26v70h-26z" fill="${edge}"/>`,
    `<rect y="534" width="1200" height="96" fill="${tarmac}"/>`,
    '<path d="M0 582h1200" stroke="#fff" stroke-width="10" stroke-dasharray="90 90"/>',
    `<rect x="70" y="56" width="1060" height="424" rx="32" fill="${primary}"/>`,
    `<rect x="84" y="70" width="1032" height="396" rx="20" fill="none" stroke="${onPrimary}" stroke-width="8"/>`,
    words(name, 196, 106),
    tagline ? words(tagline, 292, 46) : '',
    words(regionalTown(address), 400, 40, 400),
    ...shields,
    '</svg>',
  ].join('');
}
