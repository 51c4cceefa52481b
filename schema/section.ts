import * as z from 'zod';
import { bannerSection } from './sections/banner.ts';
import { cardsSection } from './sections/cards.ts';
import { claimsSection, figuresSection, tableSection } from './sections/figures.ts';
import { faqSection, formSection } from './sections/form.ts';
import {
  accessSection,
  emergenciesSection,
  linksSection,
  servicesSection,
  testimonialsSection,
  townPagesSection,
  townsSection,
} from './sections/links.ts';
import { listSection } from './sections/list.ts';
import { packagesSection, pricesSection } from './sections/prices.ts';
import { stepsSection, timelineSection } from './sections/sequence.ts';
import { textSection } from './sections/text.ts';
import { visitSection } from './sections/visit.ts';

/** One part of a page, told apart by `kind`. */
export const section = z.discriminatedUnion('kind', [
  accessSection,
  bannerSection,
  cardsSection,
  claimsSection,
  emergenciesSection,
  faqSection,
  figuresSection,
  formSection,
  linksSection,
  listSection,
  packagesSection,
  pricesSection,
  servicesSection,
  stepsSection,
  tableSection,
  testimonialsSection,
  textSection,
  timelineSection,
  townPagesSection,
  townsSection,
  visitSection,
]);

export type Section = z.output<typeof section>;
export type SectionOf<Kind extends Section['kind']> = Extract<Section, { kind: Kind }>;
