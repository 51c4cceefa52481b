/** A text by its lines. */
export type Lines = { count: number; lineOf: (offset: number) => number; startOf: (line: number) => number };

let last: { text: string; lines: Lines } | undefined;

/** Finds the lines of a text, the first being 1. The last text is kept: thousands of problems may stand in one file. */
export function linesOf(text: string): Lines {
  if (last?.text !== text) last = { text, lines: readLines(text) };
  return last.lines;
}

function readLines(text: string): Lines {
  const starts = [0];
  for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', end + 1)) starts.push(end + 1);
  const lineOf = (offset: number) => {
    let [low, high] = [0, starts.length];
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((starts[middle] as number) <= offset) low = middle;
      else high = middle;
    }
    return low + 1;
  };
  return { count: starts.length, lineOf, startOf: (line) => starts[line - 1] ?? text.length + 1 };
}
