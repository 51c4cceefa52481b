import { createHash } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { memo } from '../schema/memo.ts';
import type { Site } from '../schema/site.ts';
import { type Entry, walkEntries } from '../site/key-path.ts';
import { SiteError } from '../site/problem.ts';
import type { PictureSources } from '../templates/parts/Picture.tsx';
import { stateOf, writeAtomically, writeIfChanged } from './files.ts';

type ImageFolders = { publicDir: string; clientDir: string; cacheDir?: string };

type ResizedImage = { sources: PictureSources; files: string[] };

/** Formats that need several sizes; SVG scales by itself. */
const raster = /\.(jpe?g|png|webp|avif)$/i;

/** Resizes the pictures of pages; returns a copy of the site. Icons and the social sharing picture keep their size. */
export async function resizeImages(site: Site, folders: ImageFolders): Promise<{ site: Site; files: string[] }> {
  const { services, locations, pages } = site;
  const copy = structuredClone({ services, locations, pages });
  const images: Entry[] = [];
  walkEntries(copy, [], (entry) => {
    if ('alt' in entry && 'width' in entry && raster.test(String(entry.file))) images.push(entry);
  });
  const resize = memo((file: string) =>
    resizeImage(file, folders).catch((error: NodeJS.ErrnoException) => {
      // Of the disk, not of the picture.
      if (error.code) throw error;
      throw new SiteError([], `${join(folders.publicDir, file)}: ${error.message.trim()}; save the picture again.`);
    }),
  );
  const files = new Set<string>();
  for (const image of images) {
    const resized = await resize(String(image.file));
    image.sources = resized.sources;
    for (const file of resized.files) files.add(file);
  }
  return { site: { ...site, ...copy }, files: [...files] };
}

/** Widths in pixels, from a small phone to a large one with a 3× screen. Never enlarges a picture. */
const widths = [320, 480, 640, 960, 1280];

/** The width for browsers that support neither AVIF nor WebP. */
const fallbackWidth = 960;

const formats = {
  avif: { quality: 52, effort: 5 },
  webp: { quality: 76, effort: 5 },
  jpeg: { quality: 78, mozjpeg: true },
  png: { effort: 8, palette: true },
};

/** Writes a picture in every width and format below `assets/pictures`, from the cache where possible. */
export async function resizeImage(
  image: string,
  { publicDir, clientDir, cacheDir = '.cache/pictures' }: ImageFolders,
): Promise<ResizedImage> {
  // Imported lazily: it takes 0.1 s, and many sites have only SVGs.
  const { default: sharp } = await import('sharp');
  const source = await readFile(join(publicDir, image));
  const { autoOrient } = await sharp(source).metadata();
  const name = basename(image, extname(image));
  const files: string[] = [];

  const write = async (format: keyof typeof formats, width: number): Promise<string> => {
    const settings = JSON.stringify([sharp.versions.sharp, format, formats[format], width]);
    const hash = createHash('sha256').update(source).update(settings).digest('base64url').slice(0, 16);
    const cached = join(cacheDir, `${hash}.${format}`);
    // A crash may leave an empty file.
    if (!stateOf(cached)?.size) {
      await mkdir(cacheDir, { recursive: true });
      const resized = sharp(source).autoOrient().resize({ width, withoutEnlargement: true });
      writeAtomically(cached, await resized.toFormat(format, formats[format]).toBuffer());
    }
    const address = `/assets/pictures/${name}-${width}.${hash}.${format}`;
    const file = join(clientDir, address);
    writeIfChanged(file, await readFile(cached));
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
  const isPhoto = /\.(jpe?g|avif)$/i.test(image);
  sources.fallback = await write(isPhoto ? 'jpeg' : 'png', Math.min(own, fallbackWidth));
  return { sources, files };
}
