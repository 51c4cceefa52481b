import * as z from 'zod';
import { httpsUrl, line } from './text.ts';

/** A third-party script: its address, and what the content security policy must allow. */
const thirdPartyScript = {
  /** The script's address: `'https://voice.example/widget.js'`. */
  src: httpsUrl,
  /** The script's subresource-integrity hash: `'sha384-…'`. */
  integrity: z
    .string()
    .regex(
      /^sha(256-[\w+/]{43}=|384-[\w+/]{64}|512-[\w+/]{86}==)$/,
      'must be a whole subresource-integrity hash: 44 characters after sha256-, 64 after sha384-, or 88 after sha512-',
    )
    .optional(),
  /** Other hosts that the script connects to, for the content security policy: `['https://api.voice.example']`. */
  connect: z.array(httpsUrl).default([]),
};

/** Attributes of an element, by name. */
const attributes = z
  .record(
    z
      .string()
      .regex(/^[a-z][a-z0-9-]*$/, 'must be the name of an attribute such as agent-id')
      .regex(/^(?!on[a-z]+$)/, 'runs a script, which the content security policy blocks; remove it'),
    z.string(),
  )
  .default({});

/** Third-party content on every page: a script such as a visitor counter, pictures, or a frame such as a map. */
export const thirdParty = z
  .strictObject({
    /** Its purpose, for readers of the definition: `'Counts visitors, without cookies'`. */
    name: line,
    ...thirdPartyScript,
    /** Its script, if it has one: `'https://counter.example/count.js'`. */
    src: httpsUrl.optional(),
    /** Hosts that your own section kinds may embed in an `<iframe>`: `['https://maps.example']`. */
    frames: z.array(httpsUrl).default([]),
    /** Hosts of its pictures: `['https://pixel.counter.example']`. */
    images: z.array(httpsUrl).default([]),
    /** The attributes of its element: `{ 'data-site': 'abc' }`. */
    attributes,
    /** Whether to include it on pages with a form, where visitors enter personal data: `true`. */
    onFormPages: z.boolean().default(false),
  })
  .refine(
    ({ src, frames, images, connect }) =>
      src !== undefined || [frames, images, connect].some(({ length }) => length > 0),
    'allows nothing; write the src of its script, or frames, images or connect',
  )
  .refine(
    ({ src, integrity, attributes: given }) =>
      src !== undefined || (integrity === undefined && Object.keys(given).length === 0),
    'has the integrity or attributes of a script, but no src; write its src, or remove them',
  );

export type ThirdParty = z.output<typeof thirdParty>;

/** The third-party voice assistant at the bottom of every page. */
export const voiceAssistant = z.strictObject({
  ...thirdPartyScript,
  /** The custom element that the script fills: `'voice-assistant'`. */
  element: z
    .string()
    .regex(/^[a-z]+(-[a-z0-9]+)+$/, 'must be a custom element name such as voice-assistant')
    .optional(),
  /** The element's attributes: `{ 'agent-id': 'abc' }`. */
  attributes,
  /** When to load it: `'idle'` once the page is idle, `'click'` only when its button is pressed. */
  load: z.enum(['idle', 'click']).default('idle'),
  /** Whether to include it on pages with a form, where visitors enter personal data: `false`. */
  onFormPages: z.boolean().default(true),
  /** The label of its button: `'Ask our voice assistant'`. */
  button: line,
});

export type VoiceAssistant = z.output<typeof voiceAssistant>;
