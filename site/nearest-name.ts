/** The name among the valid ones that is closest to what was written, or undefined when none is close. */
export function nearestName(written: string, valid: Iterable<string>): string | undefined {
  let nearest: string | undefined;
  let least = Math.max(2, Math.floor(written.length / 3)) + 1;
  for (const name of valid) {
    const distance = editDistance(written, name, least);
    if (distance < least) {
      least = distance;
      nearest = name;
    }
  }
  return nearest ?? longerName(written, valid);
}

/** A name that was cut short is meant by its beginning: `mot-prep` → `mot-preparation`. */
function longerName(written: string, valid: Iterable<string>): string | undefined {
  return written.length < 4 ? undefined : [...valid].find((name) => name.startsWith(written));
}

/** Levenshtein's distance; gives up and answers `limit` once it cannot be less. */
function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) >= limit) return limit;
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const substitution = (previous[column - 1] ?? 0) + (a[row - 1] === b[column - 1] ? 0 : 1);
      current.push(Math.min(substitution, (previous[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1));
    }
    if (Math.min(...current) >= limit) return limit;
    previous = current;
  }
  return previous[b.length] ?? limit;
}
