import * as z from 'zod';
import { icon } from './icon.ts';
import { link } from './link.ts';
import { line, paragraph } from './text.ts';

/** A question and its answer. */
export const faqEntry = z.strictObject({
  /** The question, as a customer asks it: `'How often should I have my car serviced?'`. */
  question: line,
  /** The answer, in full sentences: `'Every {fact:service-interval}, whichever comes first.'`. */
  answer: paragraph,
  /** Links to further pages: `[{ name: 'Car servicing', href: '/car-servicing' }]`. */
  links: z.array(link).default([]),
});

/** What a customer said. */
export const testimonial = z.strictObject({
  /** Who said it: `'Sarah M.'`. */
  name: line,
  /** Their town: `'Sittingbourne'`. */
  place: line,
  /** Their words: `'They rang before every extra.'`. */
  text: paragraph,
  /** Their rating, 1 to 5: `5`. */
  stars: z.number().int().min(1).max(5),
});

/** One emergency service with its promise. */
export const emergencyService = z.strictObject({
  /** What has happened: `'Car Won\'t Start'`. */
  title: line,
  /** What we do: `'We come out, find the cause and start it or tow it.'`. */
  text: paragraph,
  /** The promise: `'Within 2 hours'`. */
  response: line,
  /** Its icon: `'battery'`. */
  icon,
});

export type FaqEntry = z.output<typeof faqEntry>;
export type Testimonial = z.output<typeof testimonial>;
export type EmergencyService = z.output<typeof emergencyService>;
