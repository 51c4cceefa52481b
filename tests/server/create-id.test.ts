import { expect, test } from 'vitest';
import { createId } from '../../server/enquiries/store.ts';

test('an id is a UUID of version 7 that sorts by its time', () => {
  const ids = ['1969-12-31', '2026-11-20', '2026-11-21', '2099-01-01'].map((day) => createId(new Date(day)));
  for (const id of ids) expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect([...ids].sort()).toEqual(ids);
});

test('two ids of the same moment differ', () => {
  const now = new Date();
  expect(createId(now)).not.toBe(createId(now));
});
