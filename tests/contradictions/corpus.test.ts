import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { formatMeasured, measureAll } from './measure.ts';

const measured = measureAll();

it.each(Object.entries(measured))(
  'agrees with people about the sentences of the %s corpus',
  (_, { contradiction, innocent }) => {
    expect(contradiction.failed / contradiction.all).toBeGreaterThanOrEqual(0.85);
    expect(innocent.failed / innocent.all).toBeLessThanOrEqual(0.02);
    expect(innocent.warned / innocent.all).toBeLessThanOrEqual(0.05);
  },
);

it('has corpora of the size that it claims', () => {
  const all = Object.values(measured);
  expect(all.reduce((sum, { contradiction }) => sum + contradiction.all, 0)).toBeGreaterThanOrEqual(150);
  expect(all.reduce((sum, { innocent }) => sum + innocent.all, 0)).toBeGreaterThanOrEqual(150);
});

it('publishes what it measured', () => {
  expect(readFileSync('docs/contradictions.md', 'utf8')).toContain(formatMeasured(measured));
});
