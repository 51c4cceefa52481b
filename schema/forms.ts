import * as z from 'zod';
import { weekdays } from './clock.ts';
import { field, fieldName, formField } from './field.ts';
import { link } from './link.ts';
import { formTypes } from './submission.ts';
import { entries, line, paragraph, sentence, slug, texts } from './text.ts';
import { english } from './vocabulary/english.ts';

const form = z.strictObject({
  /**
   * What the visitor asks for, which decides the wording of its mails:
   * - `'contact'`: an answer, or a place on a course with fixed dates
   * - `'quote'`: a price
   * - `'booking'`: an appointment; the call bar links to the first page with such a form
   *
   * Example: `'booking'`.
   */
  type: z.enum(formTypes),
  /** What mails and the desk call an enquiry from it, by default the name of its type: `'Mooring request'`. */
  name: line.optional(),
  /**
   * Its fields, in order: shared ones by their names, others in full.
   * Example: `[{ field: 'name', required: true }, { name: 'mileage', kind: 'number', label: 'Mileage' }]`.
   */
  fields: z.array(formField).min(1, 'is an empty list; name at least one field'),
  ...texts(english.form),
});

/** The forms of the site, with their common settings. */
export const forms = z.strictObject({
  /**
   * Fields that forms share, by name. `name`, `phone`, `email` and `message` are predefined.
   * Example: `{ registration: { kind: 'plate', label: 'Registration' } }`.
   */
  fields: z.record(fieldName, field).default({}),
  ...texts(english.forms),
  /** The choices of the time field, in order: `['8:00 AM - 10:00 AM']`. */
  timeSlots: z.array(line).default([]),
  /** Days with other slots: `[{ days: ['Saturday'], slots: ['9:00 - 10:00'] }]`. */
  slotsOfDays: entries({
    /** The days: `['Saturday']`. */
    days: z.array(z.enum(weekdays)).min(1, 'is an empty list; name at least one day'),
    /** Their slots, in order: `['9:00 - 10:00']`. */
    slots: z.array(line),
  }).optional(),
  /** Instead of both, the length in minutes of slots made by dividing each day's opening hours: `60`. */
  slotMinutes: z.number().int().min(5).max(360).optional(),
  /**
   * The forms, by key, which is part of their address. `contact` is predefined.
   * Example: `{ booking: { type: 'booking', … } }`.
   */
  forms: z.record(slug, form).default({}),
  /** Minimum time between displaying and sending a form, in milliseconds: `3000`. */
  minimumFillMs: z.number().int().min(0).max(60_000).default(3000),
  /** The receipt that replaces a form once it is sent: `{ asked: 'What you sent us' }`. */
  receipt: z
    .strictObject({
      ...texts(english.forms.receipt),
      /**
       * How to correct or cancel the enquiry.
       * Example: `'A wrong number, or a change of plan? Call {phone} with your reference.'`.
       */
      correct: line.optional(),
    })
    .prefault({}),
  /** The start of the message in a form reached by a link from a town page: `'I am in [town].'`. */
  fromTown: line.optional(),
  /**
   * The privacy notice under every form: who gets the data, why, for how long, and how to have it erased.
   * Example: `{ sentences: ['…'], more: 'More', paragraphs: ['…'] }`.
   */
  privacy: z
    .strictObject({
      /**
       * The notice in short, three sentences.
       * Example: `['Only the garage reads this.', 'It is kept for {retention}.', '…']`.
       */
      sentences: z.array(sentence).min(1, 'is an empty list; write at least one sentence'),
      /** The label that opens the full text: `'More about your data'`. */
      more: line.optional(),
      /** The full text, in paragraphs: `['It is stored on our own server …']`. */
      paragraphs: z.array(paragraph).min(1, 'is an empty list; write at least one paragraph').optional(),
    })
    .refine(
      ({ more, paragraphs }) => (more === undefined) === (paragraphs === undefined),
      'must have both more and paragraphs, or neither',
    )
    .optional(),
  /**
   * The privacy link under every form without a `privacy` notice.
   * By default it leads to the page named in `layout.privacyNames`.
   * Example: `{ name: 'Privacy', href: '/privacy' }`.
   */
  privacyLink: link.optional(),
});

export type Forms = z.output<typeof forms>;
export type Refusals = Forms['refusals'];
export type Form = z.output<typeof form>;
