import { readFileSync } from 'node:fs';
import { linesOf, positionAt } from '../../site/source/lines.ts';
import type { Place, Untraced } from './finding.ts';

/**
 * Moves findings in structured data from the start of the script to the value itself, and adds the end of each
 * finding's first place, an element or an address. Only findings need either; annotations need no end of the others.
 */
export function placeExactly(findings: readonly Untraced[]): Untraced[] {
  return findings.map((finding) => {
    const seen: string[] = [];
    const [first, ...others] = finding.places.map((place) => {
      if (!place.attribute.startsWith('JSON-LD ')) return place;
      const start = `${place.file} ${place.line}:${place.column} ${place.attribute}`;
      const nth = seen.filter((each) => each === start).length;
      seen.push(start);
      return { ...place, ...findInData(place, finding.target, nth) };
    });
    if (first?.line === undefined || first.entry) return finding;
    const text = readFileSync(first.file, 'utf8');
    const start = offsetOf(text, first);
    const [whole = ' '] =
      /^(?:<[^>]*>|url\([^)]*\)|"[^"\n]*"|'[^'\n]*'|[^\s"'<>]+)/.exec(text.slice(start, start + 2000)) ?? [];
    const { line: endLine, column: endColumn } = positionAt(text, start + whole.length);
    return { ...finding, places: [{ ...first, endLine, endColumn }, ...others] };
  });
}

/** Returns the position of the nth value equal to the target, or nothing if it is written differently. */
function findInData(place: Place, target: string, nth: number) {
  const text = readFileSync(place.file, 'utf8');
  const start = offsetOf(text, place);
  const data = text.slice(start, text.indexOf('</script', start));
  const [, key = ''] = place.attribute.split(' ');
  const named = [...data.matchAll(/"([^"\\]+)"\s*:\s*("(?:[^"\\]|\\.)*")/g)].filter(
    ([, name, value = '']) => name === key && isTarget(value, target),
  );
  const match = named[nth] ?? named[0];
  if (!match) return {};
  return positionAt(text, start + match.index + match[0].length - (match[2]?.length ?? 0));
}

function offsetOf(text: string, { line = 1, column = 1 }: Place): number {
  return linesOf(text).startOf(line) + column - 1;
}

/** Compares a written value with a target, which has no origin. */
function isTarget(written: string, target: string): boolean {
  const value = JSON.parse(written) as string;
  return value === target || value.replace(/^https?:\/\/[^/]+/, '') === target;
}
