import { readFileSync } from 'node:fs';
import type { Place, Untraced } from './finding.ts';

/**
 * Moves findings in structured data from the start of the script to the value itself. JSON.parse gives no positions,
 * and only findings need them.
 */
export function placeInData(findings: readonly Untraced[]): Untraced[] {
  return findings.map((finding) => {
    if (!finding.places.some(isInData)) return finding;
    const seen = new Map<string, number>();
    const places = finding.places.map((place) => {
      if (!isInData(place)) return place;
      const key = `${place.file} ${place.line}:${place.column} ${place.attribute}`;
      const nth = seen.get(key) ?? 0;
      seen.set(key, nth + 1);
      return { ...place, ...findInData(place, finding.target, nth) };
    });
    return { ...finding, places };
  });
}

/** Adds the end of each finding's first place, an element or an address. Annotations need no end of the others. */
export function placeEnds(findings: readonly Untraced[]): Untraced[] {
  return findings.map((finding) => {
    const [first, ...others] = finding.places;
    if (first?.line === undefined || first.entry) return finding;
    const text = readFileSync(first.file, 'utf8');
    let start = 0;
    for (let at = 1; at < first.line; at += 1) start = text.indexOf('\n', start) + 1;
    start += (first.column ?? 1) - 1;
    const whole =
      /^(?:<[^>]*>|url\([^)]*\)|"[^"\n]*"|'[^'\n]*'|[^\s"'<>]+)/.exec(text.slice(start, start + 2000))?.[0] ?? ' ';
    const lines = whole.split('\n');
    const endColumn = (lines.length === 1 ? (first.column ?? 1) : 1) + (lines.at(-1)?.length ?? 0);
    return { ...finding, places: [{ ...first, endLine: first.line + lines.length - 1, endColumn }, ...others] };
  });
}

function isInData({ attribute }: Place): boolean {
  return attribute.startsWith('JSON-LD ');
}

/** Returns the position of the nth value equal to the target, or nothing if it is written differently. */
function findInData({ file, attribute, line = 1, column = 1 }: Place, target: string, nth: number) {
  const text = readFileSync(file, 'utf8');
  let start = 0;
  for (let at = 1; at < line; at += 1) start = text.indexOf('\n', start) + 1;
  start += column - 1;
  const data = text.slice(start, text.indexOf('</script', start));
  const [, key = ''] = attribute.split(' ');
  const named = [...data.matchAll(/"([^"\\]+)"\s*:\s*("(?:[^"\\]|\\.)*")/g)].filter(
    ([, name, value = '']) => name === key && isTarget(value, target),
  );
  const match = named[nth] ?? named[0];
  if (!match) return {};
  const offset = start + match.index + match[0].length - (match[2]?.length ?? 0);
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

/** Compares a written value with a target, which has no origin. */
function isTarget(written: string, target: string): boolean {
  const value = JSON.parse(written) as string;
  return value === target || value.replace(/^https?:\/\/[^/]+/, '') === target;
}
