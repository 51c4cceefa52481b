import { expect, it } from 'vitest';
import { checkAnyFolder } from '../../checks/links/check-any-folder.ts';
import { page, withFolder } from './built-folder.ts';

const refresh = (content: string) => page('', `<meta http-equiv="refresh" content="${content}">`);
const sitemap = (...lines: string[]) => `<urlset>${lines.map((each) => `<url>${each}</url>`).join('')}</urlset>`;
const loc = (path: string) => `<loc>https://docs.example/${path}</loc>`;

it.each<[string, Record<string, string>, string[]]>([
  [
    'an old address beside the folder of the new one',
    { 'about.html': refresh('0; url=about/'), 'about/index.html': page('') },
    [],
  ],
  ['a page that reloads itself after a while', { 'live.html': refresh('60; url=live.html') }, []],
  ['a page that reloads itself at once', { 'live.html': refresh('0; url=live.html') }, ['refresh-loop /live.html']],
  [
    'characters of an address in the name of a folder',
    { 'c#/100%/a b.html': page('<a href="a%20b.html">x</a> <a href="../c.html">x</a>'), 'c#/c.html': page('') },
    [],
  ],
  [
    'a base on a host that is not known to be its own',
    { 'sub/a.html': page('<a href="b.html">x</a>', '<base href="https://old.example/">'), 'b.html': page('') },
    ['wrong-base /sub/a.html'],
  ],
  [
    'the copy of a picture for those without scripts',
    { 'a.html': page('<img id="a" data-src="a.svg"><noscript><img id="a" src="a.svg"></noscript>'), 'a.svg': '<svg/>' },
    [],
  ],
  [
    'what a page names without loading it',
    {
      'a.html': page(
        '<blockquote cite="http://a.example/">x</blockquote> <q cite="http://a.example/">x</q> <img src="http://a.example/a.png">',
        '<link rel="profile" href="http://gmpg.org/xfn/11">',
      ),
    },
    ['insecure-content http://a.example/a.png'],
  ],
  [
    'schemes of programs',
    { 'a.html': page('<a href="bitcoin:1a">x</a> <a href="msteams://x">x</a> <a href="mailtoo:a@a.example">x</a>') },
    ['unknown-scheme mailtoo:a@a.example'],
  ],
  [
    'redirects of addresses with other characters',
    { 'a.html': page('<a href="/über%20uns">x</a>'), _redirects: '/%C3%BCber%20uns /a 301' },
    [],
  ],
  [
    'routes of a script in the fragment',
    { 'a.html': page('<a href="#/guide">x</a> <a href="#!">x</a> <a href="#guide">x</a>') },
    ['dead-fragment /a.html#guide'],
  ],
  [
    'XML in which elements are empty',
    {
      'a.xhtml': '<html><head><title/><script src="a.js"/></head><body><a href="gone.xhtml">x</a></body></html>',
      'a.js': '',
    },
    ['dead-page /gone.xhtml'],
  ],
  [
    'sitemaps of other names, with text as it is, and not-found pages of languages',
    {
      'index.html': page(''),
      'fr/404.html': page(''),
      'page-sitemap.xml': sitemap(loc(''), `${loc('gone')}<image:title><![CDATA[Salt & pepper]]></image:title>`),
    },
    ['dead-page /gone'],
  ],
])('reads what other generators write: %s', (_name, files, expected) => {
  const { findings } = withFolder(files, (dir) => checkAnyFolder(dir, 'https://docs.example'));
  expect(findings.map(({ rule, target }) => `${rule} ${target}`)).toEqual(expected);
});
