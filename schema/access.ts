import * as z from 'zod';
import { line, paragraph } from './text.ts';

/** A way to reach the business: a road or a station. */
export const accessRoute = z.strictObject({
  /** Its number or name, as on a road sign: `'A2'`. */
  name: line,
  /** What it is, and so how its sign looks: `'motorway'` blue, `'primary'` green, `'rail'`. */
  kind: z.enum(['motorway', 'primary', 'local', 'rail']),
  /** How to come that way, one or two sentences: `'Leave at junction 5 and follow the A2 west.'`. */
  text: paragraph,
});

export type AccessRoute = z.output<typeof accessRoute>;
