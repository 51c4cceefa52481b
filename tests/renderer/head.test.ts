import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { loadRenderer } from '../../prerender/render-page.ts';
import { webManifest } from '../../prerender/site-files.ts';
import { brandStyles } from '../../renderer/brand-styles.ts';
import type { ServedSite } from '../../renderer/render-hook.ts';
import type { SiteInput } from '../../schema/site.ts';
import { parseSite } from '../../site/parse.ts';
import { listRoutes } from '../../site/routes.ts';
import { sitePages } from '../../site/shared-site.ts';
import { tinySiteInput } from '../fixtures/tiny-site.ts';
import { readBuiltPages } from '../helpers/built-pages.ts';
import { elements, findAll, linkHref, meta, only, textOf } from '../helpers/elements.ts';
import { garage } from '../helpers/garage.ts';

const pages = readBuiltPages().filter(({ path }) => path !== '/404');
const heads = pages.map(({ path, document }) => ({
  path,
  head: only(document, 'head'),
  title: textOf(only(only(document, 'head'), 'title')),
  description: meta(document, 'description') ?? '',
}));
const paths = listRoutes(garage).map(({ path }) => path);
const read = (name: string) => readFileSync(`dist/client/${name}`, 'utf8');

describe('every page', () => {
  it('has a title of its own, of at most 65 characters', () => {
    expect(heads.filter(({ title }) => title.length > 65 || title.length < 10).map(({ path }) => path)).toEqual([]);
    expect(new Set(heads.map(({ title }) => title)).size).toBe(31);
  });

  it('has a unique description of at most 160 characters', () => {
    const wrong = heads.filter(({ description }) => description.length > 160 || description.length < 50);
    expect(wrong.map(({ path }) => path)).toEqual([]);
    expect(new Set(heads.map(({ description }) => description)).size).toBe(31);
  });

  it('has its canonical address, without a trailing slash', () => {
    for (const { path, head } of heads) {
      expect(linkHref(head, 'canonical')).toBe(path === '/' ? `${garage.url}/` : `${garage.url}${path}`);
    }
  });

  it('has keywords', () => {
    for (const { head } of heads) expect(meta(head, 'keywords')?.split(', ').length).toBeGreaterThanOrEqual(3);
  });

  it('has a social sharing picture', () => {
    const image = `${garage.url}/social.png`;
    const alt = `${garage.business.name}: ${garage.business.tagline}`;
    for (const { head, title, description } of heads) {
      const tags = findAll(head, ({ attribs }) => /^(og|twitter):/.test(attribs.property ?? attribs.name ?? ''));
      const shared = tags.map(({ attribs }) => [attribs.property ?? attribs.name, attribs.content]);
      expect(Object.fromEntries(shared)).toEqual({
        'og:type': 'website',
        'og:locale': 'en_GB',
        'og:site_name': garage.business.name,
        'og:title': title,
        'og:description': description,
        'og:url': linkHref(head, 'canonical'),
        'og:image': image,
        'og:image:width': '1200',
        'og:image:height': '630',
        'og:image:alt': alt,
        'twitter:card': 'summary_large_image',
      });
    }
    expect(existsSync('dist/client/social.png')).toBe(true);
  });

  it('declares its language, colours and viewport', () => {
    for (const { document } of pages) {
      expect(only(document, 'html').attribs.lang).toBe('en-GB');
      expect(meta(document, 'viewport')).toContain('width=device-width');
      const colours = findAll(document, ({ attribs }) => attribs.name === 'theme-color');
      expect(colours.map(({ attribs }) => attribs.content)).toEqual(['#00543c', '#00281d']);
    }
  });

  it('declares its encoding before anything that needs it', () => {
    for (const { html } of pages) expect(html.slice(0, 1024)).toMatch(/<meta charset="utf-8"/i);
  });

  it('has icons and a manifest that exist', () => {
    for (const { head } of heads) {
      const hrefs = ['icon', 'apple-touch-icon', 'manifest'].map((rel) => linkHref(head, rel));
      expect(hrefs.filter((href) => !href || !existsSync(`dist/client${href}`))).toEqual([]);
    }
  });
});

it('excludes the not-found page from search engines, and gives it no canonical address', () => {
  const [page] = readBuiltPages().filter(({ path }) => path === '/404');
  expect(page && meta(page.document, 'robots')).toBe('noindex');
  expect(page && linkHref(page.document, 'canonical')).toBeUndefined();
  expect(page && elements(page.document, 'title').map(textOf)).toEqual(['404 Page Not Found | Newington Garage']);
});

it('lists exactly the routes in the sitemap', () => {
  const listed = [...read('sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url);
  expect(listed).toEqual(paths.map((path) => new URL(path, garage.url).href));
  expect(read('sitemap.xml')).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<urlset xmlns="http/);
});

it('lets robots read everything except the endpoint', () => {
  expect(read('robots.txt')).toBe(`User-agent: *\nDisallow: /api/\n\nSitemap: ${garage.url}/sitemap.xml\n`);
});

it('has a web manifest with icons of the declared sizes', () => {
  const manifest = JSON.parse(read('site.webmanifest'));
  expect(manifest).toMatchObject({ name: garage.business.name, lang: 'en-GB', start_url: '/' });
  const pngs = manifest.icons.filter(({ type }: { type: string }) => type === 'image/png');
  expect(pngs.map(({ sizes }: { sizes: string }) => sizes)).toEqual(['192x192', '512x512']);
  for (const { src, sizes } of pngs) {
    const png = readFileSync(`dist/client${src}`);
    expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`).toBe(sizes);
  }
});

it('has a description without markup in the web manifest', () => {
  const description = 'A *quiet* garage; see [what we do](/brake-repair).';
  const { site } = sitePages(parseSite({ ...tinySiteInput, business: { ...tinySiteInput.business, description } }));
  expect(JSON.parse(webManifest(site)).description).toBe('A quiet garage; see what we do.');
});

/** Renders pages of a definition one after another, as a build does. */
async function renderPages(definition: SiteInput, ...paths: string[]): Promise<string[]> {
  const { assets } = JSON.parse(readFileSync('dist/server/site.json', 'utf8')) as ServedSite;
  const site = parseSite(definition);
  const render = await loadRenderer({ ...sitePages(site), assets, codeDir: 'dist' });
  const routes = listRoutes(site);
  return paths.map((path) => render(routes.find((route) => route.path === path)).html);
}

it('reads from right to left in Arabic and Hebrew, with phone numbers in order and arrows turned', async () => {
  const openings = async (language: string) =>
    (await renderPages({ ...tinySiteInput, language }, '/')).map((html) => /<html[^>]*>/.exec(html)?.[0]);
  expect(await openings('ar')).toEqual(['<html lang="ar" dir="rtl">']);
  expect(await openings('he-IL')).toEqual(['<html lang="he-IL" dir="rtl">']);
  expect(await openings('hr')).toEqual(['<html lang="hr">']);
  const stylesIn = (language: string) =>
    brandStyles(sitePages(parseSite({ ...tinySiteInput, language })).site).join('');
  for (const rule of ['unicode-bidi:plaintext', 'scale:-1 1', 'background-position-x:1rem']) {
    expect(stylesIn('ar')).toContain(rule);
    expect(stylesIn('hr')).not.toContain(rule);
  }
});

it('renders the call bar of a page alike whatever was rendered before it', async () => {
  const emergency: SiteInput['pages'][number] = {
    path: '/emergency',
    name: 'Emergency',
    head: { title: 'Emergency', description: 'When you cannot drive on.' },
    hero: {
      tone: 'emergency',
      heading: 'Emergency',
      lead: 'Call us.',
      actions: [{ label: 'Call {phone}', call: true }],
    },
    sections: [{ kind: 'form', heading: 'Write to us', form: 'contact' }],
  };
  const layout = { ...tinySiteInput.layout, callBar: { ...tinySiteInput.layout.callBar, primary: 'link' } } as const;
  const definition = { ...tinySiteInput, layout, pages: [...tinySiteInput.pages, emergency] };
  const callBar = /<nav class="[^"]*" aria-label="Quick actions">.*?<\/nav>/;
  const [alone] = await renderPages(definition, '/emergency');
  const [, after] = await renderPages(definition, '/contact', '/emergency');
  expect(callBar.exec(after ?? '')).toEqual(callBar.exec(alone ?? ''));
});
