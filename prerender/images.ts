import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import type { Site } from '../schema/site.ts';
import { type KeyPath, SiteError } from '../site/problem.ts';
import type { PictureSources } from '../templates/parts/Picture.tsx';

/** Source and target folders of pictures, and the cache between builds. */
type ImageFolders = { publicDir: string; clientDir: string; cacheDir?: string };

/** A picture as declared in the definition. */
type ImageEntry = { file: string; width: number; height: number };

type ResizedImage = { sources: PictureSources; files: string[] };

/** Formats that need several sizes; SVG scales by itself. */
const raster = /\.(jpe?g|png|webp|avif)$/i;

/**
 * Resizes every picture of the pages and writes the addresses into a copy of the definition. Icons and the picture of
 * shared links are left alone, since other programs read those.
 */
export async function resizeImages(site: Site, folders: ImageFolders): Promise<{ site: Site; files: string[] }> {
  const found: { image: ImageEntry; path: KeyPath }[] = [];
  for (const key of ['services', 'locations', 'pages'] as const) findImages(site[key], [key], found);
  if (found.length === 0) return { site, files: [] };
  const { services, locations, pages } = site;
  const copy = { ...site, ...structuredClone({ services, locations, pages }) };
  const resized = new Map<string, Promise<ResizedImage>>();
  for (const { image, path } of found) {
    const resizing = resized.get(image.file) ?? resizeImage(image, path, folders);
    resized.set(image.file, resizing);
    Object.assign(valueAt(copy, path), { sources: (await resizing).sources });
  }
  const files = (await Promise.all(resized.values())).flatMap((image) => image.files);
  return { site: copy, files };
}

function findImages(value: unknown, path: KeyPath, found: { image: ImageEntry; path: KeyPath }[]): void {
  if (typeof value !== 'object' || value === null) return;
  if (isRasterImage(value)) found.push({ image: value, path });
  for (const [key, inner] of Object.entries(value)) {
    if (typeof inner === 'object') findImages(inner, [...path, Array.isArray(value) ? Number(key) : key], found);
  }
}

function isRasterImage(value: object): value is ImageEntry {
  return 'file' in value && 'alt' in value && 'width' in value && raster.test(String(value.file));
}

function valueAt(site: object, path: KeyPath): object {
  return path.reduce<object>((value, key) => (value as Record<string | number, object>)[key] as object, site);
}

/** Widths in pixels, from a small phone to a wide one with a 3× screen. Pictures are never enlarged. */
const widths = [320, 480, 640, 960, 1280];

/** The width for browsers that support neither AVIF nor WebP. */
const fallbackWidth = 960;

const formats = {
  avif: { quality: 52, effort: 5 },
  webp: { quality: 76, effort: 5 },
  jpeg: { quality: 78, mozjpeg: true },
  png: { effort: 8, palette: true },
};

type Format = keyof typeof formats;

/** Writes a picture in every width and format below `assets/pictures`, from the cache where possible. */
export async function resizeImage(
  image: ImageEntry,
  path: KeyPath,
  { publicDir, clientDir, cacheDir = '.cache/pictures' }: ImageFolders,
): Promise<ResizedImage> {
  // Loading sharp takes 0.1 s, and most sites have no such pictures.
  const { default: sharp } = await import('sharp');
  const source = await readFile(join(publicDir, image.file)).catch(() =>
    refuse(path, `names ${image.file}, and there is no such file below ${publicDir}/; name one that exists`),
  );
  const { autoOrient } = await sharp(source).metadata();
  checkSize(image, autoOrient, path);
  const name = basename(image.file, extname(image.file));
  const files: string[] = [];

  const write = async (format: Format, width: number): Promise<string> => {
    const settings = JSON.stringify([sharp.versions.sharp, format, formats[format], width]);
    const hash = createHash('sha256').update(source).update(settings).digest('base64url').slice(0, 16);
    const cached = join(cacheDir, `${hash}.${format}`);
    if (!existsSync(cached)) {
      await mkdir(cacheDir, { recursive: true });
      const resized = sharp(source).autoOrient().resize({ width, withoutEnlargement: true });
      const unfinished = `${cached}.${process.pid}`;
      await writeFile(unfinished, await resized.toFormat(format, formats[format]).toBuffer());
      await rename(unfinished, cached);
    }
    const address = `/assets/pictures/${name}-${width}.${hash}.${format}`;
    const file = join(clientDir, address);
    if (!existsSync(file)) {
      await mkdir(join(clientDir, 'assets/pictures'), { recursive: true });
      await copyFile(cached, file);
    }
    files.push(file);
    return address;
  };

  const own = autoOrient.width;
  const used = new Set([...widths.filter((width) => width < own), Math.min(own, widths.at(-1) ?? own)]);
  const sources: PictureSources = { formats: [], fallback: '' };
  for (const format of ['avif', 'webp'] as const) {
    const candidates: string[] = [];
    for (const width of used) candidates.push(`${await write(format, width)} ${width}w`);
    sources.formats.push({ type: `image/${format}`, srcset: candidates.join(', ') });
  }
  const isPhoto = /\.(jpe?g|avif)$/i.test(image.file);
  sources.fallback = await write(isPhoto ? 'jpeg' : 'png', Math.min(own, fallbackWidth));
  return { sources, files };
}

/** Pages reserve the declared size, so a wrong one would distort the picture or shift the layout. */
function checkSize(declared: ImageEntry, actual: { width: number; height: number }, path: KeyPath): void {
  const distortion = declared.width / declared.height / (actual.width / actual.height);
  if (Math.abs(distortion - 1) < 0.01) return;
  refuse(
    path,
    `is ${declared.width} by ${declared.height} here and ${actual.width} by ${actual.height} in ${declared.file}; write width: ${actual.width} and height: ${actual.height}`,
  );
}

function refuse(path: KeyPath, message: string): never {
  throw new SiteError([{ rule: 'malformed-value', path, message }]);
}
