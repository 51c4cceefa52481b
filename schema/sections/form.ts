import * as z from 'zod';
import { entries, line } from '../text.ts';
import { reference } from '../typed-reference.ts';
import { linksSection, pricesSection, visitSection } from './business.ts';
import { bannerSection, cardsSection, heading, listSection } from './text.ts';

/** The panels allowed beside a form or the questions. */
const asideSection = z.discriminatedUnion('kind', [
  bannerSection,
  cardsSection,
  linksSection,
  listSection,
  pricesSection,
  visitSection,
]);

/** An enquiry form, with panels beside it. */
export const formSection = z.strictObject({
  kind: z.literal('form'),
  ...heading,
  /** The key of the form: `'booking'`. */
  form: reference('form'),
  /** The panels beside it, in order: `[{ kind: 'visit', heading: 'Find us', show: ['address', 'phone'] }]`. */
  aside: z.array(asideSection).default([]),
});

/** Questions and answers from `faq`, optionally with topic buttons beside them. */
export const faqSection = z.strictObject({
  kind: z.literal('faq'),
  ...heading,
  /** The keys of the questions, in order, by default all of `faq`: `['warranty', 'payment']`. */
  questions: z.array(reference('question')).min(1, 'is an empty list; name at least one question').optional(),
  /** The heading above the topic buttons: `'Popular topics'`. */
  topicsHeading: line.optional(),
  /** Buttons that each open a question: `[{ label: 'Warranty', question: 'warranty' }]`. */
  topics: entries({
    /** The label of the button: `'How often to service'`. */
    label: line,
    /** The key of the question: `'service-frequency'`. */
    question: reference('question'),
  }).default([]),
  /**
   * The panels beside the questions, in order.
   * Example: `[{ kind: 'visit', heading: 'Find us', show: ['address', 'phone'] }]`.
   */
  aside: z.array(asideSection).default([]),
});

export type AsideSection = z.output<typeof asideSection>;
