import * as z from 'zod';
import { slug } from '../text.ts';
import { heading } from './text.ts';

/** The settings of each custom section kind, added by the `schema.ts` in its folder. */
// biome-ignore lint/suspicious/noEmptyInterface: folders beside a definition add to it
export interface OwnSettings {}

/** A section of a custom kind, as written in a definition. */
type Written = {
  [Name in keyof OwnSettings]: {
    kind: 'own';
    name: Name;
    id?: string | undefined;
    heading: string;
    intro?: string | undefined;
  } & OwnSettings[Name];
}[keyof OwnSettings];

const entry = z.looseObject({
  kind: z.literal('own'),
  /** The kind: the name of its folder in `sections/` next to the definition: `'tide-table'`. */
  name: slug,
  ...heading,
});

/** A section of a custom kind, with the settings declared in its folder. */
export const ownSection = entry as typeof entry & z.ZodType<z.output<typeof entry>, Written>;

/** Props of a custom kind's component. */
export type OwnSection<Schema extends z.ZodType> = z.output<typeof entry> & z.output<Schema>;
