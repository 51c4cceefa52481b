import type { Position } from './collection.ts';

/** Tells line and column of offsets that only ever grow; a page is walked through once. */
export function trackPosition(text: string): (offset: number) => Position {
  let line = 1;
  let lineStart = 0;
  let next = text.indexOf('\n');
  return (offset) => {
    while (next !== -1 && next < offset) {
      line += 1;
      lineStart = next + 1;
      next = text.indexOf('\n', lineStart);
    }
    return { line, column: offset - lineStart + 1 };
  };
}
