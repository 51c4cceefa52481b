import { expect, it } from 'vitest';
import { readZoneClock } from '../../templates/client/open-now.ts';
import { type ClockChanges, clockChanges } from '../../templates/client/open-now-data.ts';

const hour = 3_600_000;

/** The changes with their minutes since 1970. */
function addUp(changes: ClockChanges): [number, number][] {
  let at = 0;
  return changes.map(([passed, offset]) => {
    at += passed;
    return [at, offset];
  });
}

/** What the platform's own table of zones says. */
function tableClock(zone: string, now: Date): string {
  return now.toLocaleString('sv', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' });
}

it.each([
  'Europe/London',
  'Pacific/Auckland',
  'America/St_Johns',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'Africa/Casablanca',
  'UTC',
])('reads the clocks of %s as the table of zones does', (zone) => {
  const data = { zone, clockChanges: clockChanges(zone) };
  for (let time = Date.UTC(2025, 11, 20); time < Date.UTC(2031, 1, 1); time += 83.3 * hour) {
    const now = new Date(time);
    expect(readZoneClock(data, now)).toBe(tableClock(zone, now));
  }
  for (const [from] of addUp(data.clockChanges)) {
    for (const now of [new Date(from * 60_000 - 1), new Date(from * 60_000)]) {
      expect(readZoneClock(data, now)).toBe(tableClock(zone, now));
    }
  }
});

it('knows two changes a year of British clocks', () => {
  const changes = addUp(clockChanges('Europe/London')).map(([from, ahead]) => [
    new Date(from * 60_000).toISOString(),
    ahead,
  ]);
  expect(changes).toHaveLength(8);
  expect(changes.slice(0, 3)).toEqual([
    ['2026-01-01T00:00:00.000Z', 0],
    ['2026-03-29T01:00:00.000Z', 60],
    ['2026-10-25T01:00:00.000Z', 0],
  ]);
});
