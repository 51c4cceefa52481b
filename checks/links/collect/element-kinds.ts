import type { ReferenceKind } from './collection.ts';

/** What `<link rel>` leads to. `undefined`: an origin to connect to, no document. */
export const relKinds: ReadonlyMap<string, ReferenceKind | undefined> = new Map(
  Object.entries<ReferenceKind | undefined>({
    canonical: 'page',
    alternate: 'either',
    next: 'link',
    prev: 'link',
    stylesheet: 'file',
    icon: 'file',
    'apple-touch-icon': 'file',
    'mask-icon': 'file',
    manifest: 'file',
    preload: 'file',
    modulepreload: 'file',
    prefetch: 'either',
    preconnect: undefined,
    'dns-prefetch': undefined,
  }),
);

/** What `<meta property>` or `<meta name>` leads to, where its content is an address. */
export const metaKinds: ReadonlyMap<string, ReferenceKind | undefined> = new Map(
  Object.entries<ReferenceKind | undefined>({
    'og:url': 'page',
    'og:image': 'file',
    'og:image:url': 'file',
    'og:image:secure_url': 'file',
    'og:video': 'file',
    'og:audio': 'file',
    'twitter:image': 'file',
    'twitter:image:src': 'file',
    'msapplication-TileImage': 'file',
  }),
);

/** What `src` leads to; on any other element it may be a page or a file. */
export const sourceKinds: ReadonlyMap<string, ReferenceKind | undefined> = new Map(
  Object.entries<ReferenceKind | undefined>({
    img: 'file',
    script: 'file',
    source: 'file',
    track: 'file',
    audio: 'file',
    video: 'file',
    embed: 'file',
    input: 'file',
  }),
);
