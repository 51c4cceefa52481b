import * as z from 'zod';
import { line } from './text.ts';

/** What a search engine or a shared link shows of a page. */
export const head = z.strictObject({
  /** Unique on the site, at most 65 characters: `'Brake Repair in Newington | Newington Garage'`. */
  title: line.max(65, 'is longer than 65 characters'),
  /** Unique on the site, at most 160 characters: `'Brake pads {from:brake-pads}, fitted in Newington.'`. */
  description: line.max(160, 'is longer than 160 characters'),
  /** Words people search for: `['brake repair newington']`. */
  keywords: z.array(line).min(1, 'is an empty list; name at least one'),
});

export type Head = z.output<typeof head>;
