import { grid } from './layout.css.ts';

/** Returns the grid with the most even rows for a number of items. */
export function gridFor(count: number): string {
  if (count % 3 === 0) return grid.three;
  // Seven items become four and three rather than three, three and one.
  if (count % 4 === 0 || count === 7) return grid.four;
  return count % 2 === 0 ? grid.two : grid.three;
}
