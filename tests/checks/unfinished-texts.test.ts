import { expect, it } from 'vitest';
import { unfinishedTexts } from '../../checks/warnings.ts';
import { parseSite } from '../../site/parse.ts';
import { tinySiteInput } from '../fixtures/tiny-site.ts';
import { garage } from '../helpers/garage.ts';

const warningsFor = (description: string) =>
  unfinishedTexts(parseSite({ ...tinySiteInput, business: { ...tinySiteInput.business, description } } as never)).map(
    ({ text }) => text,
  );

it.each([
  ['TODO', 'TODO'],
  ['TBC: what we do', 'TBC'],
  ['Lorem ipsum dolor sit amet', 'Lorem ipsum'],
  ['Open since undefined', 'undefined'],
  ['Ring [object Object] first', '[object Object]'],
  ['From NaN miles away', 'NaN'],
])('warns of a text still to be written, or a value that its template lacks: %s', (text, words) => {
  expect(warningsFor(text)).toEqual([
    `business.description: found "${words}"; before going live, write the real text or value`,
  ]);
});

it.each(['TODO INCLUIDO', 'Nan’s favourite café', 'All our tattoos', 'What TBC stands for'])(
  'takes as finished: %s',
  (text) => {
    expect(warningsFor(text)).toEqual([]);
    expect(unfinishedTexts(garage)).toEqual([]);
  },
);
