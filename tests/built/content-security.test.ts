import { parseDocument } from 'htmlparser2';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readBuiltPages } from '../helpers/built-pages.ts';
import { startBuiltServer } from '../helpers/built-server.ts';
import { readContents, readPolicies, readPolicy } from '../helpers/page-contents.ts';

const pages = readBuiltPages();
const policies = readPolicies();

describe('every built page', () => {
  it('has one policy', () => {
    expect([...policies.keys()].sort()).toEqual(pages.map(({ file }) => file));
  });

  it.each(pages)('$path allows exactly its own scripts and styles', ({ file, document }) => {
    const contents = readContents(document);
    const policy = readPolicy(policies.get(file) ?? '');
    expect(policy['script-src']?.filter((source) => source.startsWith("'sha256-"))).toEqual(contents.scripts);
    expect(policy['style-src']?.filter((source) => source.startsWith("'sha256-"))).toEqual(contents.styles);
    expect(policy['img-src']).toEqual(expect.arrayContaining(contents.pictures));
    // A policy would have to name each; use classes instead.
    expect(contents.styleAttributes).toEqual([]);
  });
});

describe('the page that answers a form without script', () => {
  let server: Awaited<ReturnType<typeof startBuiltServer>>;
  let url = '';
  beforeAll(async () => {
    server = await startBuiltServer();
    url = server.url;
  });
  afterAll(() => server.stop());

  const markup =
    '</textarea></p><script>alert(1)</script><style>a{}</style><p style="color:red" class="b c d"><img src="https://elsewhere.example/a.png"><div data-voice-assistant="{}">';
  const typed = { name: markup, phone: markup, email: markup, postcode: markup, registration: markup, message: markup };

  it.each([
    ['/contact', 'contact', {}],
    ['/contact', 'contact', typed],
    ['/contact', 'contact', { name: markup, phone: '01632 960123', postcode: 'ZZ1 2ZZ', message: markup }],
    ['/book-online', 'booking', typed],
    ['/get-quote', 'quote', typed],
    ['/', 'quote-home', typed],
  ])('%s has the policy of the built page, whatever was typed into %s', async (path, form, fields) => {
    const built = await fetch(url + path);
    const formType = form.replace('-home', '');
    const reply = await fetch(`${url}/api/forms/submit`, {
      method: 'POST',
      body: new URLSearchParams({ formType, form, ...fields }),
    });
    const html = await reply.text();
    expect(reply.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(reply.headers.get('content-security-policy')).toBe(built.headers.get('content-security-policy'));
    expect(html).toContain(`name="form" value="${form}"`);
    const contents = readContents(parseDocument(html));
    const allowed = Object.values(readPolicy(reply.headers.get('content-security-policy') ?? '')).flat();
    expect(allowed).toEqual(expect.arrayContaining([...contents.scripts, ...contents.styles]));
    expect([contents.pictures, contents.styleAttributes]).toEqual([[], []]);
  });
});
