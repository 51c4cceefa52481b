import { expect, test } from 'vitest';
import { contentSecurityPolicy, findRefused } from '../../renderer/content-security.ts';

const voiceAssistant = {
  src: 'https://voice.example/v2/w;a.js?key=1',
  connect: ['https://api.voice.example/v1'],
  attributes: {},
  load: 'idle' as const,
  onFormPages: true,
  button: 'Ask',
};

const contents = { scripts: [], styles: [], pictureOrigins: [] };

const directive = (policy: string, name: string) => policy.split('; ').find((text) => text.startsWith(`${name} `));

test('a plain page gets a policy that allows our own files and nothing else', () => {
  expect(contentSecurityPolicy(contents, undefined).split('; ')).toMatchInlineSnapshot(`
    [
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "img-src 'self' data:",
      "font-src 'self'",
      "connect-src 'self'",
      "manifest-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ]
  `);
});

test('an inline script and an inline style are allowed by their hash', () => {
  const policy = contentSecurityPolicy({ ...contents, scripts: ['go()'], styles: ['a{}', 'a{}'] }, undefined);
  // printf 'go()' | openssl dgst -sha256 -binary | base64, and so on.
  expect(directive(policy, 'script-src')).toMatchInlineSnapshot(
    `"script-src 'self' 'sha256-5KYv+PUboo5h+0+YAtGRPbwv5d/QxzHslP4YGnUaxRw='"`,
  );
  expect(directive(policy, 'style-src')).toMatchInlineSnapshot(
    `"style-src 'self' 'sha256-X1RutGBrXCt9KkSaXMK7tHftWiRscFHOhxsS8tv8hBk='"`,
  );
});

test('remote pictures are allowed on pages that have them', () => {
  const pictureOrigins = new Set(['https://photos.example', 'https://b.example']);
  expect(directive(contentSecurityPolicy({ ...contents, pictureOrigins }, undefined), 'img-src')).toBe(
    "img-src 'self' data: https://photos.example https://b.example",
  );
});

test('the voice assistant’s hosts are allowed where the site has one', () => {
  const policy = contentSecurityPolicy(contents, voiceAssistant);
  expect(directive(policy, 'script-src')).toBe("script-src 'self' https://voice.example/v2/w%3Ba.js");
  expect(directive(policy, 'connect-src')).toBe(
    "connect-src 'self' https://voice.example https://api.voice.example wss://voice.example wss://api.voice.example",
  );
  expect(directive(policy, 'media-src')).toBe("media-src 'self' blob: https://voice.example https://api.voice.example");
});

test('a resource from another host that the policy would block is named', () => {
  const maps = { name: 'Map', frames: ['https://maps.example/x'], images: [], connect: [], attributes: {} };
  const policy = contentSecurityPolicy(contents, undefined, [{ ...maps, onFormPages: false }]);
  expect(directive(policy, 'frame-src')).toBe('frame-src https://maps.example');
  const frame = (address: string) => `<p><iframe title="Map" src="${address}"></iframe><img src="/pictures/a.svg">`;
  const refused = (html: string, by = policy) => findRefused(html, by, 'https://site.example');
  expect(refused(frame('https://maps.example/embed?at=1'))).toBeUndefined();
  expect(refused(frame('https://other.example/embed'))).toBe(
    "loads https://other.example/embed in <iframe>, which its content security policy refuses; write { name: '…', frames: ['https://other.example'] } under thirdParties, with onFormPages: true if it has a form",
  );
  expect(refused('<script defer="" src="https://a.example/b.js?c"></script>')).toContain(
    "src: 'https://a.example/b.js'",
  );
  const script = contentSecurityPolicy(contents, undefined, [
    { ...maps, onFormPages: false, src: 'https://a.example/v;1/w,a&b.js' },
  ]);
  expect(refused('<script src="https://a.example/v;1/w,a&amp;b.js"></script>', script)).toBeUndefined();
  expect(refused('<img src="https://site.example/pictures/a.svg">')).toBeUndefined();
  const images = "images: ['https://a.example']";
  expect(refused('<img src="//a.example/b.png">')).toContain(images);
  expect(refused('<img alt="" srcSet="/b.png 1x, https://a.example/b.png 2x">')).toContain(images);
  expect(refused('<picture><source srcset="https://a.example/b.avif">')).toContain(images);
  expect(refused('<video poster="https://a.example/b.png">')).toContain(images);
  expect(refused('<img src="http://[bad">')).toBeUndefined();
  expect(refused('<img src="http://[bad"><img src="//a.example/b.png">')).toContain(images);
  for (const tag of ['video', 'audio', 'source', 'track'])
    expect(refused(`<${tag} src="https://a.example/b">`)).toMatch(/refuses; put the file below public\/$/);
  expect(refused('<img srcset="/b.png 1x, //site.example/b.png 2x"><a src="https://a.example">')).toBeUndefined();
});
