import { hash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Font } from 'fontkit';
import { fontDir } from '../renderer/brand-styles.ts';
import { pictureFontsOf } from '../renderer/typefaces.ts';
import type { LookName } from '../schema/brand.ts';
import { appIcon, appIconSizes, brandFiles } from '../site/generated-files.ts';
import type { PageSite } from '../site/shared-site.ts';
import type { BrandPicture, BrandPictures, TextShapes } from '../templates/looks/brand-pictures.ts';
import { addToCache, hashFolders, isCached } from './files.ts';

const looks: Record<LookName, () => Promise<BrandPictures>> = {
  road: () => import('../templates/looks/road/brand-pictures.ts'),
  folio: () => import('../templates/looks/folio/brand-pictures.ts'),
};

/** Renders the icons and the social sharing picture into a cache folder, once per brand. Returns the folder. */
export async function renderBrand(site: PageSite, publicDir: string): Promise<string> {
  const { brand, business, look, palette, access } = site;
  const own = brand.icon ? await readFile(join(publicDir, brand.icon), 'utf8') : undefined;
  const inputs = [look, brand, business, palette, access, own, hashFolders(fontDir, 'templates/looks')];
  const dir = join('.cache/brand', hash('sha256', JSON.stringify(inputs)).slice(0, 16));
  const files = join(dir, 'client');
  if (isCached(dir)) return files;
  // Imported lazily, because loading them takes as long as building a small site.
  const [{ default: sharp }, { openSync }] = await Promise.all([import('sharp'), import('fontkit')]);
  const { renderIcon, renderSocial } = await looks[look]();
  const picture: BrandPicture = {
    business,
    palette,
    access,
    textShapes: textShapesOf(pictureFontsOf(site).map(({ file }) => openSync(join(fontDir, file)) as Font)),
  };
  const icon = own ?? renderIcon(picture);
  const background = own ? palette.light.paper : palette.light.primary;
  const { width, height } = await sharp(Buffer.from(icon)).metadata();
  const png = (svg: string, size: number) =>
    sharp(Buffer.from(svg), { density: Math.max(1, (72 * size) / Math.max(width, height)) })
      .resize(size, size, { fit: 'contain', background: '#0000' })
      .png({ palette: true })
      .toBuffer();

  await mkdir(dirname(dir), { recursive: true });
  const temporaryDir = await mkdtemp(`${dir}-`);
  await mkdir(join(temporaryDir, 'client'));
  const write = (address: string, content: string | Buffer) =>
    writeFile(join(temporaryDir, 'client', address), content);
  await write(brandFiles.icon, icon);
  await write(brandFiles.favicon, iconFile(await png(icon, 32)));
  // Phones add rounded corners themselves.
  const touch = sharp(await png(icon, 180)).flatten({ background });
  await write(brandFiles.touchIcon, await touch.png({ palette: true }).toBuffer());
  for (const size of appIconSizes) await write(appIcon(size), await png(icon, size));
  if (!brand.social) {
    const social = sharp(Buffer.from(renderSocial(picture)));
    await write(brandFiles.social, await social.png({ palette: true }).toBuffer());
  }
  await addToCache(temporaryDir, dir);
  return files;
}

/** Converts text to shapes, so that a picture does not depend on the fonts of the machine. */
function textShapesOf(fonts: readonly Font[]): TextShapes {
  const font = fonts.at(-1) as Font;
  const layout = (text: string) => {
    const runs: { font: Font; text: string }[] = [];
    for (const letter of text) {
      const has = fonts.findLast((each) => each.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
      const run = {
        font: has ?? font,
        text: has
          ? letter
          : letter
              .replace(/[“”„«»]/, '"')
              .normalize('NFKD')
              .charAt(0),
      };
      const last = runs.at(-1);
      if (last?.font === run.font) last.text += run.text;
      else runs.push(run);
    }
    const parts = runs.map((run) => run.font.layout(run.text));
    return {
      advanceWidth: parts.reduce((sum, part) => sum + part.advanceWidth, 0),
      glyphs: parts.flatMap((part) => part.glyphs),
      positions: parts.flatMap((part) => part.positions),
    };
  };
  const widthOf = (text: string, size: number) => (layout(text).advanceWidth * size) / font.unitsPerEm;
  return {
    capHeight: font.capHeight / font.unitsPerEm,
    widthOf,
    write(text, { x, y, size, fill, align = 'start', maxWidth = Number.POSITIVE_INFINITY }) {
      const fitted = Math.min(size, (size * maxWidth) / widthOf(text, size));
      const { glyphs, positions } = layout(text);
      const scale = fitted / font.unitsPerEm;
      const start = x - (align === 'middle' ? widthOf(text, fitted) / 2 : 0);
      let at = 0;
      const shapes = glyphs.map(({ path }, index) => {
        const shape = `<path transform="translate(${at})" d="${path.toSVG()}"/>`;
        at += positions[index]?.xAdvance ?? 0;
        return shape;
      });
      const place = `translate(${round(start)} ${round(y)}) scale(${round(scale)} ${round(-scale)})`;
      return `<g fill="${fill}" transform="${place}">${shapes.join('')}</g>`;
    },
  };
}

function round(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}

/** Wraps a PNG of 32 pixels as `favicon.ico`, which feed readers and old browsers request. */
function iconFile(png: Buffer): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.set([32, 32, 0, 0, 1, 0, 32, 0], 6);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
