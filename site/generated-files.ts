import type { Picture } from '../schema/picture.ts';
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

export function socialPicture({ brand, business }: Pick<Site, 'brand' | 'business'>): Picture {
  const alt = [business.name, business.tagline].filter(Boolean).join(': ');
  return brand.social ?? { file: brandFiles.social, alt, width: 1200, height: 630 };
}
