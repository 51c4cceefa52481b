import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin } from 'esbuild';
import type { CustomPlugin } from 'svgo';
import { icon, iconNames } from '../../schema/icon.ts';
import { memo } from '../../schema/memo.ts';
import { notOneOf } from '../describe-issues.ts';
import { type KeyPath, walk } from '../key-path.ts';
import { nearestFirst } from '../nearest-name.ts';
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
  const fromPackage = await readFromPackage([...uses.keys()].filter((name) => !name.startsWith('/')));
  for (const [name, paths] of uses) {
    const read = fromPackage[name] ?? (await readSvg(name, publicDir));
    if ('shapes' in read) icons[name] = read;
    else problems.push(...paths.map((path) => ({ ...read, path })));
  }
  return { icons, problems };
}

const isOurs = (name: string) => iconNames.some((ours) => ours === name);

async function readFromPackage(names: readonly string[]): Promise<Record<string, SiteIcon | Fault>> {
  if (names.length === 0) return {};
  // Imported lazily, because it lists more than 2,000 names.
  const { default: imports } = await import('lucide-react/dynamicIconImports');
  const isKnown = (name: string) => Object.hasOwn(imports, name);
  const nodes = await nodesOf(names.filter(isKnown).join(' '));
  const known = Object.entries(nodes).map(([name, node]) => [name, { viewBox: '0 0 24 24', shapes: shapesOf(node) }]);
  const all = [...iconNames, ...Object.keys(imports)];
  const unknown = names
    .filter((name) => !isKnown(name))
    .map((name): [string, Fault] => {
      const [rule, message] = notOneOf(name, nearestFirst(name, [...new Set(all)]));
      return [name, { rule, message: `${message} All are at lucide.dev/icons.` }];
    });
  return Object.fromEntries([...known, ...unknown]);
}

type IconNode = [tag: string, attributes: Record<string, string>][];

function shapesOf(node: IconNode): string {
  const shapes = node.map(([tag, { key: _, ...attributes }]) => {
    const written = Object.entries(attributes).map(([attribute, value]) => ` ${attribute}="${value}"`);
    return `<${tag}${written.join('')}></${tag}>`;
  });
  return shapes.join('');
}

/**
 * Imports lucide icons without React, because a process that has loaded React's development build cannot render pages.
 * Cached, because a build reads a definition's icons twice, and development at every reload.
 */
const nodesOf = memo(async (names: string): Promise<Record<string, IconNode>> => {
  const stub: Plugin = {
    name: 'icon-data',
    setup(build) {
      build.onResolve({ filter: /createLucideIcon/ }, ({ path }) => ({ path, namespace: 'icon-data' }));
      build.onLoad({ filter: /./, namespace: 'icon-data' }, () => ({ contents: 'export default (data) => data;' }));
    },
  };
  const lines = names
    .split(' ')
    .filter(Boolean)
    .map((name) => `export { default as '${name}' } from 'lucide-react/icons/${name}';`);
  const entry = { contents: lines.join('\n'), resolveDir: '.' };
  const { outputFiles } = await build({ stdin: entry, bundle: true, write: false, format: 'esm', plugins: [stub] });
  const icons = await import(`data:text/javascript,${encodeURIComponent(outputFiles[0]?.text ?? '')}`);
  return Object.fromEntries(Object.entries<{ node: IconNode }>(icons).map(([name, { node }]) => [name, node]));
});

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
