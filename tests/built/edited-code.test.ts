import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

const sources = [
  ...['assets', 'checks', 'cli', 'pages', 'prerender', 'public', 'renderer', 'schema', 'scripts', 'site'],
  ...['server', 'templates', 'tests', 'package.json', 'package-lock.json', 'tsconfig.json', 'vite.config.ts'],
];

let copy: string;

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'edited-code-'));
  for (const name of sources) cpSync(name, join(copy, name), { recursive: true });
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));
  const definition = "export { tinySiteInput as default } from './tests/fixtures/tiny-site.ts';\n";
  writeFileSync(join(copy, 'tiny.config.ts'), definition);
});

afterAll(() => rmSync(copy, { recursive: true }));

/** Builds the tiny garage with the copied code, and returns its home page. */
function buildHome(): string {
  const env = { ...process.env, SITE_CONFIG: 'tiny.config.ts', OUT_DIR: 'dist' };
  execFileSync(process.execPath, ['scripts/run.js', 'prerender/build.ts'], { cwd: copy, env, stdio: 'pipe' });
  return readFileSync(join(copy, 'dist/client/index.html'), 'utf8');
}

it('draws pages anew when what picks their styles was edited', () => {
  expect(buildHome()).not.toContain('picked-otherwise');
  const file = join(copy, 'renderer/page-styles.ts');
  const edited = readFileSync(file, 'utf8').replace("let text = '';", "let text = '/* picked-otherwise */';");
  writeFileSync(file, edited);
  expect(buildHome()).toContain('picked-otherwise');
});
