import { grid } from './layout.css.ts';

/** The grid whose rows come out most even for so many things: threes, fours or twos, and threes where none does. */
export function gridFor(count: number): string {
  if (count % 3 === 0) return grid.three;
  // Seven are four and three, and not two threes and one.
  if (count % 4 === 0 || count === 7) return grid.four;
  return count % 2 === 0 ? grid.two : grid.three;
}
