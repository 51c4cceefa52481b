import { hash } from 'node:crypto';
import type { ThirdParty, VoiceAssistant } from '../schema/third-party.ts';

/** Contents of a page that its policy has to allow, collected while the page is rendered. */
type PageContents = {
  /** Inline scripts, including speculation rules. */
  scripts: readonly string[];
  styles: readonly string[];
  pictureOrigins: Iterable<string>;
  /** The origin of the form endpoint, if not the site's. */
  api?: string | undefined;
};

/** File names of built pages by policy. Pages of the same kind share one. */
export type PagePolicies = Readonly<Record<string, readonly string[]>>;

export function policyByFile(policies: PagePolicies): Map<string, string> {
  return new Map(Object.entries(policies).flatMap(([policy, names]) => names.map((name) => [name, policy])));
}

/** Returns the strictest policy under which a page works: our files, inline code by hash, declared third parties. */
export function contentSecurityPolicy(
  { scripts, styles, pictureOrigins, api }: PageContents,
  voiceAssistant: VoiceAssistant | undefined,
  thirdParties: readonly ThirdParty[] = [],
): string {
  const forms = ["'self'", ...(api ? [api] : [])];
  const others = [...(voiceAssistant ? [voiceAssistant] : []), ...thirdParties];
  const addresses = others.flatMap(({ src }) => (src ? new URL(src) : []));
  const files = addresses.map(fileSource);
  const origins = addresses.map(({ origin }) => origin);
  const originsOf = (list: readonly string[]) => list.map((address) => new URL(address).origin);
  const connectOrigins = [...new Set([...origins, ...originsOf(others.flatMap(({ connect }) => connect))])];
  const frames = originsOf(thirdParties.flatMap((party) => party.frames));
  const voiceOrigins = originsOf(voiceAssistant ? [voiceAssistant.src, ...voiceAssistant.connect] : []);
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...files, ...scripts.map(hashSource)],
    'style-src': ["'self'", ...styles.map(hashSource)],
    'img-src': [
      "'self'",
      'data:',
      ...pictureOrigins,
      ...origins,
      ...originsOf(thirdParties.flatMap(({ images }) => images)),
    ],
    'font-src': ["'self'"],
    // Voice assistants use WebSockets, which `https:` sources do not allow.
    'connect-src': [...forms, ...connectOrigins, ...voiceOrigins.map((origin) => origin.replace('https:', 'wss:'))],
    ...(frames.length > 0 && { 'frame-src': frames }),
    ...(voiceAssistant && { 'media-src': ["'self'", 'blob:', ...voiceOrigins] }),
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': forms,
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${[...new Set(sources)].join(' ')}`)
    .join('; ');
}

/** Allows one file, since its host may serve anyone's scripts. A source must not have a query, `;` or `,`. */
function fileSource({ origin, pathname }: URL): string {
  return `${origin}${pathname.replaceAll(';', '%3B').replaceAll(',', '%2C')}`;
}

const picture = { directive: 'img-src', setting: 'images' };
const sound = { directive: 'media-src' };

/** Attributes that load files, with the directive and the `thirdParties` key that allow each. */
const loading: Readonly<Record<string, { directive: string; setting?: string }>> = {
  'iframe src': { directive: 'frame-src', setting: 'frames' },
  'script src': { directive: 'script-src', setting: 'src' },
  'img src': picture,
  'img srcset': picture,
  'source srcset': picture,
  'video poster': picture,
  'video src': sound,
  'audio src': sound,
  'source src': sound,
  'track src': sound,
};

/** Describes the first load that a browser would block without a visible error. Ignores requests made by scripts. */
export function findRefused(html: string, policy: string, own: string): string | undefined {
  for (const { tag, address, directive, setting } of listLoads(html)) {
    const written = address.replaceAll('&amp;', '&');
    // Browsers load nothing from a malformed address; the link check reports it.
    if (!/^(https?:)?\/\//.test(address) || !URL.canParse(written, own)) continue;
    const url = new URL(written, own);
    const { origin, pathname } = url;
    const sources = policy.split('; ').find((each) => each.startsWith(directive)) ?? '';
    const isAllowed = sources.split(' ').includes(setting === 'src' ? fileSource(url) : origin);
    if (isAllowed || origin === new URL(own).origin) continue;
    const entry = setting === 'src' ? `src: '${origin}${pathname}'` : `${setting}: ['${origin}']`;
    const fix = setting
      ? `write { name: '…', ${entry} } under thirdParties, with onFormPages: true if it has a form`
      : 'put the file below public/';
    return `loads ${address} in <${tag}>, which its content security policy refuses; ${fix}`;
  }
  return undefined;
}

/** Lists the addresses that a page's elements load, with what would allow each. */
function listLoads(html: string) {
  return [...html.matchAll(/<([a-z]+)\s[^>]*>/g)].flatMap(([element, tag = '']) =>
    [...element.matchAll(/\s(src|srcset|poster)="([^"]+)"/gi)].flatMap(([, name = '', value = '']) => {
      const allowed = loading[`${tag} ${name.toLowerCase()}`];
      const addresses = /srcset/i.test(name) ? value.split(/,\s+/).map((each) => each.replace(/\s.*/, '')) : [value];
      return allowed ? addresses.map((address) => ({ ...allowed, tag, address })) : [];
    }),
  );
}

function hashSource(text: string): string {
  return `'sha256-${hash('sha256', text, 'base64')}'`;
}
