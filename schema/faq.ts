import * as z from 'zod';
import { link } from './link.ts';
import { line, paragraph } from './text.ts';

/** A question and its answer. */
export const faqEntry = z.strictObject({
  /** The question, as a customer asks it: `'How often should I have my car serviced?'`. */
  question: line,
  /** The answer, in full sentences: `'Every {fact:service-interval}, whichever comes first.'`. */
  answer: paragraph,
  /** Links to related pages: `[{ name: 'Car servicing', href: '/car-servicing' }]`. */
  links: z.array(link).default([]),
});
