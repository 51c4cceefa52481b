import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { compileStyles } from '../../prerender/code/compile-styles.ts';
import { joinModules } from '../../prerender/code/join-modules.ts';

// Inside the project, so that the styles find their packages; anew each time, since a module is loaded once.
let dir: string;
beforeEach(() => {
  mkdirSync('.cache', { recursive: true });
  dir = mkdtempSync('.cache/test-styles-');
});
afterEach(() => rmSync(dir, { recursive: true }));

/** Compiles style files by their names, and returns the stylesheet and what each file exports. */
async function compile(files: Record<string, string>) {
  for (const [name, text] of Object.entries(files)) writeFileSync(`${dir}/${name}`, text);
  const paths = Object.keys(files).map((name) => `${dir}/${name}`);
  const { modules, stylesheet } = await compileStyles(paths, dir, `${dir}/client`);
  const exportsOf = (name: string) => {
    const lines = modules.get(resolve(dir, name))?.split('\n') ?? [];
    return Object.fromEntries(lines.map((line) => /^export const (\w+) = (.*);$/.exec(line)?.slice(1) ?? []));
  };
  return { stylesheet, exportsOf };
}

const base = "import { style, styleVariants } from '@vanilla-extract/css';\n";

it('writes the rules of all files in their order, and the names of their classes', async () => {
  const { stylesheet, exportsOf } = await compile({
    'surface.css.ts': `${base}export const card = style({ color: 'red' });`,
    'part.css.ts': `${base}import { card } from './surface.css.ts';
      export const row = style({ selectors: { [\`\${card}:hover &\`]: { top: 0 } } });
      export const size = styleVariants({ small: { width: 1 }, large: { width: 2 } });`,
  });
  const card = JSON.parse(exportsOf('surface.css.ts').card);
  const row = JSON.parse(exportsOf('part.css.ts').row);
  const { small, large } = JSON.parse(exportsOf('part.css.ts').size);
  expect([card, row, small, large]).toEqual(['b', 'c', 'd', 'f']);
  expect(stylesheet).toBe(`.${card}{color:red}.${card}:hover .${row}{top:0}.${small}{width:1px}.${large}{width:2px}`);
});

it('leaves out the name of a list of classes that no rule is for', async () => {
  const { stylesheet, exportsOf } = await compile({
    'list.css.ts': `${base}const one = style({ top: 0 });
      export const bare = style([one]);
      export const more = style([one, { left: 0 }]);
      export const parent = style({ selectors: { [\`\${more} &\`]: { right: 0 } } });`,
  });
  const { bare, more } = exportsOf('list.css.ts');
  expect(JSON.parse(bare).split(' ')).toHaveLength(1);
  for (const name of [...JSON.parse(bare).split(' '), ...JSON.parse(more).split(' ')]) {
    expect(stylesheet).toContain(`.${name}`);
  }
});

it('writes a font under a name that changes with it, and signs beyond ASCII as their codes', async () => {
  const { stylesheet } = await compile({
    'font.css.ts': `import { fontFace, globalStyle } from '@vanilla-extract/css';
      export const face = fontFace({ src: "url('../../assets/fonts/overpass-heavy-latin.woff2')" });
      globalStyle('li::after', { content: '"\\u203a"' });`,
  });
  const [font = ''] = readdirSync(`${dir}/client/assets/static`);
  expect(font).toMatch(/^overpass-heavy-latin\.\w{8}\.woff2$/);
  expect(stylesheet).toContain(`url("/assets/static/${font}")`);
  expect(stylesheet).toContain('li:after{content:"\\203a"}');
  const original = readFileSync('assets/fonts/overpass-heavy-latin.woff2');
  expect(readFileSync(`${dir}/client/assets/static/${font}`).equals(original)).toBe(true);
});

it('refuses a file that exports a function', async () => {
  const wrong = { 'wrong.css.ts': 'export const sizes = { of: () => 1 };' };
  await expect(compile(wrong)).rejects.toThrow(
    `${dir}/wrong.css.ts exports a function in sizes; a .css.ts can export names of classes and other values.`,
  );
});

it('refuses styles that were not compiled', async () => {
  writeFileSync(`${dir}/part.ts`, "export * from './stray.css.ts';");
  writeFileSync(`${dir}/stray.css.ts`, 'export const row = "row";');
  await expect(joinModules([`${dir}/part.ts`], `${dir}/joined`, new Map())).rejects.toThrow(
    `${dir}/stray.css.ts is not below templates/, where the build looks for styles; move it there.`,
  );
});
