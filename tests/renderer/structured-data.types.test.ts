import type { AutoRepair, Offer, Service } from 'schema-dts';
import { expectTypeOf, it } from 'vitest';
import { serviceThing } from '../../renderer/jsonld.ts';

/** schema-dts has schema.org's vocabulary; `npm run typecheck` requires each expected error. */
it('refuses a word that schema.org does not have', () => {
  expectTypeOf(serviceThing).returns.toEqualTypeOf<Service | undefined>();
  ({
    '@type': 'Offer',
    // @ts-expect-error: it is `priceSpecification` or `price`
    amount: 45,
  }) satisfies Offer;
  ({
    '@type': 'AutoRepair',
    // @ts-expect-error: it is `telephone`
    phone: '+441632960000',
  }) satisfies AutoRepair;
});
