import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Program, parseSync } from 'oxc-parser';

/** The source of a definition: its text and syntax tree. */
export type Source = {
  /** The file as named by the caller: `site.config.ts`. */
  file: string;
  text: string;
  program: Program;
  /** Reads an import with a relative specifier, caching it. */
  open: (specifier: string) => Source | undefined;
};

/** Reads a definition. A file that is not TypeScript has an empty program, so every value is located at its start. */
export function readSource(file: string, text = readFileSync(file, 'utf8')): Source {
  const { program } = parseSync(file, text, { lang: 'ts', sourceType: 'module' });
  const opened = new Map<string, Source>();
  const open = (specifier: string) => {
    const path = join(dirname(file), specifier);
    if (specifier.startsWith('.') && !opened.has(path) && existsSync(path)) opened.set(path, readSource(path));
    return opened.get(path);
  };
  return { file, text, program, open };
}
