import * as z from 'zod';
import { bannerSection, cardsSection } from './sections/cards.ts';
import { claimsSection, figuresSection, stepsSection, tableSection, timelineSection } from './sections/figures.ts';
import { faqSection, formSection } from './sections/form.ts';
import {
  accessSection,
  emergenciesSection,
  helplinesSection,
  linksSection,
  servicesSection,
  testimonialsSection,
  townPagesSection,
  townsSection,
  visitSection,
} from './sections/links.ts';
import { ownSection } from './sections/own.ts';
import { gallerySection, mapSection, noticeSection, teamSection } from './sections/place.ts';
import { packagesSection, pricesSection } from './sections/prices.ts';
import { listSection, textSection } from './sections/text.ts';

/** One section of a page, discriminated by `kind`. */
// biome-ignore format: one name a line would fill the screen
export const section = z.discriminatedUnion('kind', [
  accessSection, bannerSection, cardsSection, claimsSection, emergenciesSection, faqSection, figuresSection,
  formSection, gallerySection, helplinesSection, linksSection, listSection, mapSection, noticeSection, ownSection,
  packagesSection, pricesSection, servicesSection, stepsSection, tableSection, teamSection, testimonialsSection,
  textSection, timelineSection, townPagesSection, townsSection, visitSection,
]);

export type Section = z.output<typeof section>;
export type SectionOf<Kind extends Section['kind']> = Extract<Section, { kind: Kind }>;
