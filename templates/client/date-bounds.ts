import { lastBookableDay } from '../../schema/booking.ts';
import { readHours, readZoneClock } from './open-now.ts';

/** Corrects the earliest and the latest date of date fields: the page may have been built on an earlier day. */
export function correctDateBounds(): void {
  const data = readHours();
  if (!data) return;
  const today = readZoneClock(data.zone, data.clockChanges, new Date()).slice(0, 10);
  for (const field of document.querySelectorAll<HTMLInputElement>('input[type=date]')) {
    field.min = today;
    field.max = lastBookableDay(today);
  }
}
