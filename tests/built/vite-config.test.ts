import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

const sources = [
  'assets',
  'checks',
  'cli',
  'pages',
  'prerender',
  'public',
  'renderer',
  'schema',
  'scripts',
  'site',
  'server',
  'templates',
  'tests',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
];

let copy: string;

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'edited-code-'));
  for (const name of sources) cpSync(name, join(copy, name), { recursive: true });
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));
  // The unedited code is already bundled; another test may be bundling into a folder that ends with its process.
  const isFinished = (file: string) => !/-\d+$/.test(file);
  cpSync('.cache/code', join(copy, '.cache/code'), { recursive: true, filter: isFinished });
  const definition = "export { tinySiteInput as default } from './tests/fixtures/tiny-site.ts';\n";
  writeFileSync(join(copy, 'tiny.config.ts'), definition);
});

afterAll(() => rmSync(copy, { recursive: true }));

/** Builds the tiny garage with the copied code, and returns its home page. */
function buildHome(): string {
  const env = { ...process.env, SITE_CONFIG: 'tiny.config.ts', OUT_DIR: 'dist' };
  execFileSync(process.execPath, ['scripts/run.js', 'tests/helpers/fast-build.ts'], { cwd: copy, env, stdio: 'pipe' });
  return readFileSync(join(copy, 'dist/client/index.html'), 'utf8');
}

/** Edits a file of the copy, and returns a function that undoes the edit. */
function edit(name: string, from: string, to: string): () => void {
  const file = join(copy, name);
  const text = readFileSync(file, 'utf8');
  expect(text).toContain(from);
  writeFileSync(file, text.replace(from, to));
  return () => writeFileSync(file, text);
}

it('builds every part of a page with the plugins of vite.config.ts, and again after the style selection is edited', () => {
  const marks = ['edited-head', 'edited-script', 'cursor:crosshair', 'selected-otherwise'];
  const unedited = buildHome();
  expect(marks.filter((mark) => unedited.includes(mark))).toEqual([]);
  const plugin = `{
    name: 'edit-modules',
    enforce: 'pre',
    transform(code, id) {
      if (id.endsWith('/renderer/head.tsx')) return code.replace('telephone=no', 'telephone=no,edited-head');
      if (id.includes('/content.page.client.ts')) return code + 'console.log("edited-script");';
      if (id.endsWith('/base.css.ts.vanilla.css')) return code + ':root{cursor:crosshair}';
    },
  },`;
  const undo = edit('vite.config.ts', 'pageFileGlobs(),', `pageFileGlobs(), ${plugin}`);
  const undoStyles = edit('renderer/page-styles.ts', "let text = '';", "let text = '/* selected-otherwise */';");
  const home = buildHome();
  for (const mark of marks) expect(home).toContain(mark);
  undo();
  undoStyles();
});

it.each(['facts.json', 'server/index.js'])('bundles the code again if a crash has emptied %s in the cache', (name) => {
  const unedited = buildHome();
  const bundles = readdirSync(join(copy, '.cache/code')).map((key) => join(copy, '.cache/code', key));
  for (const bundle of bundles) writeFileSync(join(bundle, name), '');
  expect(buildHome()).toBe(unedited);
  expect(readFileSync(join(copy, 'dist/server/index.js'), 'utf8')).not.toBe('');
});

it('fails without vite-plugin-ssr', () => {
  const undo = edit('vite.config.ts', 'ssr({ prerender: { disableAutoRun: true } }),', '');
  expect(buildHome).toThrow(/Cannot resolve entry module|vite-plugin-ssr/);
  undo();
});

it('renders all pages again with another version of a package', () => {
  const env = { ...process.env, SITE_CONFIG: 'tiny.config.ts', OUT_DIR: 'dist' };
  const build = () =>
    execFileSync(process.execPath, ['scripts/run.js', 'cli/build.ts'], { cwd: copy, env, encoding: 'utf8' });
  // The unedited code is already bundled.
  build();
  expect(build()).toContain(', 0 of them rendered');
  const undo = edit('package-lock.json', '"node_modules/react-dom": {', '"node_modules/react-dom": {"was": "19.3.0",');
  expect(build()).not.toContain('of them rendered');
  undo();
});
