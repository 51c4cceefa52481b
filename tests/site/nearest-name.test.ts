import { expect, test } from 'vitest';
import { listNames, nearestName } from '../../site/nearest-name.ts';

const names = ['mot-preparation', 'brake-repair', 'tyres', 'winter-check', 'winter-battery'];

test.each([
  ['brake-repiar', 'brake-repair'],
  ['tires', 'tyres'],
  // With another word before it.
  ['summer-tyres', 'tyres'],
  ['autotyres', 'tyres'],
  // Incomplete.
  ['mot-', 'mot-preparation'],
  ['mot-prep', 'mot-preparation'],
  ['mot', 'mot-preparation'],
  ['mo', undefined],
  // A third of the letters may differ.
  ['brake-wxyzir', 'brake-repair'],
  ['break-vwxyzr', undefined],
  // Three letters leave no room for two others.
  ['mos', undefined],
  // Two names begin with it.
  ['winter-storage', undefined],
  // The first word says what it is about.
  ['tyre-services', 'tyres'],
  ['brake-wash', 'brake-repair'],
])('%s is taken for %s', (written, name) => {
  expect(nearestName(written, names)).toBe(name);
});

test.each([
  ['/party', '/parties'],
  ['/parties', '/kids-party'],
  ['/kids/party', '/kids-party'],
  ['/tuning', '/services/piano-tuning'],
  ['/part', '/kids-party'],
  ['/team', undefined],
])('of paths, %s is taken for %s', (written, path) => {
  const paths = ['/', '/contact', '/kids-party', '/services/piano-tuning'];
  expect(nearestName(written, written === '/party' ? ['/parties'] : paths)).toBe(path);
});

test('twelve names are listed, and the rest counted', () => {
  const many = Array.from({ length: 13 }, (_, index) => `n${index}`);
  expect(listNames('town', many.slice(0, 12))).toMatch(/n10, n11\.$/);
  expect(listNames('town', many)).toMatch(/n10, n11 and 1 more\.$/);
});
