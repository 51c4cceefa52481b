import { lastBookableDay } from '../../schema/booking.ts';
import { readHours, readZoneClock } from './open-now.ts';

/** Corrects the bounds of date fields that depend on today: the page may have been built on an earlier day. */
export function correctDateBounds(): void {
  const data = readHours();
  if (!data) return;
  const today = readZoneClock(data, new Date()).slice(0, 10);
  for (const field of document.querySelectorAll<HTMLInputElement>('input[type=date]')) {
    const { min, max } = field.dataset;
    if (min) field.min = today;
    if (max) field.max = max === 'year' ? lastBookableDay(today) : today;
  }
}
