import * as z from 'zod';
import { httpsUrl, line } from './text.ts';

/** The third-party voice assistant at the bottom of every page. */
export const voiceAssistant = z.strictObject({
  /** The script's address: `'https://voice.example/widget.js'`. */
  src: httpsUrl,
  /** The script's subresource-integrity hash: `'sha384-…'`. */
  integrity: z
    .string()
    .regex(/^sha(256|384|512)-[A-Za-z0-9+/=]+$/, 'has to be a subresource-integrity hash such as sha384-…')
    .optional(),
  /** The custom element that the script fills: `'voice-assistant'`. */
  element: z
    .string()
    .regex(/^[a-z]+(-[a-z0-9]+)+$/, 'has to be a custom element name such as voice-assistant')
    .optional(),
  /** The element's attributes: `{ 'agent-id': 'abc' }`. */
  attributes: z
    .record(z.string().regex(/^[a-z][a-z0-9-]*$/, 'has to be the name of an attribute such as agent-id'), z.string())
    .default({}),
  /** Other hosts that the script connects to, for the content security policy: `['https://api.voice.example']`. */
  connect: z.array(httpsUrl).default([]),
  /** `'idle'` loads it once the page is idle; `'click'` shows a button and loads nothing before it is pressed. */
  load: z.enum(['idle', 'click']).default('idle'),
  /** Whether it is also on pages with a form, where visitors type what is theirs: `false`. */
  onFormPages: z.boolean().default(true),
  /** The label of that button: `'Ask our voice assistant'`. */
  button: line,
});

export type VoiceAssistant = z.output<typeof voiceAssistant>;
