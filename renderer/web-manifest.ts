import type { SharedSite } from '../site/shared-site.ts';

/** `site.webmanifest`: name, colours and icons for a home screen. https://www.w3.org/TR/appmanifest/ */
export function webManifest({ business, brand, language }: SharedSite): string {
  const manifest = {
    name: business.name,
    short_name: brand.shortName,
    description: business.description,
    lang: language,
    start_url: '/',
    display: 'minimal-ui',
    background_color: brand.themeColour.light,
    theme_color: brand.themeColour.light,
    icons: [
      { src: brand.icon, type: 'image/svg+xml', sizes: 'any' },
      ...brand.appIcons.map(({ file, size }) => ({ src: file, type: 'image/png', sizes: `${size}x${size}` })),
    ],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
