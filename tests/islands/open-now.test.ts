import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { isOnlyByAppointment, openNowData } from '../../site/open-now-data.ts';
import { describeOpening } from '../../templates/client/open-now.ts';
import { tinySite } from '../fixtures/tiny-site.ts';

const wording = {
  ...tinySite.wording,
  openNow: 'Open now, until [time]',
  closedNow: 'Closed now, opens [day] at [time]',
};

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] as const;

function dataOf(hours: Partial<typeof tinySite.hours> = {}, language = 'en-GB', words: Partial<typeof wording> = {}) {
  const table: typeof tinySite.hours = {
    timeZone: 'Europe/London',
    regular: [
      { days: [...weekdays], opens: '08:00', closes: '18:00' },
      { days: ['Saturday'], opens: '08:00', closes: '16:00' },
    ],
    exceptions: [
      { date: '2026-12-25', name: 'Christmas Day' },
      { date: '2026-12-26', name: 'Boxing Day' },
      { date: '2026-12-28', name: 'Boxing Day bank holiday' },
      { date: '2026-12-31', name: "New Year's Eve", opens: '09:00', closes: '12:00' },
    ],
    ...hours,
  };
  return openNowData({ hours: table, language, wording: { ...wording, ...words } });
}

function sayAt(now: string, ...data: Parameters<typeof dataOf>): string {
  return describeOpening(dataOf(...data), new Date(now))[0];
}

describe('the line about the opening hours', () => {
  it('says of a place that is never open without an appointment that one is needed', () => {
    const regular = [{ days: ['Monday' as const], opens: '10:00', closes: '16:00', byAppointment: true as const }];
    const times = ['2026-11-27T11:00:00Z', '2026-11-30T11:00:00Z', '2026-11-30T20:00:00Z', '2026-12-25T11:00:00Z'];
    expect(times.map((now) => sayAt(now, { regular }))).toEqual([
      ...times.slice(1).map(() => 'By appointment'),
      'Closed now, opens Thursday at 9:00',
    ]);
  });

  it('is left out where it could only repeat that an appointment is needed', () => {
    const times = { opens: '10:00', closes: '16:00' };
    const visits = [{ days: ['Monday' as const], ...times, byAppointment: true as const }];
    const openDay = [{ date: '2026-12-31', name: 'Open day', ...times }];
    const isRepeated = (hours: Parameters<typeof dataOf>[0]) => isOnlyByAppointment(dataOf(hours), 'By appointment');
    expect(isRepeated({ regular: visits, exceptions: [{ date: '2026-12-25', name: 'Christmas Day' }] })).toBe(true);
    expect(isRepeated({ regular: visits, exceptions: openDay })).toBe(false);
    expect(isRepeated({ regular: [...visits, { days: ['Friday'], ...times }], exceptions: [] })).toBe(false);
  });

  it('is open from the minute the doors open to the minute they close', () => {
    expect(sayAt('2026-11-20T07:59:59Z')).toBe('Closed now, opens today at 8:00');
    expect(sayAt('2026-11-20T08:00:00Z')).toBe('Open now, until 18:00');
    expect(sayAt('2026-11-20T17:59:59Z')).toBe('Open now, until 18:00');
    expect(sayAt('2026-11-20T18:00:00Z')).toBe('Closed now, opens tomorrow at 8:00');
  });

  it('names the weekday across a closed Sunday', () => {
    expect(sayAt('2026-11-21T16:00:00Z')).toBe('Closed now, opens Monday at 8:00');
    expect(sayAt('2026-11-22T12:00:00Z')).toBe('Closed now, opens tomorrow at 8:00');
  });

  it('skips days closed by exception', () => {
    expect(sayAt('2026-12-24T19:00:00Z')).toBe('Closed now, opens Tuesday at 8:00');
    expect(sayAt('2026-12-25T10:00:00Z')).toBe('Closed now, opens Tuesday at 8:00');
  });

  it('uses the hours of an exception instead of the regular ones', () => {
    expect(sayAt('2026-12-31T08:30:00Z')).toBe('Closed now, opens today at 9:00');
    expect(sayAt('2026-12-31T11:00:00Z')).toBe('Open now, until 12:00');
    expect(sayAt('2026-12-31T12:00:00Z')).toBe('Closed now, opens tomorrow at 8:00');
  });

  it('says the end of a night that is written as two days, unless the second day differs', () => {
    const night = {
      regular: [
        { days: ['Friday' as const], opens: '18:00', closes: '23:59' },
        { days: ['Saturday' as const], opens: '00:00', closes: '02:00' },
        { days: ['Saturday' as const], opens: '20:00', closes: '23:59' },
      ],
      exceptions: [{ date: '2026-12-12', name: 'Moving' }],
    };
    const times = ['2026-11-20T20:00:00Z', '2026-11-20T23:59:30Z', '2026-11-21T01:00:00Z', '2026-11-21T21:00:00Z'];
    expect(times.map((now) => sayAt(now, night))).toEqual([
      ...times.slice(1).map(() => 'Open now, until 2:00'),
      'Open now, until 23:59',
    ]);
    expect(sayAt('2026-12-11T20:00:00Z', night)).toBe('Open now, until 23:59');
    expect(sayAt('2026-11-20T20:00:00Z', night, 'en-US')).toBe('Open now, until 2 AM');
  });

  it('follows summer time', () => {
    expect(sayAt('2027-03-26T07:30:00Z')).toBe('Closed now, opens today at 8:00');
    expect(sayAt('2027-03-29T07:30:00Z')).toBe('Open now, until 18:00');
    expect(sayAt('2027-03-29T17:00:00Z')).toBe('Closed now, opens tomorrow at 8:00');
  });

  it('uses the business’s time zone, wherever the visitor is', () => {
    const auckland = { timeZone: 'Pacific/Auckland' };
    expect(sayAt('2026-11-19T20:00:00Z', auckland)).toBe('Open now, until 18:00');
    expect(sayAt('2026-11-20T20:00:00Z', auckland)).toBe('Open now, until 16:00');
  });

  it('adds the date if the weekday alone could mean an earlier one', () => {
    const mondays = { regular: [{ days: ['Monday' as const], opens: '09:00', closes: '17:00' }] };
    const closed = { ...mondays, exceptions: [{ date: '2026-11-23', name: 'Stocktaking' }] };
    expect(sayAt('2026-11-20T10:00:00Z', mondays)).toBe('Closed now, opens Monday at 9:00');
    expect(sayAt('2026-11-23T18:00:00Z', mondays)).toBe('Closed now, opens Monday 30 November at 9:00');
    expect(sayAt('2026-11-20T10:00:00Z', closed)).toBe('Closed now, opens Monday 30 November at 9:00');
  });

  it('says when a season without hours is over', () => {
    const days = [...weekdays, 'Saturday' as const];
    const winter = { name: 'Winter', from: '11-01', until: '03-24', regular: [{ days }] };
    vi.useFakeTimers({ now: new Date('2026-11-20T10:00:00Z'), toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const named = 'Winter: closed now, opens 25 March at 8:00';
    const christmas = { date: '2026-12-24', until: '2027-01-02', name: 'Christmas' };
    for (const exceptions of [[], [christmas]]) {
      expect(sayAt('2026-11-20T10:00:00Z', { seasons: [winter], exceptions })).toBe(named);
      expect(sayAt('2026-12-30T10:00:00Z', { seasons: [winter], exceptions })).toBe(named);
    }
    const short = { ...winter, until: '11-20' };
    expect(sayAt('2026-11-20T10:00:00Z', { seasons: [short] })).toBe('Closed now, opens tomorrow at 8:00');
  });

  it('is empty if no opening is in sight', () => {
    expect(sayAt('2026-11-20T10:00:00Z', { regular: [], exceptions: [] })).toBe('');
  });

  it('says until when a day of 24 hours is open before one that is closed', () => {
    const always = [{ days: [...weekdays, 'Saturday' as const, 'Sunday' as const], opens: '00:00', closes: '23:59' }];
    const closed = { regular: always, exceptions: [{ date: '2026-12-25', name: 'Christmas Day' }] };
    const days = ['2026-12-23T12:00:00Z', '2026-12-24T12:00:00Z', '2026-12-26T12:00:00Z'];
    expect(days.map((now) => sayAt(now, closed))).toEqual(['Open 24 hours', 'Open now, until 23:59', 'Open 24 hours']);
  });

  it('says that a day is open for 24 hours, and when such a day begins', () => {
    const allDay = { regular: [{ days: [...weekdays], opens: '00:00', closes: '23:59' }], exceptions: [] };
    expect(sayAt('2026-11-19T23:59:59Z', allDay)).toBe('Open 24 hours');
    expect(sayAt('2026-11-21T00:00:00Z', allDay)).toBe('Closed now, opens Monday at 0:00');
  });

  it('writes times with am and pm where English is written so', () => {
    expect(sayAt('2026-11-20T07:59:59Z', {}, 'en-US')).toBe('Closed now, opens today at 8 AM');
    expect(sayAt('2026-11-20T08:00:00Z', {}, 'en-US')).toBe('Open now, until 6 PM');
    expect(sayAt('2026-11-20T08:00:00Z', {}, 'en-IE-u-hc-h12')).toBe('Open now, until 6 pm');
    expect(sayAt('2026-11-20T08:00:00Z', {}, 'en-US-u-hc-h23')).toBe('Open now, until 18:00');
  });

  it('names days in the language of the site', () => {
    expect(sayAt('2026-11-21T17:00:00Z', {}, 'fr-FR')).toContain('lundi');
    const mondays = { regular: [{ days: ['Monday' as const], opens: '09:00', closes: '17:00' }] };
    expect(sayAt('2027-01-25T18:00:00Z', mondays, 'fr-FR')).toContain('lundi 1er février');
    expect(sayAt('2027-02-01T18:00:00Z', mondays, 'fr-FR')).toContain('lundi 8 février');
    expect(sayAt('2027-01-25T18:00:00Z', mondays, 'it-IT')).toContain('lunedì 1º febbraio');
    expect(sayAt('2027-01-25T18:00:00Z', mondays, 'de-DE')).toContain('Montag, 1. Februar');
  });
});
