import { expect, it } from 'vitest';
import { describeFinding } from '../../checks/links/report-links.ts';
import { type LinkReport, passes } from '../../checks/links/validate/validate-links.ts';
import { tinySiteInput } from '../fixtures/tiny-site.ts';
import { checkFiles, type Files, page, writeDefinition } from './built-folder.ts';

const declared = { href: '/services/brake-repair', instead: '/brake-repair', reason: 'Asked for.' };
const servicePage = { 'brake-repair.html': page('<a href="/">Home</a>') };
const linking = (href: string, head = '') => ({
  'index.html': page(`<a href="/about">x</a> <a href="/brake-repair">x</a> <a href="${href}">x</a>`, head),
});

it('reports a declared dead link every time and passes', () => {
  const report = checkFiles({ ...servicePage, ...linking(declared.href) }, { knownDeadLinks: [declared] });
  expect(sentences(report)).toEqual([
    ['declared-dead', '/services/brake-repair is dead and declared: Asked for. Instead: /brake-repair'],
  ]);
  expect(report.findings[0]?.places[0]).toMatchObject({ page: '/', attribute: 'a href' });
  expect(passes(report)).toBe(true);
});

it('fails on a dead link beside a declared one', () => {
  const report = checkFiles(
    { ...servicePage, ...linking(declared.href), 'about.html': page('<a href="/nothing">x</a>') },
    { knownDeadLinks: [declared] },
  );
  expect(report.summary).toMatchObject({ dead: 1, declared: 1, stale: 0 });
  expect(passes(report)).toBe(false);
});

it('fails on a declared link that no page has any longer', () => {
  const report = checkFiles({ ...servicePage, ...linking('/') }, { knownDeadLinks: [declared] });
  expect(sentences(report)).toEqual([
    ['stale-declaration', '/services/brake-repair is no longer linked from any page; remove this declaration'],
  ]);
  expect(report.findings[0]?.places).toEqual([
    {
      page: 'site.config.ts',
      file: 'site.config.ts',
      attribute: 'knownDeadLinks[0].href',
      entry: ['knownDeadLinks', 0, 'href'],
    },
  ]);
  expect(passes(report)).toBe(false);
});

it('says nothing of the links of a page that the sitemap lists and the folder lacks', () => {
  const line = (path: string) => `<url><loc>${tinySiteInput.url}${path}</loc></url>`;
  const sitemap = `<urlset>${['/', '/about', '/brake-repair'].map(line).join('')}</urlset>`;
  const files = { 'index.html': page('<a href="/about">x</a>'), 'sitemap.xml': sitemap };
  expect(sentences(checkFiles(files, { knownDeadLinks: [declared] }))).toEqual([
    ['dead-page', '/brake-repair is not a page of the built site'],
  ]);
});

it('expects no page to have it where dead links are repaired', () => {
  const report = checkFiles({ ...servicePage, ...linking('/') }, { knownDeadLinks: [declared], deadLinks: 'repair' });
  expect(report.findings).toEqual([]);
});

it('fails on a declared link that is a page now', () => {
  const files = { ...servicePage, ...linking(declared.href), 'services/brake-repair.html': page('') };
  expect(sentences(checkFiles(files, { knownDeadLinks: [declared] }))).toEqual([
    ['stale-declaration', '/services/brake-repair is alive now; remove this declaration'],
  ]);
});

it('fails on a declaration that is due for review', () => {
  const files = { ...servicePage, ...linking(declared.href) };
  const check = (reviewBy: string) => checkFiles(files, { knownDeadLinks: [{ ...declared, reviewBy }] });
  const lapsed = check('2020-01-31');
  expect(sentences(lapsed)).toEqual([
    [
      'lapsed-declaration',
      '/services/brake-repair was due for review by 2020-01-31; create the page, or set a later date if it should stay dead',
    ],
    [
      'declared-dead',
      '/services/brake-repair is dead and declared: Asked for. Instead: /brake-repair Review by: 2020-01-31',
    ],
  ]);
  expect(lapsed.findings[0]?.causes[0]?.entry).toBe('knownDeadLinks[0].reviewBy');
  expect(passes(lapsed)).toBe(false);
  expect(passes(check('2999-12-31'))).toBe(true);
});

it('is due for review after the day that it names', () => {
  const knownDeadLinks = [{ ...declared, reviewBy: '2027-01-31' }];
  const check = (today: string) => checkFiles({ ...servicePage, ...linking(declared.href) }, { knownDeadLinks }, today);
  expect(['2027-01-31', '2027-02-01'].map((today) => passes(check(today)))).toEqual([true, false]);
});

it('covers the areas of an image map', () => {
  const map = {
    'index.html': page(
      `<a href="/about">x</a> <a href="/brake-repair">x</a> <map><area href="${declared.href}"></map>`,
    ),
  };
  expect(passes(checkFiles({ ...servicePage, ...map }, { knownDeadLinks: [declared] }))).toBe(true);
});

it('fails on a declaration whose replacement was not built', () => {
  const files = { 'index.html': page(`<a href="/about">x</a> <a href="${declared.href}">x</a>`) };
  expect(sentences(checkFiles(files, { knownDeadLinks: [declared] }))).toEqual([
    [
      'stale-declaration',
      '/services/brake-repair is to be replaced by /brake-repair, which is not a page of the built site; name one that is',
    ],
    ['declared-dead', '/services/brake-repair is dead and declared: Asked for. Instead: /brake-repair'],
  ]);
});

it('fails where a declared dead page is a canonical address', () => {
  const head = `<link rel="canonical" href="https://tiny.example${declared.href}">`;
  const report = checkFiles({ ...servicePage, ...linking(declared.href, head) }, { knownDeadLinks: [declared] });
  expect(report.findings.map(({ rule, places }) => [rule, places.map(({ attribute }) => attribute)])).toEqual([
    ['dead-page', ['link canonical']],
    ['declared-dead', ['a href']],
  ]);
});

it('covers a declared fragment', () => {
  const fragment = { href: '/contact#history', instead: '/contact', reason: 'To be written.' };
  const files = {
    'contact.html': page('<a href="/">Home</a> <a href="/contact#history">x</a>'),
    'index.html': page('<a href="/about">x</a> <a href="/contact">x</a>'),
  };
  expect(checkFiles(files, { knownDeadLinks: [fragment] }).summary).toMatchObject({ dead: 0, declared: 1, stale: 0 });
});

it.each([
  ['lapsed-declaration', { reviewBy: '2020-01-31' }, '"2020-01-31"', {}],
  ['stale-declaration', {}, '"/services/brake-repair"', { 'services/brake-repair.html': page('') }],
  ['stale-declaration', { instead: '/contact' }, '"/contact"', { 'contact.html': undefined }],
])('places a %s at the line and column of its value: %o', (rule, change, value, files) => {
  const knownDeadLinks = [{ ...declared, ...change }];
  const built = { ...servicePage, ...linking(declared.href), ...files };
  const whole = Object.fromEntries(Object.entries(built).filter(([, text]) => text !== undefined)) as Files;
  const { findings } = checkFiles(whole, { knownDeadLinks });
  const finding = findings.find((each) => each.rule === rule);

  const text = writeDefinition({ ...tinySiteInput, knownDeadLinks });
  const before = text.slice(0, text.indexOf(value, text.indexOf('"knownDeadLinks"'))).split('\n');
  const place = { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
  expect(finding?.causes).toMatchObject([{ at: { file: 'site.config.ts', ...place } }]);
});

function sentences(report: LinkReport): string[][] {
  return report.findings.map((finding) => [finding.rule, describeFinding(finding)]);
}
