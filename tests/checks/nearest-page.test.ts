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

it('finds the file of the same name with another hash', () => {
  expect(nearestFile('/assets/site-11bb.css', ['/assets/site-4f3a.css', '/assets/form-99aa.js'])).toBe(
    '/assets/site-4f3a.css',
  );
});
