/** When the page came in front of its visitor, as `performance.now()` counts: 0, or later where it was drawn ahead. */
export function shownAt(): number {
  const [navigation] = performance.getEntriesByType('navigation') as (PerformanceEntry & {
    activationStart?: number;
  })[];
  return navigation?.activationStart ?? 0;
}
