import { createHash } from 'node:crypto';
import { Parser } from 'htmlparser2';
import type { Site } from '../schema/site.ts';

/** Types of `<script>` that a browser runs; any other is data. */
const executable = new Set([
  '',
  'module',
  'importmap',
  'text/javascript',
  'application/javascript',
  'speculationrules',
]);

/**
 * The strictest policy under which a built page still works, derived from what the page holds: hashes of its
 * inline scripts and styles, the hosts of its remote pictures, the voice assistant's hosts if the page loads it.
 */
export function contentSecurityPolicy(html: string, site: Pick<Site, 'voiceAssistant'>): string {
  const used = readUses(html);
  const voice = used.hasVoiceAssistant && site.voiceAssistant ? site.voiceAssistant : undefined;
  const voiceHost = voice ? [new URL(voice.src).origin] : [];
  const voiceHosts = [...new Set([...voiceHost, ...(voice?.connect ?? []).map((address) => new URL(address).origin)])];
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...voiceHost, ...used.scriptHashes],
    'style-src': [
      "'self'",
      ...used.styleHashes,
      ...(used.attributeHashes.size > 0 ? ["'unsafe-hashes'"] : []),
      ...used.attributeHashes,
    ],
    'img-src': ["'self'", 'data:', ...used.pictureHosts, ...voiceHost],
    'font-src': ["'self'"],
    // `https:` in a policy does not cover `wss:`, and a voice needs a stream.
    'connect-src': ["'self'", ...voiceHosts, ...voiceHosts.map((origin) => origin.replace(/^https:/, 'wss:'))],
    ...(voice && { 'media-src': ["'self'", 'blob:', ...voiceHosts] }),
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${[...new Set(sources)].join(' ')}`)
    .join('; ');
}

/** Reads what a policy has to allow from a page, by one pass over it. */
function readUses(html: string): Uses {
  const uses: Uses = {
    scriptHashes: new Set(),
    styleHashes: new Set(),
    attributeHashes: new Set(),
    pictureHosts: new Set(),
    hasVoiceAssistant: false,
  };
  let inline: { hashes: Set<string>; text: string } | undefined;
  const parser = new Parser({
    onopentag(name, attributes) {
      if (attributes.style) uses.attributeHashes.add(hash(attributes.style));
      if ('data-voice-assistant' in attributes) uses.hasVoiceAssistant = true;
      if (name === 'img' || name === 'source') addHosts(uses.pictureHosts, attributes);
      if (name === 'style') inline = { hashes: uses.styleHashes, text: '' };
      if (name === 'script' && !('src' in attributes) && executable.has((attributes.type ?? '').toLowerCase())) {
        inline = { hashes: uses.scriptHashes, text: '' };
      }
    },
    ontext(text) {
      if (inline) inline.text += text;
    },
    onclosetag(name) {
      if (!inline || (name !== 'style' && name !== 'script')) return;
      inline.hashes.add(hash(inline.text));
      inline = undefined;
    },
  });
  parser.end(html);
  return uses;
}

function addHosts(hosts: Set<string>, { src, srcset }: Record<string, string>): void {
  const addresses = [src ?? '', ...(srcset ?? '').split(',')].map((text) => text.trim().split(/\s+/)[0] ?? '');
  for (const address of addresses) {
    if (/^https:\/\//.test(address) && URL.canParse(address)) hosts.add(new URL(address).origin);
  }
}

function hash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

type Uses = {
  scriptHashes: Set<string>;
  styleHashes: Set<string>;
  attributeHashes: Set<string>;
  pictureHosts: Set<string>;
  hasVoiceAssistant: boolean;
};
