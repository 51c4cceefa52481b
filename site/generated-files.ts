import type { Picture } from '../schema/picture.ts';
import { joinLabel } from '../schema/placeholders.ts';
import type { Site } from '../schema/site.ts';

export const brandFiles = {
  icon: '/icon.svg',
  favicon: '/favicon.ico',
  touchIcon: '/apple-touch-icon.png',
  social: '/social.png',
} as const;

export const vcardPath = '/contact.vcf';

export const appIconSizes = [192, 512] as const;

export function appIcon(size: (typeof appIconSizes)[number]): string {
  return `/icon-${size}.png`;
}

/** Returns the first letter or digit of a name for its icon, without a quotation mark before it. */
export function initialOf(name: string): string {
  return /[\p{L}\p{N}]/u.exec(name)?.[0] ?? '';
}

export function socialPicture({ brand, business, wording }: Pick<Site, 'brand' | 'business' | 'wording'>): Picture {
  const { name, tagline } = business;
  const alt = tagline ? joinLabel(name, tagline, wording) : name;
  return brand.social ?? { file: brandFiles.social, alt, width: 1200, height: 630 };
}
