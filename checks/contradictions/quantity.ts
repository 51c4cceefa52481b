import type { Dimension } from '../../schema/vocabulary/finder/dimension.ts';

/**
 * A figure in a sentence, in the base unit of its dimension: hours, miles, millimetres, kilograms, minutes of a day.
 */
export type Quantity = {
  dimension: Dimension;
  low: number;
  high: number;
  /** `from £80`, `up to 10 miles`, `25+`, `about an hour`. */
  bound?: 'from' | 'under' | 'upTo' | 'over' | 'about' | undefined;
  /** The original text: `24 month`. */
  text: string;
  start: number;
  end: number;
  /** The words after a count: `happy customers a`. */
  noun?: string;
  /** The alternative reading of an hour that may be am or pm: `until 6`. */
  also?: number;
  isRange?: boolean;
  /** Whether it may mean any value of its range: `the late nineties`. */
  isVague?: boolean;
};
