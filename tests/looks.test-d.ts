import { expectTypeOf, it } from 'vitest';

/** The modules of a look that the templates import as `#look/NAME`: types and tests see those of `road`. */
it('has the same exports in every look', () => {
  type Folio = {
    footer: typeof import('../templates/looks/folio/Footer.tsx');
    header: typeof import('../templates/looks/folio/Header.tsx');
    hero: typeof import('../templates/looks/folio/Hero.tsx');
    places: typeof import('../templates/looks/folio/Places.tsx');
  };
  type Road = {
    footer: typeof import('../templates/looks/road/Footer.tsx');
    header: typeof import('../templates/looks/road/Header.tsx');
    hero: typeof import('../templates/looks/road/Hero.tsx');
    places: typeof import('../templates/looks/road/Places.tsx');
  };
  expectTypeOf<Folio>().toExtend<Road>();
});
