import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brandRules, cssOf, fontDir } from '../renderer/brand-styles.ts';
import type { Assets } from '../renderer/page-assets.ts';
import { fontsOf } from '../renderer/typefaces.ts';
import type { PageSite } from '../site/shared-site.ts';
import { copyFolder, writeIfChanged } from './files.ts';
import type { CodeAssets } from './read-assets.ts';
import { renderBrand } from './render-brand.ts';

/** Writes the files that depend on the brand: fonts, stylesheet, icons and the picture of shared links. */
export async function writeBrand(
  site: PageSite,
  code: CodeAssets,
  { publicDir, clientDir }: { publicDir: string; clientDir: string },
): Promise<{ assets: Assets; files: string[] }> {
  const { assets, css, fonts } = brandAssets(site, code);
  const files = copyFolder(await renderBrand(site, publicDir), clientDir);
  const stylesheet = join(clientDir, assets.stylesheet);
  writeIfChanged(stylesheet, css);
  files.push(stylesheet);
  for (const { file: name, address } of fonts) {
    const file = join(clientDir, address);
    mkdirSync(dirname(file), { recursive: true });
    copyFileSync(join(fontDir, name), file);
    files.push(file);
  }
  return { assets, files };
}

/** Adds the colours and the typeface of a brand to the assets common to every definition. */
export function brandAssets(site: PageSite, { css: shared, rules: sharedRules, scripts }: CodeAssets) {
  const hashed = (file: string) => addressOf(file, readFileSync(join(fontDir, file)));
  const fonts = fontsOf(site).map(({ file }) => ({ file, address: hashed(file) }));
  const brand = brandRules(site, ({ file }) => hashed(file));
  const unify = figureIsPlate(site) ? joinFigure : (styles: string) => styles;
  const css = unify(brand.map(cssOf).join('') + shared);
  const rules: Assets['rules'] = JSON.parse(unify(JSON.stringify([...brand, ...sharedRules])));
  const assets: Assets = { rules, stylesheet: addressOf('style.css', css), scripts };
  return { assets, css, fonts };
}

/** Whether the accent colour itself is legible on the main colour. */
function figureIsPlate({ palette: { light, dark } }: PageSite): boolean {
  return light.figure === light.plate && dark.figure === dark.plate;
}

/** In that case one variable serves for both. */
function joinFigure(styles: string): string {
  return styles.replaceAll(/;--figure:#[\da-f]+/g, '').replaceAll('var(--figure)', 'var(--plate)');
}

/** Returns the address of a file with a content hash, which may be cached for ever. */
function addressOf(name: string, content: string | Buffer): string {
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 8);
  return `/assets/${name.replace('.', `.${hash}.`)}`;
}
