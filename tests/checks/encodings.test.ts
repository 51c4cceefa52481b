import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { checkAnyFolder } from '../../checks/links/check-any-folder.ts';
import { page, withFolder } from './built-folder.ts';

const body = '<a href="/café/#thé">é</a> <a href="/crème/">x</a>';
const declared = (charset: string) => page(body, `<meta charset="${charset}">`);

it.each([
  ['UTF-8', Buffer.from(declared('utf-8'))],
  ['UTF-8 with a byte order mark, whatever it declares', Buffer.from(`\ufeff${declared('iso-8859-1')}`)],
  ['Latin-1', Buffer.from(declared('iso-8859-1'), 'latin1')],
  [
    'Latin-1 by an older element',
    Buffer.from(page(body, '<META http-equiv="Content-Type" content="text/html; charset=windows-1252">'), 'latin1'),
  ],
  ['Latin-1 by an XML declaration', Buffer.from(`<?xml version="1.0" encoding='latin1'?>${page(body)}`, 'latin1')],
  ['UTF-16', Buffer.from(`\ufeff${declared('utf-8')}`, 'utf16le')],
  ['an encoding that does not exist', Buffer.from(declared('utf8-mb4'))],
  ['an encoding that it cannot have', Buffer.from(declared('utf-16'))],
])('reads a page as browsers do: %s', (_name, bytes) => {
  const { findings } = withFolder({ 'café/index.html': page('<p id="thé">Tea</p>') }, (dir) => {
    writeFileSync(join(dir, 'index.html'), bytes);
    return checkAnyFolder(dir);
  });
  expect(findings.map(({ target, places: [at] }) => [target, at?.column, at?.endColumn])).toEqual([
    ['/crème/', 28, 46],
  ]);
});

it('ignores the byte order mark of a file', () => {
  const files = {
    'index.html': page('<a href="/old">x</a>', '<link rel="manifest" href="/manifest.json">'),
    'manifest.json': '\ufeff{ "start_url": "/" }',
    'robots.txt': '\ufeffUser-agent: *\nDisallow: /old',
    _redirects: '\ufeff/old /',
  };
  expect(withFolder(files, (dir) => checkAnyFolder(dir)).findings).toEqual([]);
});
