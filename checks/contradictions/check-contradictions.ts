import { relative } from 'node:path';
import type { Site } from '../../schema/site.ts';
import { readSource } from '../../site/source/source.ts';
import { type Format, outputOf } from '../report/reporters.ts';
import { applyAcceptances } from './accept.ts';
import { findContradictions } from './find-contradictions.ts';
import type { Contradiction } from './finding.ts';
import { printContradictions } from './print-contradictions.ts';

/** Prints every contradiction of a definition that it does not accept, and answers whether none of them fails a check. */
export function checkContradictions(site: Site, file: string, format: Format = 'text'): boolean {
  const found = listContradictions(site);
  const { print, say } = outputOf(format);
  // A program is told as well that there are none.
  if (found.length > 0 || say === console.error) {
    print(printContradictions(site, readSource(relative('.', file)), found, format));
  }
  const accepted = site.acceptedContradictions.reduce((sum, { at }) => sum + (Array.isArray(at) ? at.length : 1), 0);
  if (found.length === 0) say(`OK: no contradictions but the ${accepted} that the definition accepts`);
  return found.every(({ severity }) => severity === 'warn');
}

/** The contradictions of a definition that it does not accept, and the acceptances that it does not need. */
export function listContradictions(site: Site, today = new Date()): Contradiction[] {
  return applyAcceptances(site, findContradictions(site, today));
}
