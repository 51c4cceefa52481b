import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { businessThing } from '../../renderer/jsonld-business.ts';
import { findBookingProblem, slotsOn } from '../../schema/booking.ts';
import { formatTime, minuteIn } from '../../schema/clock.ts';
import type { SiteInput } from '../../schema/site.ts';
import { bookingRules } from '../../site/form-rules.ts';
import { hoursSentence, hoursShort } from '../../site/format-hours.ts';
import { openNowData } from '../../site/open-now-data.ts';
import { parseSite } from '../../site/parse.ts';
import { isOpenAt, responseTime } from '../../site/response-time.ts';
import { sitePages } from '../../site/shared-site.ts';
import { describeOpening } from '../../templates/client/open-now.ts';
import { tinySiteInput } from '../fixtures/tiny-site.ts';

const year = new Date().getFullYear();

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] as const;

/** Lunch, a night, an afternoon by appointment, a winter across New Year, an August with Wednesday unchanged, short and closed days, a week off. */
const hours: Omit<SiteInput['hours'], 'timeZone'> = {
  regular: [
    {
      days: [...weekdays],
      periods: [
        { opens: '08:30', closes: '12:30' },
        { opens: '14:00', closes: '18:00' },
      ],
    },
    { days: ['Friday'], opens: '20:00', closes: '02:00' },
    { days: ['Saturday'], opens: '09:00', closes: '12:00' },
    { days: ['Saturday'], opens: '13:00', closes: '15:00', byAppointment: true },
  ],
  seasons: [
    {
      name: 'Winter',
      from: '11-01',
      until: '02-29',
      regular: [{ days: [...weekdays], opens: '09:00', closes: '16:00' }, { days: ['Saturday'] }],
    },
    {
      name: 'August',
      from: '08-01',
      until: '08-31',
      regular: [
        { days: ['Tuesday'], opens: '10:00', closes: '14:00' },
        { days: ['Thursday'], byAppointment: true },
        { days: ['Monday', 'Friday', 'Saturday'] },
      ],
    },
  ],
  exceptions: [
    { date: `${year}-05-01`, name: 'May Day' },
    { date: `${year}-06-14`, until: `${year}-06-20`, name: 'Holiday' },
    { date: `${year}-12-24`, name: 'Christmas Eve', opens: '09:00', closes: '12:00' },
    { date: `${year}-12-25`, until: `${year}-12-26`, name: 'Christmas' },
    { date: `${year}-12-31`, name: 'Stocktaking', byAppointment: true },
  ],
};

/** The hours of a day as half hours from midnight, from the definition above and not from the code; 48 is midnight again. */
function halvesOf(date: string): { walkIn: Set<number>; byAppointment: Set<number>; anyTime: boolean } {
  const [, month = 0, day = 0] = date.split('-').map(Number);
  const weekday = new Date(date).getUTCDay();
  const isWeekday = weekday > 0 && weekday < 6;
  const walkIn = new Set<number>();
  const byAppointment = new Set<number>();
  const add = (set: Set<number>, from: number, to: number) => {
    for (let half = from * 2; half < to * 2; half++) set.add(half);
  };
  const isSpecial = date.startsWith(String(year));
  const special = isSpecial ? month * 100 + day : 0;
  let anyTime = false;
  if (special === 501 || (special >= 614 && special <= 620) || special === 1225 || special === 1226) {
    // Closed.
  } else if (special === 1224) add(walkIn, 9, 12);
  else if (special === 1231) anyTime = true;
  else if (month >= 11 || month <= 2) isWeekday && add(walkIn, 9, 16);
  else if (month === 8 && weekday !== 3) {
    if (weekday === 2) add(walkIn, 10, 14);
    anyTime = weekday === 4;
  } else if (isWeekday) {
    add(walkIn, 8.5, 12.5);
    add(walkIn, 14, 18);
    if (weekday === 5) add(walkIn, 20, 26);
  } else if (weekday === 6) {
    add(walkIn, 9, 12);
    add(byAppointment, 13, 15);
  }
  return { walkIn, byAppointment, anyTime };
}

type Step = { at: number; date: string; time: string; state: 'open' | 'appointment' | 'closed'; isStaffed: boolean };

/** Every half hour of a year and a while after, in local time. */
function stepsOfYear(timeZone: string): Step[] {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  const known = new Map<string, ReturnType<typeof halvesOf>>();
  const steps: Step[] = [];
  for (let at = Date.UTC(year, 0); at < Date.UTC(year + 1, 0, 20); at += 1_800_000) {
    // 11/20/2026, 08:30
    const [, month, day, inYear, hour, minute] = /(\d+)\/(\d+)\/(\d+), (\d+):(\d+)/.exec(format.format(at)) ?? [];
    const date = `${inYear}-${month}-${day}`;
    const of = known.get(date) ?? halvesOf(date);
    known.set(date, of);
    const half = Number(hour) * 2 + Number(minute) / 30;
    const dayBefore = new Date(Date.parse(date) - 86_400_000).toISOString().slice(0, 10);
    const isOpen = of.walkIn.has(half) || halvesOf(dayBefore).walkIn.has(half + 48);
    const isAppointment = of.anyTime || of.byAppointment.has(half);
    const state = isOpen ? 'open' : isAppointment ? 'appointment' : 'closed';
    const isStaffed = isOpen || of.byAppointment.has(half);
    steps.push({ at, date, time: `${Number(hour)}:${minute}`, state, isStaffed });
  }
  return steps;
}

describe.each(['Europe/London', 'America/New_York', 'Australia/Lord_Howe'])('through a year in %s', (timeZone) => {
  /** A definition may have only a time zone of its country. */
  const parseInZone = (more: object) => {
    const parsed = parseSite({ ...tinySiteInput, hours: { timeZone: 'Europe/London', ...hours }, ...more });
    parsed.hours.timeZone = timeZone;
    return parsed;
  };
  const site = parseInZone({
    mail: { respondWithin: '2 hours' },
    forms: {
      ...tinySiteInput.forms,
      timeSlots: ['8:30 - 9:30', '9:00 - 10:00', '11:30 - 12:30', '12:00 - 14:00', '14:00 - 16:00'],
    },
  });
  const steps = stepsOfYear(timeZone);
  const change = (index: number) => steps[index]?.state !== steps[index - 1]?.state;
  const clockChange = (index: number) => index > 0 && isJump(steps[index - 1], steps[index]);
  // Three weeks remain after the year for the next openings and closings.
  const samples = [...steps.keys()].filter(
    (index) =>
      index < steps.length - 18 * 48 &&
      (index % 61 === 0 || change(index) || change(index + 1) || clockChange(index) || clockChange(index + 1)),
  );

  it('has both clock changes', () => {
    expect([...steps.keys()].filter(clockChange).length).toBeGreaterThanOrEqual(2);
    expect(samples.length).toBeGreaterThan(2000);
  });

  it('determines at any time whether it is open, until when, or when it opens next', () => {
    const data = openNowData({
      ...site,
      wording: { ...site.wording, openNow: 'until [time]', closedNow: '[day] [time]' },
    });
    const wrong: string[] = [];
    for (const index of samples) {
      const { at, state, date } = steps[index] as Step;
      const next = nextOf(steps, index);
      const { date: nextDate = '', time = '' } = steps[next] ?? {};
      const ahead = (Date.parse(nextDate) - Date.parse(date)) / 86_400_000;
      const format = (options: Intl.DateTimeFormatOptions) =>
        new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', ...options }).format(new Date(nextDate));
      const day =
        ahead === 0
          ? 'today'
          : ahead === 1
            ? 'tomorrow'
            : [format({ weekday: 'long' }), ...(ahead < 7 ? [] : [format({ day: 'numeric', month: 'long' })])].join(
                ' ',
              );
      const expected = { open: `until ${time}`, appointment: 'By appointment', closed: `${day} ${time}` }[state];
      const said = describeOpening(data, new Date(at))[0].replace(',', '');
      if (said !== expected) wrong.push(`${new Date(at).toISOString()}: ${said}, not ${expected}`);
    }
    expect(wrong).toEqual([]);
  });

  it('promises an answer after two staffed hours', () => {
    const wrong: string[] = [];
    for (const index of samples.filter((_, place) => place % 5 === 0)) {
      let left = 4;
      let last = index;
      const { at, isStaffed } = steps[index] as Step;
      if (isOpenAt(site.hours, minuteIn(timeZone, new Date(at))) !== isStaffed)
        wrong.push(`${new Date(at).toISOString()}: ${isStaffed ? 'closed' : 'open'}`);
      while (left > 0) if (steps[last++]?.isStaffed) left -= 1;
      const { date, time } = steps[last] as Step;
      const due = responseTime(site.hours, 120, new Date(steps[index]?.at ?? 0))?.due;
      const said = due && `${due.slice(0, 10)} ${formatTime(due.slice(11), site.language)}`;
      if (said !== `${date} ${time}`)
        wrong.push(`${new Date(steps[index]?.at ?? 0).toISOString()}: ${said}, not ${date} ${time}`);
    }
    expect(wrong).toEqual([]);
  });

  it('offers the right days and slots, and publishes the right hours', () => {
    const rules = { ...bookingRules(site), language: 'en-GB' };
    // Structured data lists the seasons and exceptions that are not over.
    vi.useFakeTimers({ now: new Date(`${year}-01-01T12:00:00Z`), toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const published = businessThing(sitePages(site).site) as unknown as { openingHoursSpecification: Specification[] };
    const wrong: string[] = [];
    const compare = (date: string, said: unknown, expected: unknown) => {
      if (String(said) !== String(expected)) wrong.push(`${date}: ${said}, not ${expected}`);
    };
    for (const date of new Set(steps.map((step) => step.date)).values()) {
      if (!date.startsWith(String(year))) continue;
      const { walkIn, byAppointment, anyTime } = halvesOf(date);
      const isStaffed = (half: number) => walkIn.has(half) || byAppointment.has(half);
      const isOpen = walkIn.size + byAppointment.size > 0 || anyTime;
      const problem = findBookingProblem(rules, { now: `${year}-01-01 00:00`, date, slot: '' });
      compare(date, problem === undefined, isOpen);
      const offered = rules.slots.filter((slot) => {
        const [from = 0, to = 0] = slot
          .split(' - ')
          .map((time) => time.split(':').map(Number))
          .map(([h = 0, m = 0]) => h * 2 + m / 30);
        return anyTime || Array.from({ length: to - from }, (_, index) => from + index).every(isStaffed);
      });
      compare(date, slotsOn(rules, date), offered);
      compare(date, readSpecifications(published.openingHoursSpecification, date), [...walkIn]);
    }
    expect(wrong).toEqual([]);
  });

  const forms = { ...tinySiteInput.forms, timeSlots: [] };
  const slotSite = (more: object) => parseInZone({ forms: { ...forms, ...more } });
  const writeHalf = (half: number) => `${Math.floor(half / 2)}:${half % 2 === 0 ? '00' : '30'}`;
  const days = [...new Set(steps.map((step) => step.date))].filter((date) => date.startsWith(String(year)));

  it.each([30, 60, 90, 120])('divides the hours of each day into slots of %i minutes', (slotMinutes) => {
    const rules = bookingRules(slotSite({ slotMinutes }));
    const length = slotMinutes / 30;
    const wrong = days.filter((date) => {
      const { walkIn, byAppointment, anyTime } = halvesOf(date);
      // Each period of a day is divided from its start; a remainder too short for a slot is dropped.
      const expected = [walkIn, byAppointment].flatMap((halves) => {
        const slots: string[] = [];
        for (let half = 0; half < 48; half++) {
          const isFree = Array.from({ length }, (_, index) => half + index).every(
            (each) => each < 48 && halves.has(each),
          );
          if (!halves.has(half) || !isFree) continue;
          slots.push(`${writeHalf(half)}-${writeHalf(half + length)}`);
          half += length - 1;
        }
        return slots;
      });
      const offered = slotsOn(rules, date);
      // With times by appointment, every slot of the year may be requested.
      return anyTime ? offered.join() !== rules.slots.join() : offered.join() !== expected.join();
    });
    expect(wrong).toEqual([]);
  });

  it('offers the slots listed for a weekday, within each day’s hours', () => {
    const all = ['9:00 - 10:00', '10:30 - 12:00', '13:00 - 14:00', '14:00 - 16:00'];
    const saturday = ['9:00 - 10:00', '13:00 - 15:00'];
    const rules = bookingRules(slotSite({ timeSlots: all, slotsOfDays: [{ days: ['Saturday'], slots: saturday }] }));
    const wrong = days.filter((date) => {
      const { walkIn, byAppointment, anyTime } = halvesOf(date);
      const listed = new Date(date).getUTCDay() === 6 ? saturday : all;
      const isStaffed = (half: number) => walkIn.has(half) || byAppointment.has(half);
      const halfOf = (time: string) => Number(time.split(':')[0]) * 2 + (time.endsWith('30') ? 1 : 0);
      const expected = listed.filter((slot) => {
        const [from = 0, to = 0] = slot.split(' - ').map(halfOf);
        return anyTime || Array.from({ length: to - from }, (_, index) => from + index).every(isStaffed);
      });
      return slotsOn(rules, date).join() !== expected.join();
    });
    expect(wrong).toEqual([]);
  });
});

type Specification = Partial<Record<'validFrom' | 'validThrough', string>> & {
  opens: string;
  closes: string;
  dayOfWeek?: string[];
};

/** Computes the open half hours like a search engine: dated hours replace undated ones. */
function readSpecifications(all: Specification[], date: string): number[] {
  const weekday = new Date(date).toLocaleDateString('en', { timeZone: 'UTC', weekday: 'long' });
  const holding = all.filter(
    ({ validFrom = '0', validThrough = '9', dayOfWeek = [weekday] }) =>
      validFrom <= date && date <= validThrough && dayOfWeek.includes(weekday),
  );
  const days = holding.filter(({ dayOfWeek }) => !dayOfWeek);
  const dated = holding.filter(({ validFrom }) => validFrom);
  const chosen = days.length > 0 ? days : dated.length > 0 ? dated : holding;
  const half = (time: string) => Number(time.slice(0, 2)) * 2 + Number(time.slice(3)) / 30;
  return chosen.flatMap(({ opens, closes }) =>
    Array.from({ length: (half(closes) - half(opens) + 48) % 48 }, (_, index) => half(opens) + index),
  );
}

/** The step at which an open business closes, or a closed one next opens. */
function nextOf(steps: readonly Step[], index: number): number {
  const isOpen = steps[index]?.state === 'open';
  let next = index + 1;
  while (next < steps.length && (steps[next]?.state === 'open') === isOpen) next += 1;
  return next;
}

/** Whether the clocks moved between two steps. */
function isJump(before: Step | undefined, after: Step | undefined): boolean {
  const minutes = (time = '') => Number(time.split(':')[0]) * 60 + Number(time.split(':')[1]);
  const passed = (minutes(after?.time) - minutes(before?.time) + 1440) % 1440;
  return passed !== 30;
}

it('writes them as a sentence and abbreviated', () => {
  const site = {
    ...parseSite({ ...tinySiteInput, hours: { timeZone: 'Europe/London', ...hours } }),
    language: 'en-GB',
  };
  expect(hoursSentence(site)).toMatchInlineSnapshot(
    `"Monday to Thursday 8:30-12:30 and 14:00-18:00, Friday 8:30-12:30, 14:00-18:00 and 20:00-2:00, Saturday 9:00-12:00 and 13:00-15:00 by appointment, Sunday closed; Winter (1 November – end of February): Monday to Friday 9:00-16:00, Saturday closed; August (1 – 31 August): Monday, Friday and Saturday closed, Tuesday 10:00-14:00, Thursday by appointment"`,
  );
  expect(hoursShort(site)).toMatchInlineSnapshot(
    `"Mon-Thu 8:30-12:30 and 14:00-18:00, Fri 8:30-12:30, 14:00-18:00 and 20:00-2:00, Sat 9:00-12:00 and 13:00-15:00 by appointment; Winter (1 November – end of February): Mon-Fri 9:00-16:00, Sat closed; August (1 – 31 August): Mon/Fri-Sat closed, Tue 10:00-14:00, Thu by appointment"`,
  );
});
