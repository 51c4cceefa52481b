/** How many minutes a zone is ahead of UTC, from which minute since 1970 on; rising, and known until the last of them. */
export type ClockChanges = readonly (readonly [fromMinute: number, ahead: number])[];

const minute = 60_000;

/**
 * What the clocks of a zone show: `2026-12-25 08:00`. The changes of summer time come with the page, because a
 * browser takes longer to load its own table of zones than to do all the rest of a page's script.
 */
export function readZoneClock(zone: string, changes: ClockChanges, now: Date): string {
  const next = changes.findIndex(([from]) => from * minute > now.getTime());
  const ahead = changes[next - 1]?.[1];
  // Swedish writes a date and a time in the order in which they compare as text.
  if (ahead === undefined) {
    return now.toLocaleString('sv', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' });
  }
  return new Date(now.getTime() + ahead * minute).toISOString().slice(0, 16).replace('T', ' ');
}
