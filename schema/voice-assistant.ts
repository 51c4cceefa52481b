import * as z from 'zod';
import { line } from './text.ts';
import { attributes, thirdPartyScript } from './third-party.ts';

/** The third-party voice assistant at the bottom of every page. */
export const voiceAssistant = z.strictObject({
  ...thirdPartyScript,
  /** The custom element that the script fills: `'voice-assistant'`. */
  element: z
    .string()
    .regex(/^[a-z]+(-[a-z0-9]+)+$/, 'has to be a custom element name such as voice-assistant')
    .optional(),
  /** The element's attributes: `{ 'agent-id': 'abc' }`. */
  attributes,
  /** When to load it: `'idle'` once the page is idle, `'click'` only when its button is pressed. */
  load: z.enum(['idle', 'click']).default('idle'),
  /** Whether it is also on pages with a form, where visitors enter personal data: `false`. */
  onFormPages: z.boolean().default(true),
  /** The label of its button: `'Ask our voice assistant'`. */
  button: line,
});

export type VoiceAssistant = z.output<typeof voiceAssistant>;
