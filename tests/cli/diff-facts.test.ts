import { expect, it } from 'vitest';
import { listFacts } from '../../cli/diff-facts.ts';
import { parseSite } from '../../site/parse.ts';
import { tinySiteInput } from '../fixtures/tiny-site.ts';

it('describes a closed day in the language of the definition', () => {
  const hours = { ...tinySiteInput.hours, exceptions: [{ date: '2026-12-24', name: 'Wigilia' }] };
  const facts = listFacts({ site: parseSite({ ...tinySiteInput, language: 'pl-PL', hours } as never), routes: [] });
  expect(facts['Opening hours']['2026-12-24 Wigilia']).toBe('zamknięte');
});
