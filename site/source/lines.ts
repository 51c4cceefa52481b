/** Line index of a text, starting at 1. */
type Lines = { count: number; lineOf: (offset: number) => number; startOf: (line: number) => number };

let last: { text: string; lines: Lines } | undefined;

/** Indexes the lines of a text. Caches the last text, since one file may have thousands of problems. */
export function linesOf(text: string): Lines {
  if (last?.text !== text) last = { text, lines: readLines(text) };
  return last.lines;
}

export function positionAt(text: string, offset: number): { line: number; column: number } {
  const { lineOf, startOf } = linesOf(text);
  const line = lineOf(offset);
  return { line, column: offset - startOf(line) + 1 };
}

function readLines(text: string): Lines {
  const starts = [0];
  for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', end + 1)) starts.push(end + 1);
  // By halves, because a sitemap may have a reference on each of 50,000 lines.
  const lineOf = (offset: number) => {
    let [line, end] = [0, starts.length];
    while (end - line > 1) {
      const middle = (line + end) >> 1;
      if ((starts[middle] ?? 0) <= offset) line = middle;
      else end = middle;
    }
    return line + 1;
  };
  return { count: starts.length, lineOf, startOf: (line) => starts[line - 1] ?? text.length + 1 };
}
