import * as z from 'zod';
import * as business from './sections/business.ts';
import { faqSection, formSection } from './sections/form.ts';
import { ownSection } from './sections/own.ts';
import * as text from './sections/text.ts';

/** One section of a page, discriminated by `kind`. */
// biome-ignore format: one name a line would fill the screen
export const section = z.discriminatedUnion('kind', [
  business.accessSection, text.bannerSection, text.cardsSection, business.claimsSection, business.emergenciesSection,
  faqSection, text.figuresSection, formSection, text.gallerySection, business.helplinesSection, business.linksSection,
  text.listSection, business.mapSection, text.noticeSection, ownSection, business.packagesSection,
  business.pricesSection, business.servicesSection, text.stepsSection, text.tableSection, business.teamSection,
  business.testimonialsSection, text.textSection, text.timelineSection, business.townPagesSection,
  business.townsSection, business.visitSection,
]);

export type Section = z.output<typeof section>;
export type SectionOf<Kind extends Section['kind']> = Extract<Section, { kind: Kind }>;
