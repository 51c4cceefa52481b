import { expect, it } from 'vitest';
import { describeFinding } from '../../checks/links/report-links.ts';
import { checkFiles, type Files, page } from './built-folder.ts';

type Fault = {
  name: string;
  files: Files;
  /** The rule and message of every finding expected, and no others. */
  finds: [rule: string, sentence: string][];
};

const graph = (...nodes: object[]) =>
  `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@graph': nodes })}</script>`;

/** The home page with something wrong in its body or head. */
const home = (body: string, head = ''): Files => ({ 'index.html': page(`<a href="/about">About</a> ${body}`, head) });

const faults: Fault[] = [
  {
    name: 'a link to no page, one letter off',
    files: home('<a href="/abuot">x</a>'),
    finds: [['dead-page', '/abuot is not a page of the built site; did you mean /about?']],
  },
  {
    name: 'a link with capital letters',
    files: home('<a href="/About">x</a>'),
    finds: [['dead-page', '/About is not a page of the built site; did you mean /about?']],
  },
  {
    name: 'an absolute link to no page of this site',
    files: home('<a href="https://tiny.example/nothing?a=1#b">x</a> <a href="//tiny.example/nothing">x</a>'),
    finds: [['dead-page', '/nothing is not a page of the built site']],
  },
  {
    name: 'a relative link to no page',
    files: {
      'towns/here.html': page('<a href="there">x</a> <a href="../about">x</a>'),
      ...home('<a href="/towns/here">x</a>'),
    },
    finds: [['dead-page', '/towns/there is not a page of the built site; did you mean /towns/here?']],
  },
  {
    name: 'a link to the not-found page',
    files: home('<a href="/404">x</a>'),
    finds: [['dead-page', '/404 is not a page of the built site']],
  },
  {
    name: 'a link to a document that is not there',
    files: { ...home('<a href="/brochure-2026.pdf">x</a>'), 'brochure-2025.pdf': '' },
    finds: [['dead-asset', '/brochure-2026.pdf is not a file of the built site; did you mean /brochure-2025.pdf?']],
  },
  {
    name: 'a fragment of another page',
    files: home('<a href="/about#teem">x</a>'),
    finds: [['dead-fragment', '/about#teem leads to no element: /about has no id "teem"; did you mean /about#team?']],
  },
  {
    name: 'a fragment of the page itself',
    files: home('<a href="#main">x</a> <a href="#">x</a> <a href="#top">x</a>'),
    finds: [['dead-fragment', '/#main leads to no element: / has no id "main"']],
  },
  {
    name: 'a fragment of the not-found page itself',
    files: { '404.html': page('<a href="#main">x</a> <a href="#here" id="here">x</a>') },
    finds: [['dead-fragment', '/404#main leads to no element: /404 has no id "main"']],
  },
  {
    name: 'a drawing without the part that is used',
    files: {
      ...home('<svg><use href="/icons.svg#phnoe"/><use xlink:href="/icons.svg#mail"/></svg>'),
      'icons.svg': '<svg><g id="phone"/><g id="mail"/></svg>',
    },
    finds: [
      [
        'dead-fragment',
        '/icons.svg#phnoe leads to no element: /icons.svg has no id "phnoe"; did you mean /icons.svg#phone?',
      ],
    ],
  },
  {
    name: 'a gradient that the page does not have',
    files: home('<svg><linearGradient id="dusk"/><path fill="url(#dusk)"/><path fill="url(#morning)"/></svg>'),
    finds: [['dead-fragment', '/#morning leads to no element: / has no id "morning"']],
  },
  {
    name: 'a missing picture, script and poster',
    files: {
      ...home('<img src="/a.png"><script src="/b.js"></script><video poster="/c.jpg"></video><img src="/fine.png">'),
      'fine.png': '',
    },
    finds: [
      ['dead-asset', '/a.png is not a file of the built site'],
      ['dead-asset', '/b.js is not a file of the built site'],
      ['dead-asset', '/c.jpg is not a file of the built site'],
    ],
  },
  {
    name: 'a picture whose address is that of a page',
    files: home('<img src="/about">'),
    finds: [['dead-asset', '/about is not a file of the built site']],
  },
  {
    name: 'one of several candidates in a srcset',
    files: { ...home('<img srcset="/s-1.png 1x, /s-2.png 2x,/s-3.png 3x">'), 's-1.png': '', 's-3.png': '' },
    finds: [['dead-asset', '/s-2.png is not a file of the built site; did you mean /s-1.png?']],
  },
  {
    name: 'a missing style sheet, icon and manifest',
    files: home(
      '',
      '<link rel="stylesheet" href="/a.css"><link rel="icon" href="/i.svg"><link rel="manifest" href="/m.webmanifest"><link rel="preconnect" href="/">',
    ),
    finds: [
      ['dead-asset', '/a.css is not a file of the built site'],
      ['dead-asset', '/i.svg is not a file of the built site'],
      ['dead-asset', '/m.webmanifest is not a file of the built site'],
    ],
  },
  {
    name: 'a font and an import of a style sheet',
    files: {
      ...home('', '<link rel="stylesheet" href="/assets/a.css">'),
      'assets/a.css':
        '/* url(/old.woff2) */\n@import "b.css";\n@font-face{src:url(../fonts/x.woff2)}\na{background:url("data:image/png;base64,AA")}',
    },
    finds: [
      ['dead-asset', '/assets/b.css is not a file of the built site; did you mean /assets/a.css?'],
      ['dead-asset', '/fonts/x.woff2 is not a file of the built site'],
    ],
  },
  {
    name: 'a background in a style element and in a style attribute',
    files: home('<p style="background:url(/b.png)">x</p>', '<style>p{background:url(/a.png)}</style>'),
    finds: [
      ['dead-asset', '/a.png is not a file of the built site'],
      ['dead-asset', '/b.png is not a file of the built site'],
    ],
  },
  {
    name: 'a form posted to an address that takes none',
    files: home(
      '<form method="post" action="/api/form/submit"></form><form method="post" action="/api/forms/submit"></form>',
    ),
    finds: [['dead-form-action', '/api/form/submit does not accept forms; post it to /api/forms/submit']],
  },
  {
    name: 'a form that asks the endpoint instead of posting to it',
    files: home('<form action="/api/forms/submit"></form>'),
    finds: [['dead-page', '/api/forms/submit is not a page of the built site']],
  },
  {
    name: 'a canonical address that is no page',
    files: home('', '<link rel="canonical" href="https://tiny.example/home">'),
    finds: [['dead-page', '/home is not a page of the built site']],
  },
  {
    name: 'a canonical address that is another page',
    files: { 'about.html': page('<a href="/">x</a>', '<link rel="canonical" href="https://tiny.example/">') },
    finds: [['other-canonical', '/about gives / as its address, so search engines drop it; write /about']],
  },
  {
    name: 'a page built for another origin',
    files: {
      ...home(
        '',
        '<link rel="canonical" href="https://other.example/"><meta property="og:url" content="https://other.example/">',
      ),
    },
    finds: [
      [
        'foreign-origin',
        'https://other.example is not https://tiny.example; build and check with the same url or SITE_URL',
      ],
    ],
  },
  {
    name: 'pictures for sharing that are not there',
    files: home(
      '',
      '<meta property="og:image" content="https://tiny.example/social.png"><meta name="twitter:image" content="https://tiny.example/card.png">',
    ),
    finds: [
      ['dead-asset', '/card.png is not a file of the built site'],
      ['dead-asset', '/social.png is not a file of the built site'],
    ],
  },
  {
    name: 'a sitemap line and the sitemap that robots.txt names',
    files: {
      'sitemap.xml':
        '<urlset><url><loc>https://tiny.example/</loc></url><url><loc>https://tiny.example/about</loc></url>\n<url><loc>https://tiny.example/gone</loc></url></urlset>',
      'robots.txt': 'User-agent: *\nSitemap: https://tiny.example/sitemaps.xml\n',
    },
    finds: [
      ['dead-page', '/gone is not a page of the built site'],
      ['dead-asset', '/sitemaps.xml is not a file of the built site; did you mean /sitemap.xml?'],
    ],
  },
  {
    name: 'a manifest with a missing icon and start page',
    files: {
      'manifest.webmanifest': '{"start_url":"/start","icons":[{"src":"/icons/192.png"},{"src":"icons/512.png"}]}',
      'icons/512.png': '',
    },
    finds: [
      ['dead-page', '/start is not a page of the built site'],
      ['dead-asset', '/icons/192.png is not a file of the built site; did you mean /icons/512.png?'],
    ],
  },
  {
    name: 'a manifest that is no JSON',
    files: { 'manifest.webmanifest': '{' },
    finds: [
      [
        'unreadable-data',
        expect.stringMatching(/^\/manifest\.webmanifest has a manifest that is not JSON: /) as unknown as string,
      ],
    ],
  },
  {
    name: 'addresses in structured data',
    files: home(
      '',
      graph(
        {
          '@id': 'https://tiny.example/gone#page',
          '@type': 'WebPage',
          url: 'https://tiny.example/about#team',
          image: '/p.png',
        },
        { '@type': 'ListItem', item: 'https://tiny.example/services', name: 'https://tiny.example/ is our site' },
        { '@type': 'Thing', sameAs: ['https://elsewhere.example/x'] },
      ),
    ),
    finds: [
      ['dead-page', '/gone is not a page of the built site'],
      ['dead-page', '/services is not a page of the built site'],
      ['dead-asset', '/p.png is not a file of the built site'],
    ],
  },
  {
    name: 'a node that the graph does not have',
    files: home(
      '',
      graph(
        { '@id': 'https://tiny.example/#business', name: 'Tiny' },
        {
          '@type': 'WebSite',
          publisher: { '@id': 'https://tiny.example/#business' },
          author: { '@id': 'https://tiny.example/#owner' },
        },
        { '@type': 'Thing', about: { '@id': 'https://elsewhere.example/#x' } },
        { '@type': 'Thing', about: { '@id': 'https://tiny.example' } },
        { '@type': 'Thing', about: { '@id': 'https://tiny.example/#busines' } },
      ),
    ),
    finds: [
      ['dangling-id', 'https://tiny.example is referred to, but no node of the page has that @id'],
      [
        'dangling-id',
        'https://tiny.example/#busines is referred to, but no node of the page has that @id; did you mean https://tiny.example/#business?',
      ],
      ['dangling-id', 'https://tiny.example/#owner is referred to, but no node of the page has that @id'],
    ],
  },
  {
    name: 'structured data that is no JSON',
    files: home('', '<script type="application/ld+json">{oops}</script>'),
    finds: [['unreadable-data', expect.stringMatching(/^\/ has JSON-LD that is not JSON: /) as unknown as string]],
  },
  {
    name: 'an import map and speculation rules that are no JSON',
    files: home('', '<script type="importmap">{bad</script><script type="speculationrules">{bad</script>'),
    finds: [
      ['unreadable-data', expect.stringMatching(/^\/ has an import map that is not JSON: /) as unknown as string],
      [
        'unreadable-data',
        expect.stringMatching(/^\/ has a script of speculation rules that is not JSON: /) as unknown as string,
      ],
    ],
  },
  {
    name: 'a link to the host of this site with www',
    files: home('<a href="https://www.tiny.example/about">x</a>'),
    finds: [
      [
        'foreign-origin',
        'https://www.tiny.example/about is not on tiny.example, the host of this site; write https://tiny.example/about',
      ],
    ],
  },
  {
    name: 'a slash at the end of a link',
    files: home('<a href="/about/#team">x</a>'),
    finds: [['trailing-slash', '/about/ has a slash at its end; write /about']],
  },
  {
    name: 'a link that names the file of a page',
    files: home('<a href="/about.html">x</a> <a href="/index.html">x</a>'),
    finds: [
      ['file-name-link', '/about.html names the file of a page; write /about'],
      ['file-name-link', '/index.html names the file of a page; write /'],
    ],
  },
  {
    name: 'a page that the browser is sent on from, to nowhere',
    files: home('', '<meta http-equiv="refresh" content="0; url=/moved">'),
    finds: [['dead-page', '/moved is not a page of the built site']],
  },
  {
    name: 'two pages that send the browser to each other',
    files: {
      ...home('<a href="/a">x</a> <a href="/b">x</a>'),
      'a.html': page('', '<meta http-equiv="refresh" content="0;url=/b">'),
      'b.html': page('', '<meta http-equiv="refresh" content="0;url=\'/a\'">'),
    },
    finds: [['refresh-loop', '/a redirects in a loop: /a → /b → /a']],
  },
  {
    name: 'another phone number and another e-mail address',
    files: home(
      '<a href="tel:+441632960000">x</a> <a href="tel:+44%201632%20960000">x</a> <a href="tel:+441632960001">x</a>' +
        '<a href="mailto:Hello@tiny.example?subject=Hi">x</a> <a href="mailto:me@tiny.example">x</a>',
    ),
    finds: [
      ['wrong-phone', 'tel:+441632960001 is not the one in the definition; write tel:+441632960000'],
      ['wrong-email', 'mailto:me@tiny.example is not the one in the definition; write mailto:hello@tiny.example'],
    ],
  },
  {
    name: 'an address with an encoded blank at its end, and one with a misspelt scheme',
    files: home('<a href="/about%20">x</a> <a href="htps://example.org/">x</a>'),
    finds: [
      ['dead-page', '/about%20 is not a page of the built site: it ends with a space; did you mean /about?'],
      [
        'unknown-scheme',
        'htps://example.org/ begins with htps:, an unknown scheme; did you mean https://example.org/?',
      ],
    ],
  },
  {
    name: 'an address of a program, one without mailto: or tel:, one on another port, and one that does not end',
    files: home(
      '<a href="/about.php?id=1">x</a> <a href="me@tiny.example">x</a> <a href="01632 960000">x</a> ' +
        '<a href="https://tiny.example:8080/about">x</a> <a href="/about>x</a><b title="">y</b>',
    ),
    finds: [
      ['dead-page', '/01632 960000 is not a page of the built site: it lacks tel:; did you mean tel:01632 960000?'],
      ['dead-page', '/about.php is not a page of the built site; did you mean /about?'],
      ['dead-page', '/about>x</a><b title= is not a page of the built site: a quote is missing after it'],
      [
        'dead-asset',
        '/me@tiny.example is not a file of the built site: it lacks mailto:; did you mean mailto:me@tiny.example?',
      ],
      [
        'foreign-origin',
        'https://tiny.example:8080/about is not on tiny.example, the host of this site; write https://tiny.example/about',
      ],
    ],
  },
  {
    name: 'a label for an id that the page lacks',
    files: home('<label for="quote-mail">x</label><input id="quote-email">'),
    finds: [
      [
        'missing-id',
        '/#quote-mail is named by label for, and no element of the page has that id; did you mean quote-email?',
      ],
    ],
  },
  {
    name: 'an address that no browser can read',
    files: home('<a href="https://">x</a> <a href="javascript:void 0">x</a>'),
    finds: [
      ['malformed-address', 'https:// is not a valid address'],
      [
        'unknown-scheme',
        'javascript:void 0 is a script, which the content security policy refuses; write an address, or use a button',
      ],
    ],
  },
  {
    name: 'an address that a template wrote without a value, one without https:// and one with a slash too few',
    files: home(
      '<a href="undefined">x</a> <a href="">x</a> <a href="www.example.org/a">x</a> <a href="www.tiny.example/b">x</a> ' +
        '<a href="https:/example.org/c">x</a> <a href="[object Object]">x</a>',
    ),
    finds: [
      ['dead-page', '/[object Object] is not a page of the built site: a template wrote it without a value'],
      ['dead-page', '/undefined is not a page of the built site: a template wrote it without a value'],
      [
        'dead-page',
        '/www.example.org/a is not a page of the built site: it lacks https://; did you mean https://www.example.org/a?',
      ],
      ['dead-page', '/www.tiny.example/b is not a page of the built site: it lacks https://; did you mean /b?'],
      ['malformed-address', 'https:/example.org/c begins with https:/; write https://example.org/c'],
      ['empty-address', '/ has an empty a href; write the address or remove it'],
    ],
  },
  {
    name: 'an id too many and one too few as one slip',
    files: home('<label for="phone">x</label><input id="mail"><label for="mail">x</label><input id="mail">'),
    finds: [['duplicate-id', '/#mail is the id of two elements; write phone on one of them, which label for names']],
  },
  {
    name: 'files that scripts load, but not the placeholders of a template',
    files: home('<div data-props="/forms/none.json"></div><template><a href="{{ url }}">x</a></template>'),
    finds: [['dead-asset', '/forms/none.json is not a file of the built site']],
  },
  {
    name: 'a page that nobody but itself and the not-found page links to',
    files: { 'alone.html': page('<a href="/alone">x</a>'), '404.html': page('<a href="/alone">x</a>') },
    finds: [['orphan-page', '/alone is a page that no other page links to']],
  },
];

it.each(faults)('finds $name, and nothing else', ({ files, finds }) => {
  const { findings } = checkFiles(files);
  expect(findings.map((finding) => [finding.rule, describeFinding(finding)])).toEqual(finds);
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

it('takes the name of a link for an id, and no address for that of a compressed file', () => {
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
