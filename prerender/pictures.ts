import type { Site } from '../schema/site.ts';
import type { KeyPath } from '../site/problem.ts';
import type { PictureSources } from '../templates/parts/Picture.tsx';
import { drawPicture } from './draw-picture.ts';

/** Where pictures are read, where they are written, and where they are kept for the next build. */
export type PictureFolders = { publicDir: string; clientDir: string; cacheDir?: string };

/** A photograph or a drawing in dots; what is drawn in lines needs no sizes. */
const raster = /\.(jpe?g|png|webp|avif)$/i;

/**
 * Makes every picture of the pages in several widths and formats, and says so where the definition names it. What
 * stands for the site itself, its icons and the picture of a shared link, stays as it is: others read those.
 */
export async function drawPictures(site: Site, folders: PictureFolders): Promise<{ site: Site; files: string[] }> {
  const drawn = new Map<string, Promise<{ sources: PictureSources; files: string[] }>>();
  const found: { picture: PictureEntry; path: KeyPath }[] = [];
  for (const key of ['services', 'locations', 'pages'] as const) findPictures(site[key], [key], found);
  if (found.length === 0) return { site, files: [] };
  // The definition is not ours to write into, and only what has pictures is copied.
  const copy = {
    ...site,
    ...structuredClone({ services: site.services, locations: site.locations, pages: site.pages }),
  };
  for (const { picture, path } of found) {
    const drawing = drawn.get(picture.file) ?? drawPicture(picture, path, folders);
    drawn.set(picture.file, drawing);
    Object.assign(valueAt(copy, path), { sources: (await drawing).sources });
  }
  const files = (await Promise.all(drawn.values())).flatMap((drawing) => drawing.files);
  return { site: copy, files };
}

function findPictures(value: unknown, path: KeyPath, found: { picture: PictureEntry; path: KeyPath }[]): void {
  if (typeof value !== 'object' || value === null) return;
  if (isRasterPicture(value)) found.push({ picture: value, path });
  for (const [key, inner] of Object.entries(value)) {
    if (typeof inner === 'object') findPictures(inner, [...path, Array.isArray(value) ? Number(key) : key], found);
  }
}

function isRasterPicture(value: object): value is PictureEntry {
  return 'file' in value && 'alt' in value && 'width' in value && raster.test(String(value.file));
}

function valueAt(site: object, path: KeyPath): object {
  return path.reduce<object>((value, key) => (value as Record<string | number, object>)[key] as object, site);
}

/** A picture of ours, as the definition has it. */
export type PictureEntry = { file: string; width: number; height: number };
