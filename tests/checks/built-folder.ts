import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { checkFolder } from '../../checks/links/check-folder.ts';
import type { LinkReport } from '../../checks/links/validate/validate-links.ts';
import type { SiteInput } from '../../schema/site.ts';
import { parseSite } from '../../site/parse.ts';
import { readSource } from '../../site/source/source.ts';
import { tinySiteInput } from '../fixtures/tiny-site.ts';

export type Files = Record<string, string>;

/** A minimal page with a head and a body. */
export function page(body: string, head = ''): string {
  return `<!doctype html><html lang="en-GB"><head><title>t</title>${head}</head><body>\n${body}\n</body></html>`;
}

/** Two pages that link to each other, and a not-found page, without faults. */
export const soundFiles: Files = {
  'index.html': page('<a href="/about">About</a>'),
  'about.html': page('<a href="/">Home</a> <h2 id="team">Team</h2>'),
  '404.html': page('<a href="/">Home</a>'),
};

/** Writes a built folder, calls `use` with it, and then deletes it. */
export function withFolder<Result>(files: Files, use: (dir: string) => Result): Result {
  const dir = mkdtempSync(join(tmpdir(), 'built-'));
  const remove = () => rmSync(dir, { recursive: true });
  let result: Result | undefined;
  try {
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(dirname(join(dir, file)), { recursive: true });
      writeFileSync(join(dir, file), text);
    }
    result = use(dir);
    return (result instanceof Promise ? result.finally(remove) : result) as Result;
  } finally {
    if (!(result instanceof Promise)) remove();
  }
}

/** Checks a folder made of the sound pages and `files`, against the tiny definition and `changes`. */
export function checkFiles(files: Files, changes: Partial<SiteInput> = {}, today?: string): LinkReport {
  const input = { ...tinySiteInput, ...changes };
  const site = parseSite(input);
  const source = readSource('site.config.ts', writeDefinition(input));
  return withFolder({ ...soundFiles, ...files }, (dir) => {
    const report = checkFolder(dir, site, source, { today });
    for (const place of report.findings.flatMap(({ places }) => places)) {
      place.file = place.file.replace(/^.*built-[^/]+/, 'dist');
    }
    return report;
  });
}

/** The source text of a definition. */
export function writeDefinition(input: SiteInput): string {
  return `export default ${JSON.stringify(input, null, 2)};\n`;
}
