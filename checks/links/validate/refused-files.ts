import type { Reference } from '../collect/collection.ts';
import { fault, type RawFinding } from '../finding.ts';
import { type BuiltSite, isPublic } from './built-site.ts';
import { directivesOf, policiesOfHost } from './refused-code.ts';

/** The directives for what an element loads, by its attribute. The first one in a policy applies. */
const directives: readonly (readonly [attribute: RegExp, names: readonly string[]])[] = [
  [/^(?:script (?:src|import|import\(\))|link modulepreload)$/, ['script-src-elem', 'script-src', 'default-src']],
  [/^link stylesheet$/, ['style-src-elem', 'style-src', 'default-src']],
  [
    /^(?:img|input|image) (?:src|srcset|href)$|^source srcset$|^video poster$|^link \S*icon$/,
    ['img-src', 'default-src'],
  ],
  [/^(?:video|audio|source|track) src$/, ['media-src', 'default-src']],
  [/^i?frame src$/, ['frame-src', 'child-src', 'default-src']],
  [/^(?:object data|embed src)$/, ['object-src', 'default-src']],
  [/^link manifest$/, ['manifest-src', 'default-src']],
  [/^form action$| formaction$/, ['form-action']],
];

function directivesFor({ attribute, target }: Reference): readonly string[] | undefined {
  if (!attribute.endsWith(' url()')) return directives.find(([pattern]) => pattern.test(attribute))?.[1];
  if (target.startsWith('#')) return undefined;
  const [, extension = ''] = /\.(woff2?|ttf|otf|css)(?:[?#]|$)/i.exec(target) ?? [];
  return [extension === '' ? 'img-src' : extension === 'css' ? 'style-src' : 'font-src', 'default-src'];
}

/** Finds files that exist, or are on other hosts, and that a policy of the page keeps browsers from loading. */
export function findRefusedFiles(built: BuiltSite): RawFinding[] {
  const { documents, placeOf, site, hasFile, pages, locate, pathOf } = built;
  return documents.flatMap((document) => {
    if (!document.isPage) return [];
    const ofHost = [...policiesOfHost(built, document)];
    return document.references.flatMap((reference) => {
      const policies = [...(reference.policies ?? []), ...ofHost];
      const names = policies.length > 0 ? directivesFor(reference) : undefined;
      const { target, integrity } = reference;
      const base = document.base.startsWith('/') ? site.url + document.base : document.base;
      if (!names || !URL.canParse(target, base)) return [];
      const url = new URL(target, base);
      const path = pathOf(document, target);
      // A policy can name the origin of a public site only.
      if (path !== undefined && !isPublic(site)) return [];
      // Missing files and unencrypted addresses have reports of their own.
      const isMissing = path !== undefined && names[0] !== 'form-action' && !hasFile(path) && !pages.has(locate(path));
      if (isMissing || !/^(?:https|data|blob):$/.test(url.protocol)) return [];
      const refusing = policies
        .flatMap((policy) =>
          names.flatMap((name) => (directivesOf(policy).has(name) ? { policy, name } : [])).slice(0, 1),
        )
        .find(({ policy, name }) => !isListed(directivesOf(policy).get(name) ?? [], url, site.url, integrity));
      if (!refusing) return [];
      const source = path !== undefined ? "'self'" : url.origin === 'null' ? url.protocol : url.origin;
      const shown = url.protocol === 'data:' ? 'data:…' : target;
      const message = `is refused by the content security policy ${ofHost.includes(refusing.policy) ? 'in _headers' : 'of the page'}; add ${source} to ${names[0]?.replace('-elem', '')}`;
      return [fault('refused-code', shown, message, placeOf(document, reference))];
    });
  });
}

/** Whether a source list allows an address, as a nonce or `strict-dynamic` in it may: only browsers can tell. */
function isListed(sources: readonly string[], url: URL, origin: string, integrity: string | undefined): boolean {
  return sources.some((source) => {
    if (/^'(?:nonce-|strict-dynamic')/i.test(source)) return true;
    if (/^'sha/i.test(source)) return integrity !== undefined;
    if (/^'self'$/i.test(source)) return url.origin === origin;
    if (source.startsWith("'")) return false;
    if (/^[a-z][a-z\d+.-]*:$/i.test(source)) return source.toLowerCase().replace(/^http:$/, 'https:') === url.protocol;
    if (url.origin === 'null') return false;
    return source === '*' || isHost(source, url);
  });
}

/** Whether a source such as `https://*.example.org/scripts/` covers an address. */
function isHost(source: string, { protocol, hostname, port, pathname }: URL): boolean {
  const [, scheme, host = '', at, path = ''] =
    /^(?:([a-z][a-z\d+.-]*):\/\/)?([^/:]+)(?::([\d*]+))?(\/.*)?$/i.exec(source) ?? [];
  const name = host.toLowerCase();
  return (
    (!scheme || `${scheme.toLowerCase()}:` === protocol || (scheme === 'http' && protocol === 'https:')) &&
    (name.startsWith('*.') ? hostname.endsWith(name.slice(1)) : hostname === name) &&
    (at === '*' || (at ?? '') === port || (at === '443' && port === '')) &&
    (path === '' || (path.endsWith('/') ? pathname.startsWith(path) : pathname === path))
  );
}
