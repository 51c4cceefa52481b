import { expect, it } from 'vitest';
import { bindShortWords, splitUnbreakable } from '../../site/inline.ts';

it.each([
  ['Call 01632 960145 today', ['01632 960145']],
  ['Open Mon-Fri 8:00-18:00, and by request', ['Mon-Fri 8:00-18:00,']],
  ['Call us (Mon-Fri 8:00-18:00, Sat 8:00-16:00).', ['(Mon-Fri 8:00-18:00,', 'Sat 8:00-16:00).']],
  ['Le samedi, 14:00–18:30.', ['14:00–18:30.']],
  ['Le samedi, 9:00 – 17:00', ['9:00 – 17:00']],
  ['Le samedi – dès 9:00', []],
  ['Within 20 miles, from 9 am-5 pm', ['20 miles,', '9 am-5 pm']],
  ['Sat 8 AM-12 PM and 1 PM-6:30 PM', ['8 AM-12 PM', '1 PM-6:30 PM']],
  ['By 2 PM, in 10 MB', ['2 PM,']],
  ['Servicing from £85, brake pads from £80, and over 1,000 customers', ['1,000 customers']],
  ['Au capital de 8 000 €, soit 3 000 km', ['8 000 €,', '3 000 km']],
  ['Une question ? Choisissez ; nous vous rappelons', ['question ?', 'Choisissez ;']],
  ['Par la Grande-Côte : 1,2 km !', ['Grande-Côte :', '1,2 km !']],
  ['Dites « Oui » ? Ou « à bientôt » !', ['« Oui » ?', '« à', 'bientôt » !']],
  ['TVA : FR12 123456789, SIRET 123 456 789 00012', ['TVA :', '123456789,', '123 456 789 00012']],
  ['Find us in Lake Oswego, OR 97034, or call', ['Oswego, OR 97034,']],
  ['A well-kept garage for every car', ['well-kept']],
  ['A family firm since 2001', []],
  ['Ein Öl-Check, 3D-Röntgen und ein Wörther-Weg', ['Öl-Check,']],
])('keeps together what a line would tear: %s', (text, expected) => {
  expect(splitUnbreakable(text).filter((_, index) => index % 2 === 1)).toEqual(expected);
});

it('keeps a word of one letter with the next, in Polish only', () => {
  expect(bindShortWords('Dzwoń w środę i o 9:00, a nie z rana', 'pl')).toBe(
    'Dzwoń w\u00a0środę i\u00a0o\u00a09:00, a\u00a0nie z\u00a0rana',
  );
  expect(bindShortWords('A car, a van or I', 'en-GB')).toBe('A car, a van or I');
});
