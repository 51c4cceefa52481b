import { describe, expect, it } from 'vitest';
import { garage } from './helpers/garage.ts';
import { hasWord } from './helpers/has-word.ts';
import { codeOf, type Import, listCode, readImports } from './helpers/imports.ts';

/** Permitted imports: project files by the start of a path, packages by name. See docs/architecture.md. */
const mayImport: Record<string, { ours: string[]; packages: string[] }> = {
  'site.config.ts': { ours: ['schema/site.ts', 'site.names.ts'], packages: [] },
  schema: { ours: [], packages: ['zod', 'lucide-react', 'punycode.js'] },
  'site/source': {
    ours: ['schema/', 'site/'],
    packages: ['node:', 'esbuild', 'image-size', 'lucide-react', 'oxc-parser', 'svgo'],
  },
  site: {
    ours: ['schema/'],
    packages: [
      'zod',
      'colorjs.io',
      'fastest-levenshtein',
      'libphonenumber-js',
      'localized-address-format',
      'marked',
      'postcode-validator',
    ],
  },
  'templates/styles': { ours: [], packages: ['@vanilla-extract/css', '#look'] },
  'templates/client': { ours: ['schema/', 'site/'], packages: [] },
  'templates/islands': {
    ours: [
      'schema/',
      'site/',
      'templates/styles/',
      'templates/client/lifecycle.ts',
      'templates/client/typed-values.ts',
    ],
    packages: [
      'react',
      'react-dom',
      'react-hook-form',
      '@hookform/resolvers',
      '@radix-ui/react-accordion',
      '@radix-ui/react-toast',
      '@vanilla-extract/css',
      '#look',
      'zod',
    ],
  },
  templates: {
    ours: ['schema/', 'site/', 'templates/'],
    packages: ['react', 'lucide-react', '@vanilla-extract/css', '#look'],
  },
  pages: { ours: ['site/', 'templates/client/', 'templates/islands/'], packages: [] },
  renderer: {
    ours: ['schema/', 'site/', 'templates/'],
    packages: ['node:', 'mime-types', 'react', 'react-dom', 'schema-dts', 'vite-plugin-ssr', '#look'],
  },
  checks: {
    ours: ['schema/', 'site/'],
    packages: ['compromise/two', 'node:', 'es-module-lexer', 'fastest-levenshtein', 'htmlparser2', 'libphonenumber-js'],
  },
  prerender: {
    ours: [
      'schema/',
      'site/',
      'renderer/',
      'checks/',
      'templates/looks/',
      'templates/parts/Picture.tsx',
      'templates/islands/enquiry-form-props.ts',
      'vite.config.ts',
    ],
    packages: ['node:', 'vite', 'esbuild', 'postcss', 'sharp', 'fontkit'],
  },
  server: {
    ours: ['schema/', 'site/', 'renderer/', 'checks/report/', 'prerender/brand.ts'],
    packages: [
      'node:',
      'react',
      'react-dom',
      'better-sqlite3',
      'esbuild',
      'ipaddr.js',
      'koa',
      'kysely',
      'libphonenumber-js',
      'lru-cache',
      'mime-types',
      'negotiator',
      'nodemailer',
      'pg',
      'prom-client',
      'rate-limiter-flexible',
      'vite',
      'vite-plugin-ssr',
      'zod',
    ],
  },
  cli: {
    ours: ['schema/', 'site/', 'checks/', 'server/', 'prerender/'],
    packages: ['node:', '@inquirer/input', 'better-sqlite3', 'commander', 'esbuild', 'kysely', 'libphonenumber-js'],
  },
};

const folders = Object.keys(mayImport).sort((a, b) => b.length - a.length);
const files = listCode(...folders.filter((folder) => !folder.startsWith('templates/')));
const imports = files.flatMap(readImports);

/** The row of the table for a project path, or undefined for a package. */
function folderOf(path: string): string | undefined {
  return folders.find((folder) => path === folder || path.startsWith(`${folder}/`));
}

function isAllowed({ from, to }: Import): boolean {
  const folder = folderOf(from) ?? '';
  const { ours = [], packages = [] } = mayImport[folder] ?? {};
  if (folderOf(to) === folder || ours.some((start) => to.startsWith(start))) return true;
  return packages.some((name) => to === name || to.startsWith(name.endsWith(':') ? name : `${name}/`));
}

const show = ({ from, to }: Import) => `${from} -> ${to}`;

describe('imports', () => {
  it('are those of the table', () => {
    expect(files.length).toBeGreaterThan(200);
    expect(imports.filter((entry) => !isAllowed(entry)).map(show)).toEqual([]);
  });

  it('give templates the formats of the site and types, no other code', () => {
    const names = [
      'action-links',
      'calendar-entry',
      'form-rules',
      'format',
      'format-address',
      'format-hours',
      'generated-files',
      'hours-table',
      'inline',
      'open-now-data',
      'paths',
      'response-time',
      'strip-map',
    ];
    const formats = names.map((name) => `site/${name}.ts`);
    const ofSite = imports.filter(({ from, to }) => from.startsWith('templates/') && to.startsWith('site/'));
    expect(ofSite.filter(({ to, isType }) => !isType && !formats.includes(to)).map(show)).toEqual([]);
  });

  it('have no cycles between folders', () => {
    const edges = new Map(folders.map((folder) => [folder, new Set<string>()]));
    for (const { from, to } of imports) {
      const start = folderOf(from);
      const end = folderOf(to);
      if (start && end && start !== end) edges.get(start)?.add(end);
    }
    expect(findCycle(edges)).toBeUndefined();
  });

  it('have no cycles between files, type imports included', () => {
    const edges = new Map(files.map((file) => [file, new Set<string>()]));
    for (const { from, to } of imports) edges.get(from)?.add(to);
    expect(findCycle(edges)).toBeUndefined();
  });

  it('give the browser only the contract of the forms, no other data', () => {
    const reached = reachedFrom((file) => file.includes('.page.client.'));
    const data = ['site.config.ts', 'schema', 'site', 'prerender', 'server', 'checks'];
    const ofData = reached.filter((path) => data.includes(folderOf(path) ?? ''));
    expect(ofData.sort()).toEqual([
      'schema/booking.ts',
      'schema/clock.ts',
      'schema/email.ts',
      'schema/enquiry.ts',
      'schema/field-kinds.ts',
      'schema/memo.ts',
      'schema/opening-times.ts',
      'schema/placeholders.ts',
      'schema/submission.ts',
      'site/calendar-entry.ts',
      'site/escape.ts',
      'site/generated-files.ts',
      'site/response-time.ts',
    ]);
  });

  it('give styles no package except their compiler, which runs all that they import', () => {
    const reached = reachedFrom((file) => file.endsWith('.css.ts'));
    const packages = reached.filter((path) => !files.includes(path) && !path.startsWith('#look/'));
    expect(packages.sort()).toEqual(['@vanilla-extract/css']);
  });
});

/** Files and packages that some files import at run time, directly or indirectly. */
function reachedFrom(isStart: (file: string) => boolean): string[] {
  const reached = new Set(files.filter(isStart));
  for (const file of reached) for (const { from, to, isType } of imports) if (from === file && !isType) reached.add(to);
  return [...reached];
}

it('has no file that only re-exports others', () => {
  expect(files.filter((file) => /^export \* from/m.test(codeOf(file)))).toEqual([]);
  expect(files.filter((file) => /(^|\/)index\.tsx?$/.test(file))).toEqual(['server/index.ts']);
});

it('has a default export only where a tool requires one', () => {
  const withDefault = files.filter((file) => /^export default|\bas default\b/m.test(codeOf(file)));
  expect(withDefault.filter((file) => file !== 'site.config.ts' && !file.endsWith('.page.route.ts'))).toEqual([]);
});

it('has no mention of this garage in code', () => {
  const { business, towns } = garage;
  const { street = '', postcode = '', county = '' } = business.address;
  const words = [
    business.name,
    business.phone.display,
    business.phone.dial,
    business.email,
    street,
    postcode,
    county,
    ...Object.values(towns).flatMap((town) => [town.name, ...(town.postcode ? [town.postcode] : [])]),
  ];
  const code = [...files.filter((file) => file !== 'site.config.ts'), ...listCode('scripts'), 'vite.config.ts'];
  const found = code.flatMap((file) => {
    const text = codeOf(file);
    return words.filter((word) => hasWord(text, word)).map((word) => `${file}: ${word}`);
  });
  expect(found).toEqual([]);
});

/** Returns the first import cycle of a graph as `a -> b -> a`, or undefined. */
function findCycle(edges: ReadonlyMap<string, ReadonlySet<string>>): string | undefined {
  const done = new Set<string>();
  const walk = (node: string, path: readonly string[]): string | undefined => {
    if (path.includes(node)) return [...path.slice(path.indexOf(node)), node].join(' -> ');
    if (done.has(node)) return undefined;
    for (const next of edges.get(node) ?? []) {
      const cycle = walk(next, [...path, node]);
      if (cycle) return cycle;
    }
    done.add(node);
    return undefined;
  };
  for (const node of edges.keys()) {
    const cycle = walk(node, []);
    if (cycle) return cycle;
  }
  return undefined;
}
