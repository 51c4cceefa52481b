import * as z from 'zod';
import { slug } from '../text.ts';
import { heading } from './text.ts';

/** The settings of each own kind, which the `schema.ts` in its folder adds by declaration merging. */
// biome-ignore lint/suspicious/noEmptyInterface: own kinds add to it
export interface OwnSettings {}

/** A section of an own kind, as written in a definition. */
type Written = {
  [Name in keyof OwnSettings]: {
    kind: 'own';
    name: Name;
    id?: string;
    heading: string;
    intro?: string;
  } & OwnSettings[Name];
}[keyof OwnSettings];

const entry = z.looseObject({
  kind: z.literal('own'),
  /** The own kind, by the name of its folder in `sections/` beside the definition: `'tide-table'`. */
  name: slug,
  ...heading,
});

/** A section of an own kind, with the settings declared in its folder. */
export const ownSection = entry as typeof entry & z.ZodType<z.output<typeof entry>, Written>;

/** Props of an own kind's component. */
export type OwnSection<Schema extends z.ZodType> = z.output<typeof entry> & z.output<Schema>;
