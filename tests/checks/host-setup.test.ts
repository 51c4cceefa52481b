import { expect, it } from 'vitest';
import { checkAnyFolder } from '../../checks/links/check-any-folder.ts';
import { describeFinding } from '../../checks/links/report-links.ts';
import { type Files, page, withFolder } from './built-folder.ts';

const check = (files: Files) => withFolder(files, (dir) => checkAnyFolder(dir, 'https://docs.example').findings);
const describe = (files: Files) => check(files).map(describeFinding);
const lines = (files: Files) => check(files).map(({ places: [at] }) => `${at?.page}:${at?.line}`);

const policy = (text: string) => `<meta http-equiv="Content-Security-Policy" content="${text}">`;
const picture = '<svg xmlns="http://www.w3.org/2000/svg"/>';

it.each([
  ['<img src="/a.svg">', "default-src 'self'; img-src 'none'", "/a.svg + add 'self' to img-src"],
  ['<img src="/a.svg">', "img-src https://docs.example/*.svg; default-src 'self'", "/a.svg + add 'self' to img-src"],
  [
    '<img src="https://cdn.example/a.png">',
    "default-src 'self'",
    'https://cdn.example/a.png + add https://cdn.example to img-src',
  ],
  ['<img srcset="data:image/gif;base64,R0 2x">', "img-src 'self'", 'data:… + add data: to img-src'],
  [
    '<style>@font-face{font-family:a;src:url(/a.woff2)}</style>',
    "style-src 'unsafe-inline'; font-src x.example",
    "/a.woff2 + add 'self' to font-src",
  ],
  [
    '<iframe src="https://maps.example/a"></iframe>',
    "default-src 'none'",
    'https://maps.example/a + add https://maps.example to frame-src',
  ],
  [
    '<script src="https://cdn.example/b.js"></script>',
    "script-src 'self' https://cdn.example/a.js",
    'https://cdn.example/b.js + add https://cdn.example to script-src',
  ],
  [
    '<form action="https://forms.example/" method="post"></form>',
    "form-action 'self'",
    'https://forms.example/ + add https://forms.example to form-action',
  ],
])('finds what the policy of a page refuses: %s', (markup, content, expected) => {
  const [target, advice] = expected.split(' + ');
  const files = { 'index.html': page(markup, policy(content)), 'a.svg': picture, 'a.woff2': 'wOF2' };
  expect(describe(files)).toEqual([`${target} is refused by the content security policy of the page; ${advice}`]);
});

it('leaves what policies allow, what stands above them, and what may be trusted', () => {
  const head = [
    '<link rel="icon" href="https://early.example/a.png">',
    policy(
      "default-src 'self'; img-src https: data:; frame-src *; object-src *; font-src *.fonts.example:443; script-src 'nonce-x' 'strict-dynamic'",
    ),
    policy("frame-src http://maps.example/embed/; object-src *; script-src-elem 'sha256-x'"),
    '<script src="https://a.example/b.js" nonce="x" integrity="sha256-x"></script>',
  ];
  const body = [
    '<img src="/a.svg" srcset="https://b.example/c.png 2x, data:image/gif;base64,R0 3x">',
    '<p style="background:url(https://x.fonts.example/a.woff2)"></p><iframe src="https://maps.example/embed/1"></iframe>',
    '<object data="https://c.example/a.pdf"></object><a href="https://d.example/">x</a><svg><path fill="url(#g)"/><linearGradient id="g"/></svg>',
    '<form action="https://e.example/" method="post"></form><iframe src="about:blank"></iframe>',
  ];
  const files = { 'index.html': page(body.join('\n'), head.join('\n')), 'a.svg': picture };
  expect(describe(files).filter((found) => found.includes('refused'))).toEqual([]);
});

it('looks for no origin in a policy if it does not know that of the site', () => {
  const files = { 'index.html': page('<img src="/a.svg">', policy('img-src https://mine.example')), 'a.svg': picture };
  expect(withFolder(files, (dir) => checkAnyFolder(dir).findings)).toEqual([]);
});

it('applies the policies of _headers to the pages that have them', () => {
  const files = {
    'index.html': page('<img src="/a.svg"> <a href="/about.html">x</a>'),
    'about.html': page('<img src="/a.svg">'),
    'a.svg': picture,
    _headers:
      "/about\n  Content-Security-Policy: img-src 'none'\nhttps://:project.pages.dev/*\n  Content-Security-Policy: img-src 'none'\n",
  };
  expect(lines(files)).toEqual(['/about.html:2']);
  expect(describe(files)[0]).toContain("refused by the content security policy in _headers; add 'self' to img-src");
});

const sitemap = ['', 'a.html', 'b.html'].map((path) => `<url><loc>https://docs.example/${path}</loc></url>`).join('');
const indexed = {
  'index.html': page('<a href="/a.html">x</a> <a href="/b.html">x</a>'),
  'a.html': page(''),
  'b.html': page(''),
  'sitemap.xml': `<urlset>${sitemap}</urlset>`,
};

it('finds the header that keeps pages of the sitemap out of search engines, once', () => {
  const header = (path: string, value: string) => ({ ...indexed, _headers: `${path}\n  X-Robots-Tag: ${value}\n` });
  expect(describe(header('/*', 'noindex'))).toEqual([
    '/index.html is in the sitemap, but X-Robots-Tag keeps it and 2 more of its pages out of search engines',
  ]);
  expect(lines(header('/a.html', 'googlebot: noindex, nofollow'))).toEqual(['/_headers:2']);
  expect(check(header('/a.html', 'otherbot: noindex'))).toEqual([]);
  expect(check(header('/a.html', 'noarchive'))).toEqual([]);
  expect(check(header('https://preview.docs.example/*', 'noindex'))).toEqual([]);
});

it('does not require a page that a header keeps out of search engines to be in the sitemap', () => {
  const files = { ...indexed, 'c.html': page('<a href="/">x</a>'), _headers: '/c.html\n  X-Robots-Tag: none\n' };
  expect(check(files)).toEqual([]);
});

it('finds headers for a misspelt folder, but not for the paths of programs', () => {
  const headers = (path: string) => ({
    ...indexed,
    'assets/a.svg': picture,
    'app/a.svg': picture,
    _headers: `${path}\n  X: 1\n`,
  });
  expect(describe(headers('/asset/*'))).toEqual([
    '/_headers has headers for /asset/*, which matches no file; write /assets/*',
  ]);
  for (const path of ['/assets/*', '/api/*', '/downloads/*', '/:page', '/*', '/assets/:file'])
    expect(check(headers(path))).toEqual([]);
});

it('finds a type with which browsers refuse scripts and style sheets', () => {
  const files = (type: string) => ({
    'index.html': page('<script src="/a.js"></script><link rel="stylesheet" href="/a.css"><img src="/a.svg">'),
    'a.js': '1',
    'a.css': '',
    'a.svg': picture,
    _headers: `/a.*\n  X: 1\n  Content-Type: ${type}\n`,
  });
  expect(describe(files('text/css; charset=utf-8'))).toEqual([
    '/a.js is sent as text/css; charset=utf-8, so browsers refuse it as a script; remove that line',
  ]);
  expect(lines(files('text/plain'))).toEqual(['/_headers:3', '/_headers:3']);
});

it.each([
  ['', 'is an empty file'],
  [
    'version https://git-lfs.github.com/spec/v1\noid sha256:0',
    'is a pointer of Git LFS; fetch the file before building',
  ],
  ['<!DOCTYPE html>\n<title>404</title>', 'is a page under the name of another file'],
  [picture, undefined],
])('looks into pictures: %j', (content, message) => {
  const files = {
    'index.html': page('<img src="/a.svg"><link rel="stylesheet" href="/a.css">'),
    'a.svg': content,
    'a.css': '',
  };
  expect(check(files).map((found) => found.message)).toEqual(message === undefined ? [] : [message]);
});

it('holds a page to its own address on any public site, but not its links', () => {
  const head = [
    '<link rel="canonical" href="http://localhost:4321/">',
    '<meta property="og:url" content="http://docs.example/">',
    '<meta property="og:image" content="/a.svg">',
  ];
  const files = { 'index.html': page('<a href="http://localhost:3000/">x</a>', head.join('')), 'a.svg': picture };
  expect(describe(files)).toEqual([
    '/a.svg is a relative og:image, which other sites cannot resolve; write https://docs.example/a.svg',
    'http://localhost:4321/ leads to localhost, which visitors cannot reach',
    'http://docs.example/ leads to a page of this site without encryption; write https://docs.example/',
  ]);
  expect(withFolder(files, (dir) => checkAnyFolder(dir).findings)).toEqual([]);
});
