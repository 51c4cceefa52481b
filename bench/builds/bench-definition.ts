import type { SiteInput } from '../../schema/site.ts';
import { tinySiteInput } from '../../tests/fixtures/tiny-site.ts';

/** How many town pages the definition has: `BENCH_TOWNS=1000`. */
const towns = Number(process.env.BENCH_TOWNS ?? 31);

/** One entry that may be edited between two builds. */
const edited = process.env.BENCH_EDIT ?? '';

const [page] = tinySiteInput.locations as [SiteInput['locations'] extends (infer Page)[] | undefined ? Page : never];

/** The tiny garage with any number of town pages of some ten kilobytes, every one of which says its town. */
export default {
  ...tinySiteInput,
  towns: Object.fromEntries(
    Array.from({ length: towns }, (_, index) => [`town-${index}`, { name: `Town ${index}`, miles: 5 }]),
  ),
  locations: Array.from({ length: towns }, (_, index) => {
    const town = `Town ${index}`;
    return {
      ...page,
      town: `town-${index}`,
      head: {
        title: `Brake repair in ${town}`,
        description: `Brake repair near ${town}${index === 7 ? edited : ''}.`,
        keywords: [`brakes ${town}`],
      },
      hero: { heading: `Brake repair in ${town}`, lead: `We are {miles:town-${index}} away from ${town}.` },
      sections: Array.from({ length: 1 }, (_, section) => ({
        kind: 'text' as const,
        heading: `Point ${section + 1} for drivers from ${town}`,
        paragraphs: [
          `Drivers from ${town} come to us because brakes are looked at while they wait, and nothing is done before they agree.`,
          `From ${town} it is {miles:town-${index}}; bring the car in the morning and it is ready when you are back from work.`,
        ],
      })),
    };
  }),
} satisfies SiteInput;
