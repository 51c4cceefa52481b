import { expect, it } from 'vitest';
import { prefixHtml } from '../../renderer/base-path.ts';

it('prefixes the addresses of links and files, in custom elements too, and no others', () => {
  const prefix = (html: string) => prefixHtml(html, { links: '/garage', files: '/files' });
  expect(prefix('<a class="x" href="/contact">/contact</a>')).toBe('<a class="x" href="/garage/contact">/contact</a>');
  expect(prefix('<tide-table src="/tides.json" title="/x">')).toBe('<tide-table src="/files/tides.json" title="/x">');
  expect(prefix('<img srcset="/a.png 1x, /b.png 2x">')).toBe('<img srcset="/files/a.png 1x, /files/b.png 2x">');
  expect(prefix('<a href="//other.example">')).toBe('<a href="//other.example">');
});
