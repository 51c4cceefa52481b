import { expect, it } from 'vitest';
import { checkAnyFolder } from '../../checks/links/check-any-folder.ts';
import { checkFiles, type Files, page, withFolder } from './built-folder.ts';

// Writes and reads two thousand files; the time taken is not under test.

it('finds one fault among two thousand pages, and one cause on all of them', () => {
  const count = 2000;
  const files: Files = {};
  for (let index = 0; index < count; index += 1) {
    const next = `/towns/town-${(index + 1) % count}-repair`;
    const slip = index === 1234 ? ' <a href="/towns/town-77-repiar">x</a>' : '';
    files[`towns/town-${index}-repair.html`] = page(
      `<nav><a href="/">x</a> <a href="/layout-link">x</a></nav><a href="${next}">x</a>${slip}`,
    );
  }
  const { findings, summary } = checkFiles(files);
  expect(summary).toMatchObject({
    pages: count + 2,
    links: 3 * count + 4,
    external: 0,
    dead: 2,
    declared: 0,
    stale: 0,
    other: 0,
  });
  expect(findings.map(({ rule, target, nearest, places }) => [rule, target, nearest, places.length])).toEqual([
    ['dead-page', '/layout-link', undefined, count],
    ['dead-page', '/towns/town-77-repiar', '/towns/town-77-repair', 1],
  ]);
});

it('finds the same fault on each of 130,000 lines of a sitemap', () => {
  const line = '<url><loc>https://tiny.example/gone</loc></url>\n';
  const files = { 'index.html': page(''), 'sitemap.xml': `<urlset>\n${line.repeat(130_000)}</urlset>` };
  const { findings } = withFolder(files, (dir) => checkAnyFolder(dir, 'https://tiny.example'));
  expect(findings.find(({ rule }) => rule === 'dead-page')?.places).toHaveLength(130_000);
});

it('finds the same dead address of another site, with and without a fragment, 130,000 times each', () => {
  const links = '<a href="https://b.example/x">x</a> <a href="https://b.example/x#y">x</a>\n'.repeat(130_000);
  const outcomes = new Map([['https://b.example/x', { state: 'dead', message: 'answers 404' } as const]]);
  const { findings } = withFolder({ 'index.html': page(links) }, (dir) => checkAnyFolder(dir, undefined, { outcomes }));
  expect(findings.map(({ rule, places }) => [rule, places.length])).toEqual([['dead-external', 260_000]]);
});
