import { expect, it } from 'vitest';
import { checkAnyFolder } from '../../checks/links/check-any-folder.ts';
import { checkFiles, page, withFolder } from './built-folder.ts';

const head = '<link rel="canonical" href="https://tiny.example/garage/about">';

function check(body: string) {
  const files = {
    'index.html': page('<a href="/garage/about">About</a>'),
    'about.html': page(`<a href="/garage">Home</a> ${body}`, head),
    '404.html': page('<a href="/garage">Home</a>'),
    'picture.png': 'PNG',
  };
  const { findings } = checkFiles(files, { hosting: { base: '/garage' } });
  return findings.map(({ rule, target, message, places: [place] }) => `${place?.column} ${rule}: ${target} ${message}`);
}

it('finds links that lack the sub path of the site', () => {
  expect(check('<a href="/about?a#b">x</a> <img src="https://tiny.example/picture.png">')).toEqual([
    '28 outside-base: /about?a#b lies outside /garage, the path of this site; write /garage/about?a#b',
    '55 outside-base: https://tiny.example/picture.png lies outside /garage, the path of this site; write https://tiny.example/garage/picture.png',
  ]);
});

it('finds nothing in links with the sub path, in relative ones or in those to other sites of this host or others', () => {
  const links =
    '<a href="https://tiny.example/">x</a> <a href="https://tiny.example/other">x</a> <a href="/garage/about">x</a> <a href="about">x</a> <img src="https://tiny.example/garage/picture.png">';
  expect(check(`${links} <a href="//other.example/about">x</a> <a href="#here" id="here">x</a>`)).toEqual([]);
});

it('knows the sub path of any site by its origin, and what else may be on that host', () => {
  const links = ['/docs/', '/docs/guide#a', '/docs/a.png', 'guide.html', '/', '/other/', '/guide', '/docs/lost'];
  const files = {
    'index.html': page(links.map((href) => `<a href="${href}">x</a>`).join(' '), '<link rel="icon" href="/a.png">'),
    'guide.html': page('<p id="a">', '<script type="module" src="/docs/a.js"></script>'),
    'a.png': 'PNG',
    'a.js': "import './gone.js';",
  };
  const { findings } = withFolder(files, (dir) => checkAnyFolder(dir, 'https://tiny.example/docs/'));
  expect(findings.map(({ rule, target, nearest }) => [rule, target, nearest])).toEqual([
    ['dead-page', '/lost', undefined],
    ['dead-asset', '/gone.js', undefined],
    ['outside-base', '/', '/docs/'],
    ['outside-base', '/a.png', '/docs/a.png'],
    ['outside-base', '/guide', '/docs/guide'],
  ]);
});

it('reads the policies of pages in the sub path', () => {
  const files = {
    'index.html': page('<a href="/garage/about">About</a>'),
    'about.html': page('<a href="/garage">Home</a>', `${head}<style>p { margin: 0 }</style>`),
    '404.html': page('<a href="/garage">Home</a>'),
    _headers: "/garage/about\n  Content-Security-Policy: style-src 'self'\n",
  };
  const { findings } = checkFiles(files, { hosting: { base: '/garage' } });
  expect(findings.map(({ rule, places }) => [rule, places.map(({ page }) => page)])).toEqual([
    ['refused-code', ['/about']],
  ]);
});
