import * as z from 'zod';
import { icon } from './icon.ts';
import { link } from './link.ts';
import { httpsUrl, isoDate, line, paragraph } from './text.ts';

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

/** Somebody else who helps, when the business is closed or a garage is not enough. */
export const helpline = z.strictObject({
  /** For whom, or where: `'On the M2'`. */
  name: line,
  /** Its number, if it has one for everybody: `{ display: '0300 123 5000', dial: '+443001235000' }`. */
  phone: z
    .strictObject({
      /** As displayed: `'0300 123 5000'`. */
      display: line,
      /** As dialled: `'+443001235000'`, or `'999'`. */
      dial: z
        .string()
        .regex(/^(\+[1-9]\d{6,14}|\d{3})$/, 'has to be + and the digits with the country code, or three digits'),
    })
    .optional(),
  /** What they do, and what to do first: `'Get behind the barrier first, then call.'`. */
  text: paragraph,
  /** Its icon: `'road'`. */
  icon,
  /** Where the number was found: `'https://nationalhighways.co.uk/'`. */
  source: httpsUrl.optional(),
  /** The day on which it was looked up there: `'2026-11-22'`. */
  checked: isoDate.optional(),
});
