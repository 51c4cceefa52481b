import { expectTypeOf, it } from 'vitest';
import type { EnquiryValues } from '../../schema/enquiry.ts';
import type { SectionOf } from '../../schema/section.ts';
import type { Site, SiteInput } from '../../schema/site.ts';
import { tinySiteInput } from '../fixtures/tiny-site.ts';

/** What an editor underlines before anything is run; `npm run typecheck` holds each line to its expected error. */
it('refuses in the editor what the schema would refuse', () => {
  const [home] = tinySiteInput.pages;
  ({
    ...tinySiteInput,
    // @ts-expect-error: a key that does not exist
    motto: 'We repair brakes',
  }) satisfies SiteInput;
  ({
    ...tinySiteInput,
    // @ts-expect-error: a price that is no number
    prices: { 'brake-pads': { name: 'Brake pads', from: '£80' } },
  }) satisfies SiteInput;
  ({
    ...tinySiteInput,
    // @ts-expect-error: a section of a kind that does not exist
    pages: [{ ...home, sections: [{ kind: 'carousel', heading: 'Slides' }] }],
  }) satisfies SiteInput;
  ({
    ...tinySiteInput,
    // @ts-expect-error: a day that is none
    hours: { timeZone: 'Europe/London', regular: [{ days: ['Munday'], opens: '09:00', closes: '17:00' }] },
  }) satisfies SiteInput;
});

it('sets every default, so that nothing else has to ask', () => {
  expectTypeOf<SiteInput['locations']>().toBeNullable();
  expectTypeOf<Site['locations']>().not.toBeNullable();
  expectTypeOf<Site['wording']['closed']>().toEqualTypeOf<string>();
  expectTypeOf<SectionOf<'prices'>['actions']>().toBeArray();
  expectTypeOf<EnquiryValues[string]>().toEqualTypeOf<string>();
});
