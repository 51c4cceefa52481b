import { readFileSync } from 'node:fs';
import { linesOf, positionAt } from '../../site/source/lines.ts';
import type { Untraced } from './finding.ts';

/** Adds the end of each finding's first place, an element or an address; annotations need no end of the others. */
export function addEnds(findings: readonly Untraced[]): Untraced[] {
  const firsts = findings.flatMap(({ places: [first] }) => (first?.line === undefined || first.entry ? [] : [first]));
  let [file, text] = ['', ''];
  const ends = new Map(
    // By file, so that each is read once.
    firsts
      .sort((a, b) => (a.file < b.file ? -1 : Number(a.file > b.file)))
      .map((place) => {
        if (place.file !== file) [file, text] = [place.file, readFileSync(place.file, 'utf8')];
        const start = linesOf(text).startOf(place.line ?? 1) + (place.column ?? 1) - 1;
        const [whole = ' '] =
          /^(?:<[^>]*>|url\([^)]*\)|"[^"\n]*"|'[^'\n]*'|[^\s"'<>]+)/.exec(text.slice(start, start + 2000)) ?? [];
        const { line: endLine, column: endColumn } = positionAt(text, start + whole.length);
        return [place, { ...place, endLine, endColumn }] as const;
      }),
  );
  return findings.map((finding) => {
    const [first, ...others] = finding.places;
    return first ? { ...finding, places: [ends.get(first) ?? first, ...others] } : finding;
  });
}
