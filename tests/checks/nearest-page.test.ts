import { expect, it } from 'vitest';
import { nearestFile, nearestPage } from '../../checks/links/validate/nearest-page.ts';

const pages = [
  '/',
  '/services',
  '/brake-repair',
  '/clutch-repair',
  '/car-servicing',
  '/mot-preparation',
  '/diagnostics',
  '/locations',
  '/locations/newington-brake-repair',
  '/locations/gillingham-brake-repair',
  '/locations/gillingham-diagnostics',
  '/locations/chatham-clutch-repair',
  '/locations/chatham-car-service',
  '/locations/rochester-mot-preparation',
  '/contact',
];

it.each([
  ['/services/brake-repair', '/brake-repair'],
  ['/services/car-servicing', '/car-servicing'],
  ['/services/mot-preparation', '/mot-preparation'],
  ['/services/diagnostics', '/diagnostics'],
  ['/locations/chatham-brake-repair', '/locations/gillingham-brake-repair'],
  ['/locations/gillingham-car-service', '/locations/chatham-car-service'],
  ['/locations/chatham-mot-preparation', '/locations/rochester-mot-preparation'],
  ['/brake-repiar', '/brake-repair'],
  ['/locations/gilingham-diagnostics', '/locations/gillingham-diagnostics'],
  ['/Contact', '/contact'],
  ['/brakerepair', '/brake-repair'],
])('takes %s for %s', (dead, meant) => {
  expect(nearestPage(dead, pages)).toBe(meant);
});

it('offers nothing for an address like no other', () => {
  expect(nearestPage('/xyzzy-quux', pages)).toBeUndefined();
});

const files = ['/assets/site-4f3a.css', '/assets/form-99aa.js', '/pictures/garage.svg', '/pictures/tyres.svg'];

it.each([
  ['/assets/site-11bb.css', '/assets/site-4f3a.css'],
  ['/pictures/garage@2x.webp', '/pictures/garage.svg'],
  ['/Images/Garage.svg', '/pictures/garage.svg'],
  ['/pictures/tires.svg', '/pictures/tyres.svg'],
  // A folder in common is not enough.
  ['/pictures/wheel.png', undefined],
  ['/pictures/a.avif', undefined],
])('takes the file %s for %s', (dead, meant) => {
  expect(nearestFile(dead, files)).toBe(meant);
});
