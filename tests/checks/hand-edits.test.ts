import { expect, it } from 'vitest';
import { checkAnyFolder } from '../../checks/links/check-any-folder.ts';
import { describeFinding } from '../../checks/links/report-links.ts';
import { checkFiles, type Files, page, withFolder } from './built-folder.ts';

const origin = 'https://docs.example';

/** Checks a folder of another site. */
const check = (files: Files) => withFolder(files, (dir) => checkAnyFolder(dir, origin).findings);
const describe = (files: Files) => check(files).map(describeFinding);
const places = (files: Files) =>
  check(files).flatMap((found) => found.places.map(({ page: at, line, column }) => `${at}:${line}:${column}`));

it.each([
  ['tel:+4401632960145', 'dials the 0, which a number with +44 leaves out; write tel:+441632960145'],
  ['tel:+49 0 30 1234567', 'dials the 0, which a number with +49 leaves out; write tel:+4930 1234567'],
  ['tel:+390612345678', undefined],
  ['tel:+441632960145;ext=12', undefined],
  ['/?discount=50%&from=top', 'has a % that encodes no character; write /?discount=50%25&from=top'],
  ['100%.html', 'has a % that encodes no character; write 100%25.html'],
  ['100%25.html', undefined],
  ['#100%', undefined],
  ['https://shop.example/?q=100%', undefined],
  [
    'mailto:ann@a.example?subject=5% off',
    'has a % that encodes no character; write mailto:ann@a.example?subject=5%25 off',
  ],
  ['mailto:ann@a.example?subject=5%25%20off', undefined],
])('reads digits and encodings as programs do: %s', (href, message) => {
  const files = { 'index.html': page(`<a href="${href}">x</a> <p id="100%">y</p>`), '100%.html': page('') };
  const found = check(files).filter(({ rule }) => rule !== 'orphan-page');
  expect(found.map((each) => each.message)).toEqual(message === undefined ? [] : [message]);
});

it('accepts the number of the definition with an extension', () => {
  const call = page('<a href="/about">x</a> <a href="tel:+441632960000;ext=12">x</a>');
  const { findings } = checkFiles({ 'index.html': call });
  expect(findings.map(({ rule, target }) => [rule, target])).toEqual([]);
});

it('reports a misspelt method of a form, and nothing else of that form', () => {
  const form = (method: string) => `<form action="/send" method="${method}"><button formmethod="GET">x</button></form>`;
  expect(describe({ 'index.html': page(['pots', 'POST', 'dialog', ''].map(form).join('\n')) })).toEqual([
    '/index.html has a form method that is pots, for which browsers send GET; write post or get',
  ]);
});

it('leaves what a script fills into a template alone', () => {
  const files = { 'index.html': page('<template><a href="/{slug}">x</a><img src="/lost.png"></template>') };
  expect(check(files).map(({ target }) => target)).toEqual(['/lost.png']);
});

it('finds a missing service worker, whether or not the script requires support for them', () => {
  const script =
    '<script>navigator.serviceWorker?.register("/sw.js"); navigator.serviceWorker.register("/w.js")</script>';
  expect(check({ 'index.html': page(script) }).map(({ target }) => target)).toEqual(['/sw.js', '/w.js']);
});

it('reads calls behind templates and regular expressions with slashes and quotes, but none within them', () => {
  const script =
    'const a=`https://b`,c=/["/]/.test(a);navigator.serviceWorker.register("/sw.js");d=`new Worker("/w.js")`';
  expect(check({ 'index.html': page(`<script>${script}</script>`) }).map(({ target }) => target)).toEqual(['/sw.js']);
});

it('points to a comma too many, not to what follows it', () => {
  const files = {
    'index.html': page('<link rel="manifest" href="/site.webmanifest">'),
    'site.webmanifest': '{\n  "name": "Docs",\n  "lang": "en",\n}\n',
  };
  expect(places(files)).toEqual(['/site.webmanifest:3:15']);
  expect(describe(files)).toEqual(['/site.webmanifest has a manifest that is not JSON: no comma may stand before }']);
});

it('reports a merge that is not finished in place of what follows from it, but no rows of equals signs', () => {
  const conflict = ['<<<<<<< HEAD', '<url><loc>https://docs.example/</loc></url>', '=======', '>>>>>>> main'];
  const files = {
    'index.html': page('<pre>\n=======\n</pre>'),
    'sitemap.xml': ['<urlset>', ...conflict, '</urlset>'].join('\n'),
  };
  expect(places(files)).toEqual(['/sitemap.xml:2:1']);
  expect(describe(files)).toEqual([
    '/sitemap.xml has a merge that is not finished: one version of these lines must go',
  ]);
});

it('names the element that keeps a page of the sitemap out of the index, and its line there', () => {
  const files = {
    'index.html': page('x', '\n<meta name="robots" content="noindex">'),
    'sitemap.xml': '<urlset><url><loc>https://docs.example/</loc></url></urlset>',
  };
  expect(places(files)).toEqual(['/index.html:2:1', '/sitemap.xml:1:19']);
});
