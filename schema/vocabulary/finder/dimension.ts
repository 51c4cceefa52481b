/** What a figure measures. Figures of one dimension can be compared. */
export type Dimension =
  | 'money'
  | 'clock'
  | 'duration'
  | 'distance'
  | 'length'
  | 'mass'
  | 'percent'
  | 'rating'
  | 'count'
  | 'year';
