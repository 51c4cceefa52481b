import * as z from 'zod';
import { action } from '../link.ts';
import { picture } from '../picture.ts';
import { paragraph } from '../text.ts';
import { heading } from './common.ts';

/** Paragraphs under a heading, with a picture if there is one. */
export const textSection = z.strictObject({
  kind: z.literal('text'),
  ...heading,
  /** The paragraphs, in order: `['We have stood on the High Street since {established}.']`. */
  paragraphs: z.array(paragraph).min(1, 'is an empty list; write at least one paragraph'),
  /** A picture beside the words. */
  image: picture.optional(),
  /** What to do next: `[{ label: 'Contact us', href: '/contact' }]`. */
  actions: z.array(action).default([]),
});
