import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { plantedFaults } from '../tests/fixtures/planted-faults.ts';

/** Writes every fault into a copy of the built site at once. */
export function plantFaults(dir: string): void {
  for (const { name, file, find, write } of plantedFaults) {
    const path = join(dir, file);
    const before = existsSync(path) ? readFileSync(path, 'utf8') : '';
    if (find !== undefined && !before.includes(find)) throw new Error(`${name}: ${file} has no ${find}`);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, find === undefined ? write : before.replace(find, () => write));
  }
}
