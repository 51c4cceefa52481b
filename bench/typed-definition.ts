import { execFileSync } from 'node:child_process';
import { cpSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { formatNames } from '../site/source/write-names.ts';
import definition from '../site.config.ts';
import { growDefinition } from './grow-definition.ts';

/**
 * How long a type check takes with so many town pages more, by the way that references are typed, for the definition
 * alone and for the whole project: `npx tsx bench/typed-definition.ts --pages 2000 --way names|literals|loose`
 */
const { values } = parseArgs({
  options: { pages: { type: 'string', default: '0' }, way: { type: 'string', default: 'names' } },
});
const big = growDefinition(definition, Number(values.pages));
const data = JSON.stringify(big, null, 2);
const ways: Record<string, string> = {
  loose: `import type { SiteInput } from './schema/site.ts';\nconst site: SiteInput = ${data};\nexport default site;\n`,
  names: `import type { SiteInputOf } from './schema/site.ts';\nimport type { SiteNames } from './site.names.ts';\nconst site: SiteInputOf<SiteNames> = ${data};\nexport default site;\n`,
  literals: `import { defineSite } from './bench/define-site.ts';\nexport default defineSite(${data});\n`,
};

const dir = '.cache/typed-definition';
rmSync(dir, { recursive: true, force: true });
const tracked = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.json'], { encoding: 'utf8' }).trim().split('\n');
for (const file of tracked) cpSync(file, `${dir}/${file}`);
symlinkSync(resolve('node_modules'), `${dir}/node_modules`);
writeFileSync(`${dir}/site.names.ts`, formatNames(big));
writeFileSync(`${dir}/site.config.ts`, ways[values.way] ?? '');
const alone = { extends: './tsconfig.json', include: ['site.config.ts'], exclude: [] };
writeFileSync(`${dir}/tsconfig.alone.json`, JSON.stringify(alone));

console.log(`${values.way}, ${big.locations?.length} town pages, load ${loadavg()[0]?.toFixed(1)}:`);
console.log(`the definition alone ${secondsOf('tsconfig.alone.json')} s`);
console.log(`the whole project ${secondsOf('tsconfig.json')} s`);

function secondsOf(project: string): string {
  const started = performance.now();
  try {
    const cold = ['--incremental', 'false', '--tsBuildInfoFile', 'null'];
    execFileSync(process.execPath, ['scripts/typecheck.js', '-p', `${dir}/${project}`, ...cold]);
  } catch (error) {
    console.log(String((error as { stdout: Buffer }).stdout).slice(0, 1000));
  }
  return ((performance.now() - started) / 1000).toFixed(1);
}
