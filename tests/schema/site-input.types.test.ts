import { expectTypeOf, it } from 'vitest';
import type { EnquiryValues } from '../../schema/enquiry.ts';
import type { SectionOf } from '../../schema/section.ts';
import type { Site, SiteInput } from '../../schema/site.ts';
import { tinySiteInput } from '../fixtures/tiny-site.ts';

/** Errors that an editor underlines; `npm run typecheck` requires each expected error. */
it('refuses in the editor what the schema would refuse', () => {
  const [home] = tinySiteInput.pages;
  ({
    ...tinySiteInput,
    // @ts-expect-error: a key that does not exist
    motto: 'We repair brakes',
  }) satisfies SiteInput;
  ({
    ...tinySiteInput,
    // @ts-expect-error: a price that is not a number
    prices: { 'brake-pads': { name: 'Brake pads', from: '£80' } },
  }) satisfies SiteInput;
  ({
    ...tinySiteInput,
    // @ts-expect-error: a section of a kind that does not exist
    pages: [{ ...home, sections: [{ kind: 'carousel', heading: 'Slides' }] }],
  }) satisfies SiteInput;
  ({
    ...tinySiteInput,
    // @ts-expect-error: not a day
    hours: { timeZone: 'Europe/London', regular: [{ days: ['Munday'], opens: '09:00', closes: '17:00' }] },
  }) satisfies SiteInput;
});

it('sets every default, so that no other code has to check', () => {
  expectTypeOf<SiteInput['locations']>().toBeNullable();
  expectTypeOf<Site['locations']>().not.toBeNullable();
  expectTypeOf<Site['wording']['closed']>().toEqualTypeOf<string>();
  expectTypeOf<SectionOf<'prices'>['actions']>().toBeArray();
  expectTypeOf<EnquiryValues[string]>().toEqualTypeOf<string>();
});
