import { describe, expect, it } from 'vitest';
import type { NearPage } from '../../site/shared-site.ts';
import { nearestPages } from '../../templates/client/nearest-pages.ts';

const pages: NearPage[] = [
  ['/locations/chatham-brake-repair', 'Brake repair in Chatham'],
  ['/brake-repair', 'Brake repair'],
  ['/full-service', 'Full service'],
  ['/locations/chatham-full-service', 'Full service in Chatham'],
  ['/about', 'About us'],
  ['/services', 'Services'],
  ['/locations', 'Locations'],
];
const near = (requested: string) => nearestPages(requested, pages).map(([path]) => path);
const nearest = (requested: string) => near(requested)[0];

describe('the nearest pages', () => {
  it('are ordered by shared words, then by fewest other words', () => {
    expect(near('/chatham-brake-repair')).toEqual([
      '/locations/chatham-brake-repair',
      '/brake-repair',
      '/locations/chatham-full-service',
    ]);
    expect(nearest('/services/brake-repair')).toBe('/brake-repair');
    expect(nearest('/services/brakes/')).toBe('/brake-repair');
    expect(nearest('/locations/chatham-brakes')).toBe('/locations/chatham-brake-repair');
  });

  it('ignore word endings, case and separators', () => {
    expect(nearest('/Full_Servicing.html')).toBe('/full-service');
    expect(nearest('/brakes')).toBe('/brake-repair');
    const polish: NearPage[] = [
      ['/uslugi/naprawa', 'Naprawa'],
      ['/uslugi/strojenie', 'Strojenie'],
    ];
    expect(nearestPages('/uslugi/naprawy', polish)).toEqual(polish.slice(0, 1));
    expect(nearestPages('/uslugi/nowe', polish)).toEqual([]);
  });

  it('are those of the folder if the name shares no word', () => {
    expect(nearest('/brake-repair/prices')).toBe('/brake-repair');
    expect(near('/locations/dover')).toEqual(['/locations']);
  });

  it('are none if no word is shared, or only short ones', () => {
    expect(near('/tyres')).toEqual([]);
    expect(near('/us/in')).toEqual([]);
  });
});
