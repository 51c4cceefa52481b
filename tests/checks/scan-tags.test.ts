import fc from 'fast-check';
import { Parser } from 'htmlparser2';
import { expect, it } from 'vitest';
import { trackBytePosition } from '../../checks/links/collect/bytes.ts';
import { readAttributes } from '../../checks/links/collect/read-element.ts';
import { scanTags } from '../../checks/links/collect/scan-tags.ts';

type Tag = [name: string, attributes: Record<string, string>];

/** What the scan finds in a page. */
function scan(html: string): { tags: Tag[]; raw: string[] } {
  const found = { tags: [] as Tag[], raw: [] as string[] };
  scanTags(Buffer.from(html).toString('latin1'), readAttributes, {
    onTag: (name, attributes, offset) => {
      const bytes = Buffer.from(html).subarray(offset, offset + name.length + 1);
      expect(bytes.toString().toLowerCase()).toBe(`<${name}`);
      // The scan uses an empty object again.
      found.tags.push([name, { ...attributes }]);
    },
    onRawText: (name, text) => found.raw.push(`${name}: ${text}`),
  });
  return found;
}

/** What a full parser finds in it, as far as the scan looks. */
function parse(html: string): Tag[] {
  const tags: Tag[] = [];
  const parser = new Parser({
    onopentag(name, attributes, isImplied) {
      const wanted = Object.entries(attributes).filter(
        ([key, value]) => readAttributes.names.has(key) && (!readAttributes.calls.has(key) || value.includes('(')),
      );
      if (!isImplied) tags.push([name.toLowerCase(), Object.fromEntries(wanted)]);
    },
  });
  parser.end(html);
  return tags;
}

it('finds the tags that a full parser finds, in any order of odd pieces', () => {
  const pieces = [
    ...['<a href="/a">', "<A HREF='/b'>", '<a href=/c class=x>', '<a href>', '<a href=>', '<a  href = "/d" >', '</a>'],
    ...['<img src="/x.png"/>', '<img srcset="a 1x, b 2x"src=/y>', '<p id=one id=two>', '<a href="/e?a=1&amp;b=2">'],
    ...[
      '<!-- <a href="/comment"> -->',
      '<!--->',
      '<!-->',
      '<!doctype html>',
      '</p x="<a>">',
      '<br/>',
      '< a href="/text">',
    ],
    ...['<script>"<a href=/s>"</script>', '<style>p::after{content:"<b id=x>"}</style>', '<title><i id=x></title>'],
    ...[
      '<textarea><a href="/t"></TEXTAREA >',
      '<path fill="none" stroke="url(#a)" FILTER="url(#b)"/>',
      '<svg viewBox="0 0 1 1"><use xlink:href="#u"/></svg>',
      'a < b',
      'é’😀',
      '<a href="/café-’" title="😀">',
      '\n',
      '<',
      '>',
    ],
  ];
  const pages = fc.array(fc.constantFrom(...pieces), { maxLength: 12 }).map((parts) => parts.join(''));
  fc.assert(
    fc.property(pages, (html) => {
      expect(scan(html).tags).toEqual(parse(html));
    }),
    { numRuns: 2000 },
  );
});

it('tells the text of scripts and styles, up to their own end', () => {
  const html = '<script type="a">1 < 2 // </scripts></script><STYLE>a{}</STYLE><script>open';
  expect(scan(html).raw).toEqual(
    ['script: 1 < 2 // </scripts>', 'STYLE: a{}', 'script: open'].map((line) => line.replace('STYLE', 'style')),
  );
});

it('counts columns as editors do, whatever the bytes', () => {
  const lines = ['<p>plain</p><i>', '<b>é’😀</b><i>', 'é<i>', '', '😀😀<i>x</i>’<u>'];
  const text = lines.join('\n');
  const positionAt = trackBytePosition(Buffer.from(text).toString('latin1'));
  const found = [...text.matchAll(/<(?=\w)/g)].map(({ index }) => positionAt(Buffer.byteLength(text.slice(0, index))));
  const expected = lines.flatMap((line, row) =>
    [...line.matchAll(/<(?=\w)/g)].map(({ index }) => ({ line: row + 1, column: index + 1 })),
  );
  expect(found).toEqual(expected);
});
