import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** `npm run lint`: formatting and lint. With `--fix` it corrects what it can, as `npm run format` does. */
const biome = fileURLToPath(new URL('../node_modules/@biomejs/biome/bin/biome', import.meta.url));
const { status } = spawnSync(process.execPath, [biome, 'check', '.', ...process.argv.slice(2)], { stdio: 'inherit' });
if (status !== 0) console.error('Run `npm run format` to correct formatting, imports and simple lint faults.');
process.exitCode = status ?? 1;
