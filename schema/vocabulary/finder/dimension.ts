/** What a figure measures. Only figures of the same dimension can be compared. */
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
