import * as z from 'zod';
import { slug } from '../text.ts';
import { heading } from './text.ts';

/** The settings of each custom section kind: the `schema.ts` of its folder adds them. */
// biome-ignore lint/suspicious/noEmptyInterface: folders beside a definition add to it
export interface OwnSettings {}

/** A section of a custom kind, as a definition writes it. */
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
  /** The kind, which is the name of its folder in `sections/` beside the definition: `'tide-table'`. */
  name: slug,
  ...heading,
});

/** A section of a custom kind, with the settings that its folder declares. */
export const ownSection = entry as typeof entry & z.ZodType<z.output<typeof entry>, Written>;

/** Props of the component of a custom kind. */
export type OwnSection<Schema extends z.ZodType> = z.output<typeof entry> & z.output<Schema>;
