import { readFileSync } from 'node:fs';
import { linesOf, positionAt } from '../../site/source/lines.ts';
import type { RawFinding } from './finding.ts';

/** Adds the end of each finding's first place, an element or an address; annotations need no end of the others. */
export function addEnds(findings: readonly RawFinding[]): RawFinding[] {
  const texts = new Map<string, string>();
  return findings.map((finding) => {
    const [first, ...others] = finding.places;
    if (first?.line === undefined || first.entry) return finding;
    const text = texts.get(first.file) ?? readFileSync(first.file, 'utf8');
    texts.set(first.file, text);
    const start = linesOf(text).startOf(first.line) + (first.column ?? 1) - 1;
    const [whole = ' '] =
      /^(?:<[^>]*>|url\([^)]*\)|"[^"\n]*"|'[^'\n]*'|[^\s"'<>]+)/.exec(text.slice(start, start + 2000)) ?? [];
    const { line: endLine, column: endColumn } = positionAt(text, start + whole.length);
    return { ...finding, places: [{ ...first, endLine, endColumn }, ...others] };
  });
}
