import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { CustomPlugin } from 'svgo';
import { icon, iconNames } from '../../schema/icon.ts';
import { notOneOf } from '../describe-issues.ts';
import { type KeyPath, walk } from '../key-path.ts';
import { sortByDistance } from '../nearest-name.ts';
import { describeFault, type Problem, showValue } from '../problem.ts';
import type { SiteIcons } from '../shared-site.ts';
import { readPicture } from './find-file-problems.ts';
import { siteFolders } from './folders.ts';

type SiteIcon = SiteIcons[string];
type Fault = Pick<Problem, 'rule' | 'message'>;

/** Reads the icons of a definition that are not built in: lucide's, and SVG files in the public folder. */
export async function readIcons(
  definition: unknown,
  publicDir = siteFolders().publicDir,
): Promise<{ icons: SiteIcons; problems: Problem[] }> {
  const uses = new Map<string, KeyPath[]>();
  walk(definition, [], (name, path, key) => {
    if (key !== 'icon' || path[0] === 'brand' || typeof name !== 'string' || isOurs(name)) return;
    // The schema reports malformed names.
    if (!icon.safeParse(name).success) return;
    uses.set(name, [...(uses.get(name) ?? []), [...path]]);
  });
  const icons: Record<string, SiteIcon> = {};
  const problems: Problem[] = [];
  for (const [name, paths] of uses) {
    const read = await (name.startsWith('/') ? readSvg(name, publicDir) : readFromPackage(name));
    if ('shapes' in read) icons[name] = read;
    else problems.push(...paths.map((path) => ({ ...read, path })));
  }
  return { icons, problems };
}

const isOurs = (name: string) => iconNames.some((ours) => ours === name);

async function readFromPackage(name: string): Promise<SiteIcon | Fault> {
  // Imported lazily, because it lists more than 2,000 names.
  const { default: imports } = await import('lucide-react/dynamicIconImports');
  const [, load] = Object.entries(imports).find(([known]) => known === name) ?? [];
  if (load) return { viewBox: '0 0 24 24', shapes: shapesOf(load) };
  const names = new Set([...iconNames, ...Object.keys(imports)]);
  const [rule, message] = notOneOf(name, sortByDistance(name, [...names]));
  return { rule, message: `${message} All are at lucide.dev/icons.` };
}

const packageRequire = createRequire(import.meta.url);

/**
 * Reads the shapes in the module that lucide imports for an icon. Does not import it, because a process that has loaded
 * React's development build cannot render pages.
 */
function shapesOf(load: () => unknown): string {
  const [file] = /(?<=\/)icons\/[\w-]+/.exec(String(load)) ?? [];
  const text = readFileSync(packageRequire.resolve(`lucide-react/${file}`), 'utf8');
  const shapes = [...text.matchAll(/\[\s*"(\w+)",\s*\{([^}]*)\}/g)].map(([, tag, attributes = '']) => {
    const written = [...attributes.matchAll(/"?([\w-]+)"?: ("[^"]*")/g)].filter(([, attribute]) => attribute !== 'key');
    return `<${tag}${written.map(([, attribute, value]) => ` ${attribute}=${value}`).join('')}></${tag}>`;
  });
  return shapes.join('');
}

/** Allowed elements and attributes of an icon: none that runs scripts, loads files or refers to another element. */
const shapeNames = ['circle', 'ellipse', 'g', 'line', 'path', 'polygon', 'polyline', 'rect'];
const attributeNames =
  /^(d|points|transform|c?[xy]|[xy][12]|r[xy]?|width|height|(fill|stroke)(-\w+)*|opacity|vector-effect)$/;

/** SVG's initial values, which `Icon` overrides. */
const initial = {
  fill: 'currentColor',
  stroke: 'none',
  'stroke-width': '1',
  'stroke-linecap': 'butt',
  'stroke-linejoin': 'miter',
};

async function readSvg(file: string, publicDir: string): Promise<SiteIcon | Fault> {
  const picture = readPicture(file, publicDir);
  if (typeof picture === 'string') return { rule: 'missing-picture', message: describeFault(file, picture) };
  const { optimize } = await import('svgo');
  const refused = new Set<string>();
  let viewBox = `0 0 ${picture.width} ${picture.height}`;
  const shapesAlone: CustomPlugin = {
    name: 'shapes-alone',
    fn: () => ({
      element: {
        enter: (element, parent) => {
          element.children = element.children.filter(({ type }) => type === 'element');
          const isHarmless = ([name, value]: [string, string]) => attributeNames.test(name) && !/url\(/i.test(value);
          const written = Object.entries(element.attributes).filter(isHarmless);
          if (parent.type !== 'root') {
            if (!shapeNames.includes(element.name)) refused.add(`<${element.name}>`);
            element.attributes = Object.fromEntries(written);
            return;
          }
          parent.children = [element];
          if (/^[\d\s,.+e-]+$/.test(element.attributes.viewBox ?? '')) viewBox = element.attributes.viewBox ?? viewBox;
          const inherited = written.filter(([name]) => /^(fill|stroke|opacity)/.test(name));
          element.name = 'g';
          element.attributes = { ...initial, ...Object.fromEntries(inherited) };
        },
      },
    }),
  };
  try {
    const { data } = optimize(readFileSync(join(publicDir, file), 'utf8'), {
      plugins: [
        { name: 'preset-default' },
        'removeScripts',
        'removeTitle',
        { name: 'removeDesc', params: { removeAny: true } },
        'convertStyleToAttrs',
        { name: 'convertColors', params: { currentColor: true } },
        shapesAlone,
      ],
    });
    if (refused.size === 0) return { viewBox, shapes: data };
  } catch {
    return { rule: 'missing-picture', message: describeFault(file, 'cannot be read as a picture') };
  }
  const message = `found ${showValue(file)}; it has ${[...refused].sort().join(', ')}; an icon may contain only shapes: ${shapeNames.join(', ')}`;
  return { rule: 'malformed-value', message };
}
