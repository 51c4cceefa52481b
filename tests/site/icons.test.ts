import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { loadDefinition } from '../../checks/load-definition.ts';
import type { IconName } from '../../schema/icon.ts';
import { picture } from '../../schema/picture.ts';
import { parseSite } from '../../site/parse.ts';
import { findFileProblems } from '../../site/source/find-file-problems.ts';
import { readIcons } from '../../site/source/read-icons.ts';
import { tinySiteInput } from '../fixtures/tiny-site.ts';

mkdirSync('.cache', { recursive: true });
const dir = mkdtempSync('.cache/icons-');
afterAll(() => rmSync(dir, { recursive: true }));

/** Processes an SVG with the given content. */
async function readSvg(content: string, root = 'viewBox="0 0 24 24"') {
  writeFileSync(join(dir, 'own.svg'), `<svg xmlns="http://www.w3.org/2000/svg" ${root}>${content}</svg>`);
  const { icons, problems } = await readIcons({ icon: '/own.svg' }, dir);
  return icons['/own.svg']?.shapes ?? problems[0]?.message;
}

it('reports an unknown icon at its line, with the nearest name', async () => {
  const file = join(dir, 'site.config.ts');
  const fixture = '../../tests/fixtures/tiny-site.ts';
  const lines = [
    `import { tinySiteInput } from '${fixture}';`,
    'export default {',
    '  ...tinySiteInput,',
    '  claims: {',
    ...['stethoscop', 'tyer', '/icons/spaner.svg', 'spanner.svg'].map(
      (icon, at) =>
        `    c${at}: { value: '${at}', label: 'a', icon: '${icon}', source: 'The owner', checked: '2026-11-20' },`,
    ),
    '  },',
    '};',
  ];
  writeFileSync(file, lines.join('\n'));
  mkdirSync(join(dir, 'icons'));
  writeFileSync(join(dir, 'icons/spanner.svg'), '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>');
  const error = (await loadDefinition(file, 'text', dir).catch((reason: unknown) => reason)) as Error;
  const messages = error.message.split('\n').filter((line) => /found "/.test(line));
  expect(messages.map((line) => line.replaceAll(dir, 'public').trim())).toMatchInlineSnapshot(`
    [
      "claims.c0.icon: found "stethoscop". Did you mean "stethoscope"? Use one of: stethoscope, telescope, sort-asc, microscope, school, step-back, webhook, search, settings, suspension, sort-desc, asterisk and 2400 more. All are at lucide.dev/icons.",
      "claims.c1.icon: found "tyer". Did you mean "tyre"? Use one of: tyre, beer, eye, timer, type, user, alert, car, fuel, key, star, users and 2400 more. All are at lucide.dev/icons.",
      "claims.c2.icon: found "/icons/spaner.svg"; it is not a file below public/. Did you mean "/icons/spanner.svg"?",
      "claims.c3.icon: found "spanner.svg"; it must be the name of an icon, such as stethoscope, or an SVG below public/, such as /icons/spanner.svg",
    ]
  `);
  expect(error.message).toContain('site.config.ts:5:');
});

it('reports where an icon is missing', () => {
  const emergencyServices = [{ title: 'Breakdown', text: 'Call us.', response: 'Within an hour' }];
  expect(() => parseSite({ ...tinySiteInput, emergencyServices } as never)).toThrow(
    'emergencyServices[0].icon: is missing; it must be the name of an icon, such as stethoscope',
  );
});

it('accepts any name of the package, including former ones, and offers them in an editor', async () => {
  const names: IconName[] = ['stethoscope', 'alert-circle', 'tyre', '/icons/spanner.svg'];
  // @ts-expect-error unknown icon
  names.push('stethoscop');
  const used = ['stethoscope', 'alert-circle', 'fingerprint'];
  const { icons, problems } = await readIcons({ pages: used.map((icon) => ({ icon })) });
  expect([Object.keys(icons), problems]).toEqual([used, []]);
  expect(icons.stethoscope).toMatchInlineSnapshot(`
    {
      "shapes": "<path d="M11 2v2"></path><path d="M5 2v2"></path><path d="M5 3H4a2 2 0 0 0-2 2v4a6 6 0 0 0 12 0V5a2 2 0 0 0-2-2h-1"></path><path d="M8 15a6 6 0 0 0 12 0v-3"></path><circle cx="20" cy="10" r="2"></circle>",
      "viewBox": "0 0 24 24",
    }
  `);
});

it('shows an SVG in the colour of the text, filled or stroked as in its file', async () => {
  expect(await readSvg('<path d="M0 0h24v24z"/>')).toMatchInlineSnapshot(
    `"<g fill="currentColor" stroke="none" stroke-width="1" stroke-linecap="butt" stroke-linejoin="miter"><path d="M0 0h24v24z"/></g>"`,
  );
  expect(await readSvg('<path d="M0 0h24v24z" stroke="red"/>', 'viewBox="0 0 9 9" fill="none"')).toMatchInlineSnapshot(
    `"<g fill="none" stroke="none" stroke-width="1" stroke-linecap="butt" stroke-linejoin="miter"><path stroke="currentColor" d="M0 0h24v24z"/></g>"`,
  );
});

it.each([
  '<script>alert(1)</script>',
  '<path id="a" class="b" d="M0 0h9v9z" onclick="alert(1)" onfocus="alert(1)" data-x="1"/>',
  '<![CDATA[<script>alert(1)</script>]]>',
  '<!-- <script>alert(1)</script> -->',
  '<path d="M0 0h9v9z" style="background:url(https://tracker.example/a.png)"/>',
  '<path d="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"/>',
  '<path d="M0 0h9v9z" fill="url(https://tracker.example/a.svg#b)"/>',
])('strips %s of anything that could run, load or be referenced', async (content) => {
  const shapes = await readSvg(`<circle cx="5" cy="5" r="4"/>${content}`);
  expect(shapes).toMatch(/^<g [^<>]*>(<(circle|path)( [a-z-]+="[^"<>]*")+\/>)+<\/g>$/);
  expect(shapes).not.toMatch(/ on|url|href|id=|class|style|data-|javascript/);
});

it('refuses anything but shapes', async () => {
  expect(await readSvg('<image href="https://tracker.example/a.png" width="9" height="9"/>')).toMatchInlineSnapshot(
    `"found "/own.svg"; it has <image>; an icon may contain only shapes: circle, ellipse, g, line, path, polygon, polyline, rect"`,
  );
  const others = [
    '<foreignObject width="9" height="9"><body xmlns="http://www.w3.org/1999/xhtml"><b onclick="alert(1)"/></body></foreignObject>',
    '<path id="a" d="M0 0h9"/><use href="other.svg#a"/>',
    '<path d="M0 0h9v9z"><animate attributeName="d" to="M0 0" dur="1s"/></path>',
    '<text>Spanner</text>',
    '<a href="javascript:alert(1)"><path d="M0 0h9v9z"/></a>',
  ];
  const messages = [];
  for (const other of others) messages.push((await readSvg(other))?.replace(/; an icon may.*/, ''));
  expect(messages).toMatchInlineSnapshot(`
    [
      "found "/own.svg"; it has <b>, <body>, <foreignObject>",
      "found "/own.svg"; it has <use>",
      "found "/own.svg"; it has <animate>",
      "found "/own.svg"; it has <text>",
      "found "/own.svg"; it has <a>",
    ]
  `);
  expect(await readSvg('<path d="M0 0h9v9z">')).toBe('found "/own.svg"; it cannot be read as a picture');
});

it('takes a picture by the name that a camera gave it, and no other', () => {
  const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';
  writeFileSync(join(dir, 'IMG_1234.PNG'), Buffer.from(png, 'base64'));
  const faults = (file: string) =>
    findFileProblems({ hero: { image: { file, alt: 'A house', width: 1, height: 1 } } }, dir).map(
      ({ message }) => message,
    );
  const image = { file: '/IMG_1234.PNG', alt: 'A house', width: 1, height: 1 };
  expect([picture.safeParse(image).success, faults(image.file)]).toEqual([true, []]);
  expect(faults('/img_1234.png')).toEqual([expect.stringContaining('Did you mean "/IMG_1234.PNG"?')]);
});
