import { expect, it } from 'vitest';
import { describeFinding } from '../../checks/links/report-links.ts';
import { checkFiles, type Files, page } from './built-folder.ts';

const graph = (...nodes: object[]) =>
  `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@graph': nodes })}</script>`;

/** The home page with something wrong in its body or head. */
const home = (body: string, head = ''): Files => ({ 'index.html': page(`<a href="/about">About</a> ${body}`, head) });

it('names every page of a loop', () => {
  const { findings } = checkFiles({
    ...home('<a href="/a">x</a> <a href="/b">x</a>'),
    'a.html': page('', '<meta http-equiv="refresh" content="0;url=/b">'),
    'b.html': page('', '<meta http-equiv="refresh" content="0;url=\'/a\'">'),
  });
  expect(findings.map(describeFinding)).toEqual(['/a redirects in a loop: /a → /b → /a']);
});

it('follows no refresh of the page itself, however it is spaced', () => {
  const refresh = (content: string) => `<meta http-equiv="refresh" content="${content}">`;
  const head = [' 5', '30 ; ', '30 ', '\n300;'].map(refresh).join('');
  expect(checkFiles(home('', head)).findings).toEqual([]);
});

it('does not treat the target of a redirect or a feed as a file that a page loads', () => {
  const files = {
    _redirects: '/shop http://shop.example/',
    'feed.xml': '<rss version="2.0"><channel><link>http://shop.example/</link></channel></rss>',
  };
  expect(checkFiles(files).findings).toEqual([]);
});

it('counts no link from the page itself or the not-found page', () => {
  const alone = page('<a href="/alone">x</a>');
  expect(checkFiles({ 'alone.html': alone, '404.html': alone }).findings.map(describeFinding)).toEqual([
    '/alone is not linked from any other page; link to it or remove it',
  ]);
});

it('reads markup as a browser does', () => {
  const files = home(
    [
      '<!-- <a href="/comment">x</a> --> <script>"<a href=/script>"</script> <style>p::after{content:"<a href=/style>"}</style>',
      '<textarea><a href="/textarea">x</a></textarea> <p title="<a href=/title>">x</p> a < b',
      "<A HREF='/upper'>x</A> <a href=/unquoted>x</a> <a href = \"/spaced\" >x</a> <a href='/first' href='/second'>x</a>",
      'é’😀 <a href="/caf&eacute;?a=1&amp;b=2">x</a>',
    ].join('\n'),
  );
  const found = checkFiles(files).findings.map(({ target, places: [place] }) => [target, place?.line, place?.column]);
  expect(found).toEqual([
    ['/café', 5, 6],
    ['/first', 4, 75],
    ['/spaced', 4, 48],
    ['/unquoted', 4, 24],
    ['/upper', 4, 1],
  ]);
});

it('accepts the name of a link as an id, and the address of a compressed file as none', () => {
  const files = {
    ...home('<a name="old">x</a> <a href="#old">x</a> <a href="/about.html.gz">x</a> <a href="/about.html.br">x</a>'),
    'about.html.gz': '',
    'about.html.br': '',
  };
  expect(checkFiles(files).findings.map(({ rule, target }) => [rule, target])).toEqual([
    ['dead-asset', '/about.html.br'],
    ['dead-asset', '/about.html.gz'],
  ]);
});

it('reads an index of sitemaps, and no address in the context of structured data or a text fragment', () => {
  const files = {
    ...home('<a href="/about#:~:text=team">x</a>', graph({ '@context': 'https://tiny.example/context', name: 'Tiny' })),
    'sitemap.xml': '<sitemapindex><sitemap><loc>https://tiny.example/sitemap-1.xml</loc></sitemap></sitemapindex>',
    'sitemap-1.xml':
      '<urlset><url><loc>https://tiny.example/about</loc></url><url><loc>https://tiny.example/</loc></url></urlset>',
  };
  expect(checkFiles(files).findings).toEqual([]);
});

it('accepts an empty sitemap as Python writes it', () => {
  const { findings } = checkFiles({ 'sitemap.xml': '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" />' });
  expect(findings.filter(({ rule }) => rule === 'unreadable-data')).toEqual([]);
});

it('finds nothing in sound pages', () => {
  const { findings, summary } = checkFiles({});
  expect(findings).toEqual([]);
  expect(summary).toMatchObject({ pages: 2, links: 3, external: 0, dead: 0, declared: 0, stale: 0, other: 0 });
});

it('counts addresses on other hosts and fetches none', () => {
  const { findings, summary } = checkFiles(
    home(
      '<a href="https://a.example/x">x</a> <img src="https://a.example/x"> <script src="//b.example/y.js"></script>',
    ),
  );
  expect(findings).toEqual([]);
  expect(summary.external).toBe(2);
});

it('reports a page that shares another under its name, or gives it as its canonical address', () => {
  const head = `<link rel="canonical" href="https://tiny.example/"><meta property="og:url" content="https://tiny.example/">`;
  const files = { 'about.html': page('<a href="/">x</a>', head), ...home('', head) };
  expect(checkFiles(files).findings.map(describeFinding)).toEqual([
    '/about gives / as its canonical address, so search engines drop it; write /about',
    '/about gives / as its og:url, so shares of it show that page; write /about',
  ]);
});

it('resolves relative addresses against a base element', () => {
  const files = {
    'towns/here.html': page('<a href="about">x</a> <a href="nothing">x</a>', '<base href="/">'),
    ...home('<a href="/towns/here">x</a>'),
  };
  expect(checkFiles(files).findings.map(({ target }) => target)).toEqual(['/nothing']);
});

it('reads a page that lies in a folder of its own as the address of the folder', () => {
  const files = { 'towns/index.html': page('<a href="/towns">x</a>'), ...home('<a href="/towns">x</a>') };
  expect(checkFiles(files).findings).toEqual([]);
});

it('reports one dead target once, with every place it stands on', () => {
  const { findings } = checkFiles({
    ...home('<a href="/gone">x</a>\n<a href="/gone">x</a>'),
    'about.html': page('<a href="/">x</a> <a href="https://tiny.example/gone">x</a>'),
  });
  expect(findings).toHaveLength(1);
  expect(findings[0]?.places).toEqual([
    { page: '/about', file: 'dist/about.html', attribute: 'a href', line: 2, column: 19, endLine: 2, endColumn: 55 },
    { page: '/', file: 'dist/index.html', attribute: 'a href', line: 2, column: 28 },
    { page: '/', file: 'dist/index.html', attribute: 'a href', line: 3, column: 1 },
  ]);
});

it('suggests no compressed file in place of the one that it was made from', () => {
  const files = {
    ...home('<img src="/photo.svg" alt="">'),
    'photo.svg.br': '',
    'photo.svg.gz': '',
    'photos.svg': '<svg/>',
  };
  const missing = '/photo.svg is not a file of the built site; did you mean /photos.svg?';
  expect(checkFiles(files).findings.map(describeFinding)).toEqual([missing]);
});

it.each([
  ['<a href="/about&nbsp;">x</a>', '/about%C2%A0 is not a page of the built site: it ends with a space'],
  [
    '<a href="https://https://www.gov.uk/mot">x</a>',
    'https://https://www.gov.uk/mot begins with https://https://; write https://www.gov.uk/mot',
  ],
  [
    '<a href="http://http//www.gov.uk/mot">x</a>',
    'http://http//www.gov.uk/mot begins with http://http//; write http://www.gov.uk/mot',
  ],
  ['<a href="https://www..gov.uk/mot">x</a>', 'https://www..gov.uk/mot has ".." in its host; correct or remove it'],
  [
    graph({ '@type': 'Organization', sameAs: ['www.facebook.com/tiny'] }),
    '/www.facebook.com/tiny is not a page of the built site: it lacks https://; did you mean https://www.facebook.com/tiny?',
  ],
  ['<a href="https://www,gov.uk/mot">x</a>', 'https://www,gov.uk/mot has "," in its host; correct or remove it'],
  [
    '<a href="http://192.168.1.20:8080/about">x</a>',
    'http://192.168.1.20:8080/about leads to 192.168.1.20, which visitors cannot reach',
  ],
  ['<a href="http://10.0.0.4/">x</a>', 'http://10.0.0.4/ leads to 10.0.0.4, which visitors cannot reach'],
  ['<a href="http://172.16.9.1/">x</a>', 'http://172.16.9.1/ leads to 172.16.9.1, which visitors cannot reach'],
])('says what is wrong with an address: %s', (link, message) => {
  expect(checkFiles(home(link)).findings.map(describeFinding)).toEqual([message]);
});

it('leaves hosts alone that browsers reach', () => {
  const hosts = ['bücher.example', 'a_b.example', '[2001:4860:4860::8888]', '172.32.0.1', 'example.org.', '192.0.2.1'];
  const files = home(hosts.map((host) => `<a href="https://${host}/">x</a>`).join(' '));
  expect(checkFiles(files).findings).toEqual([]);
});

it('does not read a namespace or condition of a style sheet as an address', () => {
  const css = [
    '@namespace svg url(http://www.w3.org/2000/svg);',
    '@supports (background:url(x)) { a { background: url(y.png) } }',
    'p::after { content: "@supports" } p { background: url("z.png") }',
  ];
  const { findings } = checkFiles({ 'a.css': css.join('\n') });
  expect(findings.map(({ target }) => target)).toEqual(['/y.png', '/z.png']);
});

it('reads the pictures and the translations in a sitemap', () => {
  const files = {
    'photo.svg': '<svg/>',
    'sitemap.xml': `<urlset>
      <url><loc>https://tiny.example/</loc>
        <image:image><image:loc>https://tiny.example/photo.svg</image:loc></image:image>
        <image:image><image:loc>https://tiny.example/lost.svg</image:loc></image:image></url>
      <url><loc>https://tiny.example/about</loc>
        <xhtml:link rel="alternate" hreflang="en" href="https://tiny.example/about"/>
        <xhtml:link rel="alternate" hreflang="pl" href="https://tiny.example/pl/about"/></url>
    </urlset>`,
  };
  const found = checkFiles(files).findings.map((finding) => [describeFinding(finding), finding.places[0]?.line]);
  expect(found).toEqual([
    ['/pl/about is not a page of the built site; did you mean /about?', 7],
    ['/lost.svg is not a file of the built site', 4],
  ]);
});
