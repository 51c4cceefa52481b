import type { ClockChanges, OpenNowData } from './open-now-data.ts';

const minute = 60_000;
const week = 7 * 24 * 60 * minute;

/** Keeps every `[data-open-now]` line current: at once, on each new minute, and when the visitor returns to the page. */
export function initOpenNow(): void {
  const lines = document.querySelectorAll<HTMLElement>('[data-open-now]');
  const data = readHours();
  if (!data) return;
  const update = () => {
    const text = describeOpening(data, new Date());
    for (const line of lines) if (line.textContent !== text) line.textContent = text;
    nameSpecialDay(data, new Date());
  };
  const updateEachMinute = () => {
    update();
    setTimeout(updateEachMinute, minute - (Date.now() % minute));
  };
  updateEachMinute();
  // Timers are suspended in a hidden page.
  document.addEventListener('visibilitychange', update);
}

/** Reads the hours that the page carries. */
export function readHours(): OpenNowData | undefined {
  const json = document.querySelector<HTMLElement>('[data-hours]')?.dataset.hours;
  return json ? JSON.parse(json) : undefined;
}

/** Beyond this the plain hours say more. */
const maxDaysAhead = 60;

/** `Open now, until 18:00` or `Closed now, opens Monday at 8:00`; empty if no opening is near. */
export function describeOpening(data: OpenNowData, now: Date): string {
  const { zone, clockChanges, days, exceptions, words } = data;
  const [date = '', time = ''] = readZoneClock(zone, clockChanges, now).split(' ');
  const day = new Date(`${date}T00:00Z`);
  for (let ahead = 0; ahead <= maxDaysAhead; ahead++) {
    const key = day.toISOString().slice(0, 10);
    const span = key in exceptions ? exceptions[key] : days[day.getUTCDay()];
    if (span && ahead === 0 && span[0] <= time && time < span[1]) {
      return words.openNow.replace('[time]', formatTime(span[1]));
    }
    if (span && (ahead > 0 || time < span[0])) {
      const name = ahead === 0 ? words.today : ahead === 1 ? words.tomorrow : dayName(day, data, ahead);
      return words.closedNow.replace('[day]', name).replace('[time]', formatTime(span[0]));
    }
    day.setUTCDate(day.getUTCDate() + 1);
  }
  return '';
}

/** Names in the tables of hours the next day of a week that differs: `Monday 28 December` and `Closed`. */
function nameSpecialDay(data: OpenNowData, now: Date): void {
  const { zone, clockChanges, exceptions } = data;
  const today = readZoneClock(zone, clockChanges, now).slice(0, 10);
  const date = Object.keys(exceptions).find((day) => day >= today) ?? '';
  if (!(Date.parse(date) - Date.parse(today) < week)) return;
  for (const { children, dataset } of document.querySelectorAll<HTMLElement>('[data-special-hours]')) {
    const [name, times] = children as unknown as HTMLElement[];
    if (name) name.textContent = dayName(new Date(date), data, 7);
    if (times) times.textContent = exceptions[date]?.map(formatTime).join('-') ?? dataset.specialHours ?? '';
  }
}

/** Within a week the weekday is enough; later days need their date. */
function dayName(day: Date, { language, dayNames }: OpenNowData, ahead: number): string {
  if (ahead < 7) return dayNames[day.getUTCDay()] ?? '';
  return day.toLocaleDateString(language, { timeZone: 'UTC', weekday: 'long', day: 'numeric', month: 'long' });
}

function formatTime(time: string): string {
  return time.replace(/^0/, '');
}

/**
 * The local time in a zone: `2026-12-25 08:00`. The page carries the zone's clock changes because loading a browser's
 * own time zone table takes longer than the rest of the page's script.
 */
export function readZoneClock(zone: string, changes: ClockChanges, now: Date): string {
  const next = changes.findIndex(([from]) => from * minute > now.getTime());
  const offset = changes[next - 1]?.[1];
  // Swedish writes date and time as ISO 8601 does.
  if (offset === undefined) {
    return now.toLocaleString('sv', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' });
  }
  return new Date(now.getTime() + offset * minute).toISOString().slice(0, 16).replace('T', ' ');
}
