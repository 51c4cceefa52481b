/** Today's date in a time zone, as `2026-12-25`: near midnight it may differ from the visitor's own. */
export function todayIn(timeZone: string, now = new Date()): string {
  return now.toLocaleDateString('sv', { timeZone });
}
