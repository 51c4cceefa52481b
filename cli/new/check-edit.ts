import { rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { listContradictions, printContradictions } from '../../checks/contradictions/check-contradictions.ts';
import { loadDefinition } from '../../checks/load-definition.ts';
import { SiteError } from '../../site/problem.ts';
import { readSource } from '../../site/source/source.ts';

/** What is wrong with an edit, and whether that is more than a warning. */
export type Complaint = { text: string; isError: boolean };

/**
 * What is wrong with an edited definition, or undefined. It is read as any definition is, from a file of its own beside
 * the real one, so that its imports hold.
 */
export async function checkEdit(file: string, text: string): Promise<Complaint | undefined> {
  const name = `.edited-${process.pid}-${basename(file)}`;
  const copy = join(dirname(file), name);
  writeFileSync(copy, text);
  try {
    const site = await loadDefinition(copy);
    const found = listContradictions(site);
    if (found.length === 0) return undefined;
    const isError = found.some(({ severity }) => severity === 'fail');
    return { text: printContradictions(site, readSource(file, text), found), isError };
  } catch (error) {
    if (!(error instanceof SiteError)) throw error;
    return { text: error.message.replaceAll(name, basename(file)), isError: true };
  } finally {
    rmSync(copy, { force: true });
  }
}
