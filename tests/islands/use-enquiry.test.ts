import { expect, it } from 'vitest';
import { todayIn } from '../../templates/islands/use-enquiry.ts';

it('is the date where the business is, on either side of midnight', () => {
  const lateInLondon = new Date('2026-11-20T23:30:00Z');
  expect(todayIn('Europe/London', lateInLondon)).toBe('2026-11-20');
  expect(todayIn('Europe/Berlin', lateInLondon)).toBe('2026-11-21');
  expect(todayIn('America/New_York', new Date('2026-11-20T03:00:00Z'))).toBe('2026-11-19');
});
