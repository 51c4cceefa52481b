import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brandStyles, fontDir } from '../renderer/brand-styles.ts';
import type { Assets } from '../renderer/page-styles.ts';
import { fontsOf } from '../renderer/typefaces.ts';
import type { PageSite } from '../site/shared-site.ts';
import type { CodeAssets } from './read-assets.ts';

/** Returns the assets to inline, and by address, both stylesheets (rules, font faces) and the fonts. */
export function brandAssets(site: PageSite, { css: shared, rules: sharedRules, scripts }: CodeAssets) {
  const fonts = fontsOf(site).map(({ file }) => fontInOutput(file));
  const [colours, faces] = brandStyles(site, ({ file }) => fontInOutput(file)[0]);
  const stylesheets = [colours + shared, faces].map((text) => [addressInOutput('style.css', text), text] as const);
  const assets: Assets = {
    rules: [{ text: colours + faces }, ...sharedRules],
    stylesheets: stylesheets.map(([address]) => address),
    scripts,
  };
  return { assets, files: [...stylesheets, ...fonts] };
}

function fontInOutput(file: string): readonly [address: string, content: Buffer] {
  const content = readFileSync(join(fontDir, file));
  return [addressInOutput(file, content), content];
}

/** Returns the address of a file with a content hash, which may be cached for ever. */
function addressInOutput(name: string, content: string | Buffer): string {
  const digest = hash('sha256', content, 'base64url').slice(0, 8);
  return `/assets/${name.replace('.', `.${digest}.`)}`;
}
