import { readdirSync } from 'node:fs';

/** Every file below a folder, relative to it, with forward slashes, in order of name. */
export function listFiles(dir: string, below = ''): string[] {
  const entries = readdirSync(below ? `${dir}/${below}` : dir, { withFileTypes: true });
  return entries
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const name = below ? `${below}/${entry.name}` : entry.name;
      return entry.isDirectory() ? listFiles(dir, name) : [name];
    });
}
