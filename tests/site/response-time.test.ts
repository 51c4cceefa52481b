import { describe, expect, it } from 'vitest';
import { weekdays } from '../../schema/clock.ts';
import { responseTime } from '../../site/response-time.ts';

const minuteMs = 60_000;

/** Local times such as `2026-10-25T01:30` of consecutive minutes, from Intl alone. */
function clockOf(timeZone: string, from: number, until: number): string[] {
  const format = new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  const count = (until - from) / minuteMs;
  return Array.from({ length: count }, (_, index) => format.format(from + index * minuteMs).replace(' ', 'T'));
}

const hours = {
  'day and night': { opens: '00:00', closes: '23:59', isOpen: () => true },
  'every night': { opens: '20:00', closes: '05:00', isOpen: (time: string) => time >= '20:00' || time < '05:00' },
  'until late at night': {
    opens: '17:00',
    closes: '03:00',
    isOpen: (time: string) => time >= '17:00' || time < '03:00',
  },
  'by day': { opens: '08:00', closes: '18:00', isOpen: (time: string) => time >= '08:00' && time < '18:00' },
};

const nights = [
  ['Europe/London', '2026-03-29'],
  ['Europe/London', '2026-10-25'],
  ['Europe/London', '2027-03-28'],
  ['Europe/London', '2027-10-31'],
  ['America/New_York', '2026-03-08'],
  ['America/New_York', '2026-11-01'],
] as const;

describe.each(nights)('in %s, on %s, when the clocks change', (timeZone, date) => {
  const midnight = Date.parse(`${date}T00:00Z`);
  const from = midnight - 48 * 60 * minuteMs;
  const clock = clockOf(timeZone, from, midnight + 96 * 60 * minuteMs);

  /** Counts the open minutes one by one. A minute that the clock shows again is named by the end of that hour. */
  function countMinutes(isOpen: (time: string) => boolean, start: number, minutes: number): string {
    let at = start;
    for (let left = minutes; left > 0; at += 1) if (isOpen(clock[at]?.slice(11) ?? '')) left -= 1;
    const due = clock[at] ?? '';
    const isAgain = clock.indexOf(due) < at;
    const named = isAgain ? (clock.slice(at).find((each) => each > due && each.endsWith(':00')) ?? '') : due;
    return named.slice(0, -1) + (Number(named.at(-1)) < 5 ? '0' : '5');
  }

  it.each(Object.entries(hours))('an answer of a business open %s is due after that many minutes', (_, each) => {
    const { isOpen, opens, closes } = each;
    const open = { timeZone, regular: [{ days: [...weekdays], opens, closes }], exceptions: [] };
    const wrong: string[] = [];
    for (let start = 12 * 60; start < 72 * 60; start += 17) {
      const receivedAt = new Date(from + start * minuteMs + 42_000);
      for (const minutes of [30, 120, 480]) {
        const compare = (said: string | undefined, expected: string) => {
          if (said !== expected) wrong.push(`${receivedAt.toISOString()} + ${minutes}: ${said}, not ${expected}`);
        };
        compare(responseTime(open, minutes, receivedAt)?.due, countMinutes(isOpen, start, minutes));
        const anyTime = { minutes, anyTime: true } as const;
        compare(
          responseTime(open, anyTime, receivedAt)?.due,
          countMinutes(() => true, start, minutes),
        );
      }
    }
    expect(wrong).toEqual([]);
  });
});
