import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { type KeyPath, SiteError } from '../site/problem.ts';
import type { PictureSources } from '../templates/parts/Picture.tsx';
import type { PictureEntry, PictureFolders } from './pictures.ts';

/** From a small phone to a wide one of three dots a point; never larger than the picture itself. */
const widths = [320, 480, 640, 960, 1280];

/** The width for browsers that know neither format: old, and so not of many dots. */
const fallbackWidth = 960;

const formats = {
  avif: { quality: 52, effort: 5 },
  webp: { quality: 76, effort: 5 },
  jpeg: { quality: 78, mozjpeg: true },
  png: { effort: 8, palette: true },
};

type Format = keyof typeof formats;

/** Writes a picture in every width and format below `assets/pictures`, from the cache where it was made before. */
export async function drawPicture(
  picture: PictureEntry,
  path: KeyPath,
  { publicDir, clientDir, cacheDir = '.cache/pictures' }: PictureFolders,
): Promise<{ sources: PictureSources; files: string[] }> {
  // Loaded only where a site has such pictures: it takes a tenth of a second.
  const { default: sharp } = await import('sharp');
  const source = await readFile(join(publicDir, picture.file)).catch(() =>
    refuse(path, `names ${picture.file}, and there is no such file below ${publicDir}/; write one that is there`),
  );
  const { autoOrient } = await sharp(source).metadata();
  holdToSize(picture, autoOrient, path);
  const name = basename(picture.file, extname(picture.file));
  const files: string[] = [];

  const make = async (format: Format, width: number): Promise<string> => {
    const settings = JSON.stringify([sharp.versions.sharp, format, formats[format], width]);
    const hash = createHash('sha256').update(source).update(settings).digest('base64url').slice(0, 16);
    const made = join(cacheDir, `${hash}.${format}`);
    if (!existsSync(made)) {
      await mkdir(cacheDir, { recursive: true });
      const image = sharp(source).autoOrient().resize({ width, withoutEnlargement: true });
      const unfinished = `${made}.${process.pid}`;
      await writeFile(unfinished, await image.toFormat(format, formats[format]).toBuffer());
      await rename(unfinished, made);
    }
    const address = `/assets/pictures/${name}-${width}.${hash}.${format}`;
    const file = join(clientDir, address);
    if (!existsSync(file)) {
      await mkdir(join(clientDir, 'assets/pictures'), { recursive: true });
      await copyFile(made, file);
    }
    files.push(file);
    return address;
  };

  const own = autoOrient.width;
  const used = [...widths.filter((width) => width < own), Math.min(own, widths.at(-1) ?? own)];
  const sources: PictureSources = { formats: [], fallback: '' };
  for (const format of ['avif', 'webp'] as const) {
    const candidates: string[] = [];
    for (const width of new Set(used)) candidates.push(`${await make(format, width)} ${width}w`);
    sources.formats.push({ type: `image/${format}`, srcset: candidates.join(', ') });
  }
  const isPhoto = /\.(jpe?g|avif)$/i.test(picture.file);
  sources.fallback = await make(isPhoto ? 'jpeg' : 'png', Math.min(own, fallbackWidth));
  return { sources, files };
}

/** A page keeps a place of the size that is said, so a wrong one bends the picture or moves the page. */
function holdToSize(said: PictureEntry, found: { width: number; height: number }, path: KeyPath): void {
  const bend = said.width / said.height / (found.width / found.height);
  if (Math.abs(bend - 1) < 0.01) return;
  refuse(
    path,
    `is ${said.width} by ${said.height} here and ${found.width} by ${found.height} in ${said.file}; write width: ${found.width} and height: ${found.height}`,
  );
}

function refuse(path: KeyPath, message: string): never {
  throw new SiteError([{ rule: 'malformed-value', path, message }]);
}
