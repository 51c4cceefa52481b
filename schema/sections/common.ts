import { line, paragraph, slug } from '../text.ts';

/** What every section may have. */
export const heading = {
  /** Its address on the page: `'prices'` is reached as `/brake-repair#prices`. */
  id: slug.optional(),
  /** The section's heading: `'What it costs'`. */
  heading: line,
  /** A sentence or two under the heading: `'You hear the price for your car before we start.'`. */
  intro: paragraph.optional(),
};
