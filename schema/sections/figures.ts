import * as z from 'zod';
import { entries, line, paragraph, sentence } from '../text.ts';
import { reference } from '../typed-reference.ts';
import { heading } from './text.ts';

/** Percentages as bars, such as failure statistics. */
export const figuresSection = z.strictObject({
  kind: z.literal('figures'),
  ...heading,
  /** The figures in percent: `[{ percent: 30, label: 'Lighting' }]`. */
  items: entries({
    /** The percentage, 0 to 100: `30`. */
    percent: z.number().min(0).max(100),
    /** What the percentage stands for: `'Lighting and signalling'`. */
    label: line,
    /** A sentence of detail: `'Most often a bulb.'`. */
    text: sentence.optional(),
  }).min(1, 'is an empty list; write at least one figure'),
  /** The source of the figures: `'Figures of the last published year.'`. */
  note: paragraph.optional(),
});

const columnHeading = z
  .string()
  .refine((text) => text.trim() !== '', {
    error:
      'is empty; write a heading: what the column shows or, for the first column, what the rows are, such as Service',
    abort: true,
  })
  .pipe(line);

/** A table, such as service intervals. */
export const tableSection = z.strictObject({
  kind: z.literal('table'),
  ...heading,
  /** The caption, for screen readers: `'How often each service is due'`. */
  caption: line,
  /** The column headings; the first names the rows: `['Service', 'How often']`. */
  columns: z.array(columnHeading).min(2, 'has fewer than two columns; write two or more'),
  /** The rows, each with one cell per column: `[['Full Service', 'Every 12 months']]`. */
  rows: z.array(z.array(sentence)).min(1, 'is an empty list; write at least one row'),
});

/** Trust claims as large figures. */
export const claimsSection = z.strictObject({
  kind: z.literal('claims'),
  ...heading,
  /** The keys of the claims, in order: `['years', 'warranty']`. */
  claims: z.array(reference('claim')).min(1, 'is an empty list; name at least one claim'),
});

/** A process, step by step. */
export const stepsSection = z.strictObject({
  kind: z.literal('steps'),
  ...heading,
  /** The steps, in order: `[{ title: 'Inspection', text: '…' }, { title: 'Price', text: '…' }]`. */
  items: entries({
    /** The step in a word or two: `'Inspection'`. */
    title: line,
    /** What happens in this step: `'We measure pads and discs.'`. */
    text: paragraph,
  }).min(2, 'has fewer than two steps; write two or more'),
});

/** The history of the business, year by year. */
export const timelineSection = z.strictObject({
  kind: z.literal('timeline'),
  ...heading,
  /**
   * The years, in order.
   * Example: `[{ year: 1999, title: 'Doors open', text: '…' }, { year: 2004, title: 'A second bay', text: '…' }]`.
   */
  items: entries({
    /** The year: `2005`. */
    year: z.number().int(),
    /** A short title: `'A second ramp'`. */
    title: line,
    /** What happened, one sentence: `'Two brothers rent a forge.'`. */
    text: paragraph,
  }).min(2, 'has fewer than two years; write two or more'),
});
