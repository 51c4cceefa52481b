import { mkdirSync } from 'node:fs';
import sharp from 'sharp';
import { readSectionKinds } from '../site/source/schema-docs.ts';
import { launchChromium } from './find-chromium.ts';

/** `npx tsx scripts/section-pictures.ts URL [KIND…]`: takes pictures for docs/sections.md from `npm run dev`. */
const [url = 'http://localhost:3000', ...chosen] = process.argv.slice(2);
const kinds = chosen.length > 0 ? chosen : readSectionKinds().map(({ name }) => name);
mkdirSync('docs/sections', { recursive: true });
const browser = await launchChromium();
const page = await browser.newPage({ viewport: { width: 1000, height: 700 } });
// With `font-display: optional`, the font appears only if it is already cached.
await page.route('**/__sections/*', async (route) => {
  const response = await route.fetch();
  await route.fulfill({
    response,
    body: (await response.text()).replace(/font-display: *optional/, 'font-display:block'),
  });
});
for (const kind of kinds) {
  await page.goto(`${url}/__sections/${kind}`, { waitUntil: 'networkidle' });
  const picture = await page.locator('main').screenshot({ style: 'main { padding: 1rem 0 } main > * { margin: 0 }' });
  await sharp(picture)
    .resize({ width: 800, height: 800, fit: 'inside' })
    .png({ palette: true })
    .toFile(`docs/sections/${kind}.png`);
}
await browser.close();
console.log(`Took ${kinds.length} pictures; npm run sections adds new ones to docs/sections.md.`);
