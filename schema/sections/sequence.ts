import * as z from 'zod';
import { line, paragraph } from '../text.ts';
import { heading } from './common.ts';

/** A process, step by step. */
export const stepsSection = z.strictObject({
  kind: z.literal('steps'),
  ...heading,
  /** The steps, in order: `[{ title: 'Inspection', text: '…' }]`. */
  items: z
    .array(
      z.strictObject({
        /** The step in a word or two: `'Inspection'`. */
        title: line,
        /** What happens in it: `'We measure pads and discs.'`. */
        text: paragraph,
      }),
    )
    .min(2, 'has fewer than two steps'),
});

/** The years of a history. */
export const timelineSection = z.strictObject({
  kind: z.literal('timeline'),
  ...heading,
  /** The years, in order: `[{ year: 1999, title: 'Doors open', text: '…' }]`. */
  items: z
    .array(
      z.strictObject({
        /** The year: `2005`. */
        year: z.number().int(),
        /** What happened, in a few words: `'A second ramp'`. */
        title: line,
        /** What happened, in a sentence: `'Two brothers rent a forge.'`. */
        text: paragraph,
      }),
    )
    .min(2, 'has fewer than two years'),
});
