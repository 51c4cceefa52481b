import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { imageSize } from 'image-size';
import { memo } from '../../schema/memo.ts';
import { isFileAddress, publicFile } from '../../schema/text.ts';
import { inlineLinks } from '../inline.ts';
import { entriesOf, entryOf, type KeyPath, valueAt, walk, walkEntries } from '../key-path.ts';
import { nearestName } from '../nearest-name.ts';
import { describeFault, type Problem, showValue } from '../problem.ts';

/** A picture's format, and its size as displayed. */
type Picture = { type: string; width: number; height: number };

/** Valid extensions by format. */
const extensions: Readonly<Record<string, readonly string[]>> = {
  jpg: ['.jpg', '.jpeg'],
  heif: ['.avif'],
  avif: ['.avif'],
  png: ['.png'],
  webp: ['.webp'],
  svg: ['.svg'],
  ico: ['.ico'],
};

/**
 * Finds pictures, icons and linked files missing from the public folder, and pictures whose format or size differs from
 * their file name or the definition.
 */
export function findFileProblems(definition: unknown, publicDir: string): Problem[] {
  const problems: Problem[] = findMissingFiles(definition, publicDir);
  const readOnce = memo((file: string) => readPicture(file, publicDir));
  /** Reads a local picture and reports a missing one; undefined if it is missing or the value is not a file. */
  const read = (file: unknown, path: KeyPath): Picture | undefined => {
    if (!publicFile.safeParse(file).success) return undefined;
    const picture = readOnce(String(file));
    if (typeof picture !== 'string') return picture;
    problems.push({ rule: 'missing-picture', path, message: describeFault(file, picture) });
    return undefined;
  };

  walkEntries(definition, [], ({ file, under, width, height }, path) => {
    read(under, [...path, 'under']);
    const picture = path.length > 0 && read(file, [...path, 'file']);
    if (!picture) return;
    // Pages reserve the declared size, so a wrong ratio would distort the picture. SVGs scale to any size.
    const ratio = picture.width / picture.height;
    const declared = typeof width === 'number' && typeof height === 'number' ? width / height : Number.NaN;
    if (!(ratio > 0 && Number.isFinite(ratio)) || Math.abs(declared / ratio - 1) < 0.01) return;
    const key = picture.width === width ? 'height' : 'width';
    const size = `${file} is ${picture.width} by ${picture.height}`;
    const found =
      (width ?? height) === undefined ? 'is missing' : `found ${showValue(width)} by ${showValue(height)}, but ${size}`;
    const message = `${found}; write width: ${picture.width} and height: ${picture.height}`;
    problems.push({ rule: 'picture-size', path: [...path, key], message });
  });
  for (const key of ['icon', 'logo']) {
    const path = ['brand', key];
    const file = valueAt(definition, path);
    const { type = 'svg' } = read(file, path) ?? {};
    if (type === 'svg') continue;
    const message = `found ${file}; it is not an SVG; use an SVG, since it is shown at any size`;
    problems.push({ rule: 'picture-size', path, message });
  }
  return problems;
}

/** Finds links to files that the public folder lacks. site/check-links.ts checks all others. */
function findMissingFiles(definition: unknown, publicDir: string): Problem[] {
  const problems: Problem[] = [];
  const { redirects, knownDeadLinks } = entryOf(definition);
  const declared = [redirects, knownDeadLinks].flatMap(entriesOf);
  const explained = new Set(declared.flatMap(({ from, href }) => [from, href]));
  const check = (words: string, path: KeyPath, part?: Problem['part']) => {
    const [file = ''] = words.split('#');
    const fault = isFileAddress(words) && !explained.has(file) ? whyMissing(file, publicDir) : undefined;
    if (fault) problems.push({ rule: 'missing-file', path: [...path], message: describeFault(words, fault), part });
  };
  walk(definition, [], (text, path, key) => {
    if (typeof text !== 'string') return;
    if (key === 'href' || key === 'to') check(text, path);
    else for (const words of inlineLinks(text)) check(words, path, { words });
  });
  return problems;
}

/** Explains that a file is missing and suggests a similar one; undefined if it exists. */
function whyMissing(file: string, publicDir: string): string | undefined {
  const path = join(publicDir, file);
  const beside = existsSync(dirname(path)) ? readdirSync(dirname(path)) : [];
  const name = file.slice(file.lastIndexOf('/') + 1);
  // Compare names exactly: some file systems ignore case, others do not.
  if (beside.includes(name)) return undefined;
  const all = existsSync(publicDir) ? readdirSync(publicDir, { recursive: true, encoding: 'utf8' }) : [];
  const files = all.filter((each) => extname(each) !== '').map((each) => `/${each.replaceAll('\\', '/')}`);
  const nearest = nearestName(file, files) ?? files.find((each) => each.toLowerCase() === file.toLowerCase());
  return `is not a file below ${publicDir}/.${nearest ? ` Did you mean ${showValue(nearest)}?` : ''}`;
}

/** Reads a picture, or returns why it cannot be shown. */
export function readPicture(file: string, publicDir: string): Picture | string {
  const missing = whyMissing(file, publicDir);
  if (missing) return missing;
  const path = join(publicDir, file);
  try {
    const { type = '', width, height, orientation = 1 } = imageSize(readFileSync(path));
    const valid = extensions[type];
    if (!valid) return `is in a format that pages cannot show: ${type}`;
    if (!valid.includes(extname(file).toLowerCase()))
      return `is ${type.toUpperCase()} by its content; name it ${valid[0]}`;
    // Swap the sides if the EXIF orientation rotates it.
    return orientation > 4 ? { type, width: height, height: width } : { type, width, height };
  } catch {
    return 'cannot be read as a picture';
  }
}
