import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { imageSize } from 'image-size';
import { nearestName } from '../nearest-name.ts';
import { type KeyPath, type Problem, showValue } from '../problem.ts';
import { walkEntries } from '../references.ts';

/** Format of a picture and its size as displayed. */
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

/** Finds pictures and icons that the public folder lacks, or that differ from their name or the definition. */
export function findPictureProblems(definition: unknown, publicDir: string): Problem[] {
  const problems: Problem[] = [];
  const pictures = new Map<string, Picture | string>();
  const read = (file: string, path: KeyPath): Picture | undefined => {
    const known = pictures.get(file) ?? readPicture(file, publicDir);
    pictures.set(file, known);
    if (typeof known !== 'string') return known;
    problems.push({ rule: 'missing-picture', path, message: `found ${showValue(file)}, ${known}` });
    return undefined;
  };
  const check = (file: unknown, path: KeyPath, validate: (picture: Picture) => Fault | undefined = () => undefined) => {
    if (typeof file !== 'string' || !/^\/[\w./-]+\.(svg|png|jpe?g|webp|avif|ico)$/.test(file)) return;
    const picture = read(file, path);
    const fault = picture && validate(picture);
    if (fault)
      problems.push({ rule: 'picture-size', path: [...path.slice(0, -1), ...fault.key], message: fault.message });
  };

  walkEntries(definition, [], (entry, path) => {
    const { file, under, width, height } = entry;
    check(under, [...path, 'under']);
    if (path.length > 0)
      check(file, [...path, 'file'], (picture) =>
        typeof width === 'number' && typeof height === 'number'
          ? ratioFault(picture, width, height, `${file}`)
          : undefined,
      );
  });
  const brand = (definition as { brand?: Record<string, unknown> } | null)?.brand ?? {};
  for (const key of ['icon', 'logo'] as const) {
    const file = brand[key];
    check(file, ['brand', key], ({ type }) =>
      type === 'svg'
        ? undefined
        : { key: [key], message: `found ${file}, which is not an SVG; it is shown at any size` },
    );
  }
  return problems;
}

type Fault = { key: KeyPath; message: string };

/** Reads a picture, or returns why it cannot be shown. */
export function readPicture(file: string, publicDir: string): Picture | string {
  const path = join(publicDir, file);
  const beside = existsSync(dirname(path)) ? readdirSync(dirname(path)) : [];
  const name = file.slice(file.lastIndexOf('/') + 1);
  // A file whose name differs in case is found on some machines and not on others.
  if (!beside.includes(name)) {
    const all = existsSync(publicDir) ? readdirSync(publicDir, { recursive: true, encoding: 'utf8' }) : [];
    const files = all.filter((each) => extname(each) !== '').map((each) => `/${each.replaceAll('\\', '/')}`);
    const nearest = nearestName(file, files) ?? files.find((each) => each.toLowerCase() === file.toLowerCase());
    return `which is not a file below ${publicDir}/.${nearest ? ` Did you mean ${showValue(nearest)}?` : ''}`;
  }
  try {
    const { type = '', width, height, orientation = 1 } = imageSize(readFileSync(path));
    const valid = extensions[type];
    if (!valid) return `which is in a format that pages cannot show: ${type}`;
    if (!valid.includes(extname(file).toLowerCase()))
      return `which is ${type.toUpperCase()} by its content; name it ${valid[0]}`;
    // Rotated by its EXIF orientation.
    return orientation > 4 ? { type, width: height, height: width } : { type, width, height };
  } catch {
    return 'which cannot be read as a picture';
  }
}

/** Pages reserve the declared size, so a wrong ratio would distort the picture. A drawing scales to any size. */
function ratioFault(
  { width, height }: Picture,
  declaredWidth: number,
  declaredHeight: number,
  file: string,
): Fault | undefined {
  if (width === 0 || height === 0 || Math.abs(declaredWidth / declaredHeight / (width / height) - 1) < 0.01)
    return undefined;
  const key = width === declaredWidth ? 'height' : 'width';
  const found = `found ${declaredWidth} by ${declaredHeight}`;
  return {
    key: [key],
    message: `${found}, and ${file} is ${width} by ${height}; write width: ${width} and height: ${height}`,
  };
}
