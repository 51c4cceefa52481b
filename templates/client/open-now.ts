import type { OpenNowData, Period } from '../../site/open-now-data.ts';

const minute = 60_000;
const dayLength = 24 * 60 * minute;
const week = 7 * dayLength;

/**
 * Updates every `[data-open-now]` line, hides each `[data-until]` after its day, and marks the document while the
 * business is closed, and with it the departments of hidden lines: at once, every minute, and when the visitor returns
 * to the page.
 */
export function initOpenNow(): void {
  const lines = document.querySelectorAll<HTMLElement>('[data-open-now]');
  const [first] = lines;
  if (!first) return;
  const data = dataOf(first) as OpenNowData;
  const update = () => {
    const now = new Date();
    let isOpen: boolean | undefined;
    let isAnyOpen: boolean | undefined;
    for (const line of lines) {
      [line.textContent, isOpen] = describeOpening({ ...data, ...dataOf(line) }, now);
      if (line.hidden || line === first) isAnyOpen ||= isOpen;
    }
    document.documentElement.toggleAttribute('data-closed', !isAnyOpen);
    const today = readZoneClock(data, now).slice(0, 10);
    nameSpecialDay(data, today);
    for (const notice of document.querySelectorAll<HTMLElement>('[data-until]'))
      notice.hidden = (notice.dataset.until as string) < today;
  };
  const updateEachMinute = () => {
    update();
    setTimeout(updateEachMinute, minute - (Date.now() % minute));
  };
  updateEachMinute();
  // Browsers suspend timers in hidden pages.
  document.addEventListener('visibilitychange', update);
}

export function readHours(): OpenNowData | undefined {
  const line = document.querySelector('[data-open-now]');
  return line ? (dataOf(line) as OpenNowData) : undefined;
}

/** Reads the JSON after a line: the hours of the business after the first, differences from them after others. */
function dataOf({ nextElementSibling: data }: Element): Partial<OpenNowData> {
  return data?.matches('script') ? JSON.parse(data.textContent) : {};
}

/**
 * Returns `Open now, until 18:00` or `Closed now, opens Monday at 8:00`, and whether it is open; `''` if it never is.
 */
export function describeOpening(data: OpenNowData, now: Date): [text: string, isOpen?: boolean] {
  const { words, written } = data;
  const formatTime = (time: string) => written?.[time] ?? time.replace(/^0/, '');
  const [date, time] = readZoneClock(data, now).split(' ') as [string, string];
  // A period may have begun the day before; the next may be a year away.
  for (let ahead = -1; ahead <= 366; ahead++) {
    const day = new Date(Date.parse(date) + ahead * dayLength);
    // The current time by that day's clock: nothing has passed on later days; on the day before, it is after 24:00.
    const passed = [time.replace(/^../, (hour) => `${+hour + 24}`), time][ahead + 1] ?? '';
    for (const [opens, closes, note] of periodsOn(data, day.toISOString().slice(0, 10))) {
      if (closes <= passed || (note && opens > passed)) continue;
      if (note) return [note];
      if (opens <= passed) {
        // A night may be written as two periods that meet at midnight.
        const next = periodsOn(data, new Date(+day + dayLength).toISOString().slice(0, 10))[0];
        const last = closes === '24:00' && next?.[0] === '00:00' && !next[2] && next[1];
        const end = last || closes;
        const allDay = opens === '00:00' && last === '24:00' && words.allDay;
        return [allDay || words.openNow.replace('[time]', formatTime(end)), true];
      }
      const name = ahead === 0 ? words.today : ahead === 1 ? words.tomorrow : dayName(day, data, ahead);
      return [words.closedNow.replace('[day]', name).replace('[time]', formatTime(opens))];
    }
  }
  return [''];
}

/** Returns the periods of a day: exceptions override seasons, which override weekdays. */
function periodsOn({ days, seasons, exceptions }: OpenNowData, date: string): readonly Period[] {
  const exception = exceptions.find(([from, , , until = from]) => from <= date && date <= until);
  if (exception) return exception[1] ?? [];
  const day = date.slice(5);
  const season = seasons?.find(([from, until]) => from <= day && day <= until);
  return (season?.[2] ?? days)[new Date(date).getUTCDay()] as readonly Period[];
}

/** Shows the next exception within a week in the hours tables: `Monday 28 December` and `Closed`. */
function nameSpecialDay(data: OpenNowData, today: string): void {
  const [from = '', , hours, , range] = data.exceptions.find(([from, , , until = from]) => until >= today) ?? [];
  if (!(Date.parse(from) - Date.parse(today) < week)) return;
  for (const { children, dataset } of document.querySelectorAll<HTMLElement>('[data-special-hours]')) {
    const [name, times] = children as unknown as [HTMLElement, HTMLElement];
    name.textContent = range ?? dayName(new Date(from), data, 7);
    times.textContent = hours || (dataset.specialHours as string);
  }
}

/** Names a day by its weekday, and with its date from a week ahead. */
function dayName(day: Date, { language, dayNames, first }: OpenNowData, ahead: number): string {
  if (ahead < 7) return dayNames[day.getUTCDay()] as string;
  const options = { timeZone: 'UTC', weekday: 'long', day: 'numeric', month: 'long' } as const;
  return day.toLocaleDateString(language, options).replace(/\b1\b/, first ?? '1');
}

/** `Date.prototype.toTemporalInstant`, which TypeScript's types lack. */
type WithTemporal = { toTemporalInstant?(): { toString(options: { timeZone: string }): string } };

/**
 * Returns the local time in a zone: `2026-12-25 08:00`. Prefers Temporal, because the first use of `Intl` blocks a page
 * for some 30 ms.
 */
export function readZoneClock({ zone: timeZone }: Pick<OpenNowData, 'zone'>, now: Date): string {
  const instant = (now as WithTemporal).toTemporalInstant?.();
  const clock = instant?.toString({ timeZone }).replace('T', ' ') ?? now.toLocaleString('sv', { timeZone });
  return clock.slice(0, 16);
}
