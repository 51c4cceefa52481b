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

export type Unit = { dimension: Dimension; factor: number; unit: RegExp; metric?: boolean };

/** Units of a dimension: factor to the base unit, pattern, and whether every language uses it. */
export function unitsOf(dimension: Dimension, ...units: [factor: number, unit: RegExp, metric?: boolean][]): Unit[] {
  return units.map(([factor, unit, metric = false]) => ({ dimension, factor, unit, metric }));
}
