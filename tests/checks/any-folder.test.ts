import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { checkAnyFolder } from '../../checks/links/check-any-folder.ts';
import { withoutKnown } from '../../checks/links/validate/validate-links.ts';
import { page, withFolder } from './built-folder.ts';

/** Documentation as other generators write it: index pages in folders, links with and without `.html`, slashes. */
const docs = {
  'index.html': page(
    '<a href="guide/">x</a> <a href="guide">x</a> <a href="api.html#run">x</a> <a href="tel:123">x</a>',
  ),
  'api.html': page(
    '<h2 id="run">Run</h2> <a href="index.html">x</a> <a href="./">x</a> <form method="post" action="/send"></form>',
  ),
  'guide/index.html': page(
    '<a href="start">x</a> <a href="start.html">x</a> <a href="../api">x</a> <a href="/api.html">x</a>',
  ),
  'guide/start.html': page('<a href=".">x</a>', '<link rel="canonical" href="https://docs.example/">'),
  'alone.htm': page('<a href="guide/start.html">x</a>'),
};

it('applies our own conventions to no other site', () => {
  const { findings } = withFolder({ ...docs, '404.html': page('') }, (dir) => checkAnyFolder(dir));
  expect(findings.map(({ rule, target }) => `${rule} ${target}`)).toEqual([]);
});

it('finds what is dead on any site, with the end of each place', () => {
  const faulty = { ...docs, 'guide/start.html': page('<a href="gone.html">x</a> <a href="../api.html#stop">x</a>') };
  const { findings, summary } = withFolder(faulty, (dir) => checkAnyFolder(dir));
  expect(summary).toMatchObject({ pages: 5, dead: 2 });
  expect(
    findings.map(({ target, causes: [cause] }) => [target, cause?.places[0]?.column, cause?.places[0]?.endColumn]),
  ).toEqual([
    ['/guide/gone.html', 1, 21],
    ['/api.html#stop', 27, 54],
  ]);
});

it.each([
  { origin: 'https://docs.example', expected: ['wrong-base /alone.htm', 'local-address file:///C:/guide.pdf'] },
  { origin: undefined, expected: [] },
])('refuses a base of another host and files of a disk only on the web ($origin)', ({ origin, expected }) => {
  const files = {
    ...docs,
    'alone.htm': page('<a href="guide/start.html">x</a>', '<base href="https://old.example/">'),
    'guide/start.html': page('<a href="file:///C:/guide.pdf">x</a>'),
  };
  const { findings } = withFolder(files, (dir) => checkAnyFolder(dir, origin));
  expect(findings.map(({ rule, target }) => `${rule} ${target}`)).toEqual(expected);
});

it('finds numbers and addresses that are none, a loop of clean addresses, and one slip of a sitemap', () => {
  const refresh = (to: string) => page('', `<meta http-equiv="refresh" content="0; url=${to}">`);
  const links = ['tel:CALLUS', 'tel:', 'tel:*100#', 'tel:999', 'mailto:', 'mailto:ann.example', 'mailto:?subject=x'];
  const lines = ['', 'apy', 'guide/', 'guide/start'].map(
    (path) => `<url><loc>https://docs.example/${path}</loc></url>`,
  );
  const files = {
    ...docs,
    'guide/start.html': page(links.map((href) => `<a href="${href}">x</a>`).join(' ')),
    'old.html': refresh('/older'),
    'older.html': refresh('/old'),
    'alone.htm': page('', '<meta name="robots" content="noindex">'),
    'sitemap.xml': `<urlset>${lines.join('')}</urlset>`,
  };
  const { findings } = withFolder(files, (dir) => checkAnyFolder(dir, 'https://docs.example'));
  expect(findings.map(({ rule, target }) => `${rule} ${target}`)).toEqual([
    'dead-page /apy',
    'refresh-loop /old.html',
    'malformed-address mailto:',
    'malformed-address mailto:ann.example',
    'malformed-address tel:',
    'malformed-address tel:CALLUS',
  ]);
});

it.each([
  ['tel:+44(0)1632960145', 'dials the (0), which a number with +44 leaves out; write tel:+441632960145'],
  ['mailto:ann@a.example&subject=Hi', 'has & where its fields begin; write mailto:ann@a.example?subject=Hi'],
  ['mailto:ann@a.example,bob@b', undefined],
  ['mailto:ann@a,example', 'has no email address; write mailto:name@example.org'],
  ['mailto:ann@a.example, bob@b.example', undefined],
  ['mailto:ann&amp;bob@b.example', undefined],
  ['mailto:ann@a.example?cc=bob@b.example&bcc=cy@c.example', undefined],
  ['tel:+39(06)1234567', undefined],
  ["data:image/svg+xml,<svg fill='#fff'/>", 'is a data: address cut off at #; write %23 for each'],
  ['data:image/svg+xml,<svg/>#part', undefined],
])('reads numbers and recipients as programs do: %s', (href, message) => {
  const files = { 'index.html': page(`<a href="${href}">x</a>`) };
  const { findings } = withFolder(files, (dir) => checkAnyFolder(dir));
  expect(findings.map((each) => each.message)).toEqual(message === undefined ? [] : [message]);
});

it.each([
  ['/index.html', []],
  ['/*.html$', []],
  ['/$', ['refuses the home page to every crawler: Disallow: /$']],
  ['/guide/$', ['refuses /guide/, which the sitemap lists, to every crawler: Disallow: /guide/$']],
  ['/', ['refuses the whole site to every crawler: Disallow: /']],
  ['/*', ['refuses the whole site to every crawler: Disallow: /*']],
])('compares the rules of robots.txt with the addresses in the sitemap: %s', (rule, expected) => {
  const lines = ['', 'api', 'guide/', 'guide/start', 'alone.htm'].map(
    (path) => `<url><loc>https://docs.example/${path}</loc></url>`,
  );
  const files = {
    ...docs,
    'guide/start.html': page(''),
    'robots.txt': `User-agent: *\nDisallow: ${rule}`,
    'sitemap.xml': `<urlset>${lines.join('')}</urlset>`,
  };
  const { findings } = withFolder(files, (dir) => checkAnyFolder(dir, 'https://docs.example'));
  expect(findings.map(({ message }) => message)).toEqual(expected);
});

it('treats absolute addresses of its origin as its own', () => {
  const files = { ...docs, 'alone.htm': page('<a href="https://docs.example/gone">x</a>') };
  const found = (origin?: string) => withFolder(files, (dir) => checkAnyFolder(dir, origin)).findings.length;
  expect([found(), found('https://docs.example')]).toEqual([0, 1]);
});

it('knows what the _redirects of a static host answer for, and what they do not', () => {
  const rules = ['# moved', '/old /api 301', '/news/* /guide/:splat', '/by/:name /api.html 200!', '/gone /404 404', ''];
  const links = ['/old', '/old/', '/news/a/b', '/by/ann/', '/by/ann/x', '/gone', '/older'];
  const files = {
    ...docs,
    _redirects: rules.join('\n'),
    'alone.htm': page(links.map((href) => `<a href="${href}">x</a>`).join(' '), '<link rel="icon" href="/old">'),
  };
  const { findings } = withFolder(files, (dir) => checkAnyFolder(dir));
  expect(findings.map(({ target }) => target).sort()).toEqual(['/by/ann/x', '/gone', '/old', '/older']);
});

it('follows the _redirects of a static host, but not where a file takes precedence', () => {
  const rules = [
    '# moved',
    '/old   /older 301',
    '/older /old   # back',
    '/prices /price-list 301',
    '/news/* /blog/:splat',
    '/guide /guide/ 301',
    '/api /api.html',
    '/shop /api 302',
    '/app/* /nowhere.html 200',
    '/shop/:id id=:id https://shop.example/:id 301',
    '/leaflet /alone.htm#none',
  ];
  const { findings } = withFolder({ ...docs, _redirects: rules.join('\n') }, (dir) => checkAnyFolder(dir));
  const found = findings.map(({ target, message, places: [at] }) => `${at?.line}:${at?.column} ${target} ${message}`);
  expect(found).toEqual([
    '4:9 /price-list is not a page of the built site',
    '11:10 /alone.htm#none leads to no element: /alone.htm has no id "none"',
    '2:8 /old redirects in a loop: /old → /older → /old',
  ]);
});

it('reads the links and files of feeds, and no other XML', () => {
  const files = {
    ...docs,
    'feed.xml': `<?xml version="1.0"?><rss version="2.0"><channel><link>https://docs.example/</link>
      <atom:link rel="self" href="https://docs.example/feed.xml"/>
      <item><link>https://docs.example/gone</link><guid isPermaLink="false">17</guid></item>
      <item><link>https://docs.example/api#stop</link><enclosure url="/talk.mp3"/></item></channel></rss>`,
    'news/index.xml': `<feed xmlns="http://www.w3.org/2005/Atom"><id>https://docs.example/id</id>
      <entry><link href="../guide/lost"/></entry></feed>`,
    'data.xml': '<data><link>/none</link><link href="/none"/></data>',
  };
  const { findings } = withFolder(files, (dir) => checkAnyFolder(dir, 'https://docs.example'));
  expect(
    findings.map(({ rule, target, places: [at] }) => `${at?.file.split('/').pop()}:${at?.line} ${rule} ${target}`),
  ).toEqual([
    'feed.xml:3 dead-page /gone',
    'index.xml:2 dead-page /guide/lost',
    'feed.xml:4 dead-fragment /api.html#stop',
    'feed.xml:4 dead-asset /talk.mp3',
  ]);
});

it('reads the links and files of JSON feeds, and no other JSON', () => {
  const feed = {
    version: 'https://jsonfeed.org/version/1.1',
    title: '/none',
    home_page_url: 'https://docs.example/',
    feed_url: 'https://docs.example/lost.json',
    icon: '/lost.png',
    items: [
      { id: '/none', url: 'https://docs.example/api', external_url: 'https://a.example/', content_text: '/none' },
      { id: '2', url: 'https://docs.example/gone', attachments: [{ url: 'talk.mp3', mime_type: 'audio/mpeg' }] },
    ],
  };
  const files = {
    ...docs,
    'news/feed.json': JSON.stringify(feed, null, 1).replace(
      'https://docs.example/gone',
      'https:\\/\\/docs.example\\/gone',
    ),
    'data.json': '{ "url": "/none" }',
    'broken.json': '{ "url": ',
  };
  const { findings } = withFolder(files, (dir) => checkAnyFolder(dir, 'https://docs.example'));
  expect(findings.map(({ rule, target, places: [at] }) => `${at?.line}:${at?.column} ${rule} ${target}`)).toEqual([
    '16:11 dead-page /gone',
    '5:14 dead-asset /lost.json',
    '6:10 dead-asset /lost.png',
    '19:13 dead-asset /news/talk.mp3',
  ]);
});

it('reads the Link lines of _headers, but no hosts to connect to', () => {
  const lines = [
    '# Link: </comment.css>; rel=preload',
    '/*',
    '  Link: </lost.css>; rel=preload; as=style, <https://docs.example/gone>; rel="next", </api>; rel=help',
    '  link: <https://docs.example/lost-host>; rel="preconnect"',
    '  Content-Security-Policy: default-src /none',
  ];
  const { findings } = withFolder({ ...docs, _headers: lines.join('\n') }, (dir) =>
    checkAnyFolder(dir, 'https://docs.example'),
  );
  expect(findings.map(({ target, places: [at] }) => `${at?.line}:${at?.column} ${target}`)).toEqual([
    '3:46 /gone',
    '3:10 /lost.css',
  ]);
});

it('reads the files of import maps, but no prefixes', () => {
  const map = { imports: { a: '/a.js', b: './lost.js', 'c/': '/c/', d: 'bare' }, scopes: { '/x/': { a: '/gone.js' } } };
  const files = {
    ...docs,
    'a.js': "import './part.js';",
    'alone.htm': page('', `<script type="importmap">${JSON.stringify(map)}</script>`),
    'guide/start.html': page('<script type="importmap">{ "imports": { "a": "/a.js", } }</script>'),
  };
  const { findings } = withFolder(files, (dir) => checkAnyFolder(dir));
  expect(findings.map(({ rule, target }) => `${rule} ${target}`)).toEqual([
    'dead-asset /gone.js',
    'dead-asset /lost.js',
    'dead-asset /part.js',
    'unreadable-data /guide/start.html',
  ]);
});

it('leaves links to the page itself and to scripts to other sites', () => {
  const files = { 'index.html': page('<a href="">x</a> <a href="javascript:void 0">x</a>') };
  expect(withFolder(files, (dir) => checkAnyFolder(dir)).findings).toEqual([]);
});

it('follows links of the file system as servers do, and takes one that leads nowhere for a missing file', () => {
  const files = {
    'index.html': page('<a href="more/guide/start.html">x</a> <a href="more/">x</a> <img src="gone.js">'),
  };
  const { findings, summary } = withFolder({ ...docs, 'guide/index.html': page('') }, (shared) =>
    withFolder(files, (dir) => {
      symlinkSync(shared, join(dir, 'more'));
      symlinkSync('missing.js', join(dir, 'gone.js'));
      mkdirSync(join(dir, 'sub'));
      symlinkSync('..', join(dir, 'sub/up'));
      return checkAnyFolder(dir);
    }),
  );
  expect(findings.map(({ rule, target }) => `${rule} ${target}`)).toEqual(['dead-asset /gone.js']);
  expect(summary.pages).toBe(6);
});

it('reads ids, data, double slashes and forms as browsers and servers do', () => {
  const links = ['#a%20b', '#c%20d', 'guide//start.html', 'chrome://flags', 'data:image/svg+xml; utf8,<svg>'];
  const files = {
    ...docs,
    'alone.htm': page(
      `<a name="c d"></a><p id="a%20b"><p id="c d"> ${links.map((href) => `<a href='${href}'>x</a>`).join(' ')}
      <form action="/search"></form> <form action="/cgi-bin/find.php"></form> <form action="search.html"></form>`,
    ),
  };
  const { findings } = withFolder(files, (dir) => checkAnyFolder(dir));
  expect(findings.map(({ rule, target }) => `${rule} ${target}`)).toEqual(['dead-page /search.html']);
});

it('does not read a view of a picture as an id, and follows a redirect without a separator', () => {
  const files = {
    'index.html': page(
      `<img src="p.svg#svgView(viewBox(0,0,9,9))"> <img src="p.svg#xywh=0,0,9,9"> <img src="p.svg#a">`,
    ),
    'old.html': page('', '<meta http-equiv="refresh" content="0 url=/lost"><meta http-equiv="refresh" content="300 ">'),
    'p.svg': '<svg/>',
  };
  const { findings } = withFolder(files, (dir) => checkAnyFolder(dir));
  expect(findings.map(({ target }) => target)).toEqual(['/lost', '/p.svg#a']);
});

it('reads the imports of scripts that pages load, not of sources for a bundler', () => {
  const files = {
    'index.html': page('<script type="module" src="main.js"></script>'),
    'main.js': "import './part.js';",
    'part.js': "import './lost.js';",
    'src/source.js': "import './part'; import './other.js';",
    'src/other.js': "import './source.js'; import './gone.js';",
  };
  const { findings } = withFolder(files, (dir) => checkAnyFolder(dir));
  expect(findings.map(({ target }) => target)).toEqual(['/lost.js']);
});

it('omits the findings of an earlier report', () => {
  const report = withFolder({ 'index.html': page('<a href="/a">x</a> <a href="/b">x</a>') }, (dir) =>
    checkAnyFolder(dir),
  );
  const rest = withoutKnown(report, { findings: [{ rule: 'dead-page', target: '/a' }] });
  expect(rest.findings.map(({ target }) => target)).toEqual(['/b']);
  expect(rest.summary.dead).toBe(1);
});
