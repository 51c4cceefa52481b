import { expect, test } from 'vitest';
import { contentSecurityPolicy } from '../../renderer/content-security.ts';

const voiceAssistant = {
  src: 'https://voice.example/w.js',
  connect: ['https://api.voice.example/v1'],
  attributes: {},
  load: 'idle' as const,
  button: 'Ask',
};

const directive = (policy: string, name: string) => policy.split('; ').find((text) => text.startsWith(`${name} `));

test('a plain page gets a policy that allows our own files and nothing else', () => {
  expect(contentSecurityPolicy('<h1>Hello</h1>', { voiceAssistant }).split('; ')).toMatchInlineSnapshot(`
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

test('an inline script and an inline style are allowed by their hash; data is not', () => {
  const html =
    '<script>go()</script><style>a{}</style><script type="application/ld+json">{"a":"<b>"}</script><p style="color: red">';
  const policy = contentSecurityPolicy(html, {});
  // printf 'go()' | openssl dgst -sha256 -binary | base64, and so on.
  expect(directive(policy, 'script-src')).toMatchInlineSnapshot(
    `"script-src 'self' 'sha256-5KYv+PUboo5h+0+YAtGRPbwv5d/QxzHslP4YGnUaxRw='"`,
  );
  expect(directive(policy, 'style-src')).toMatchInlineSnapshot(
    `"style-src 'self' 'sha256-X1RutGBrXCt9KkSaXMK7tHftWiRscFHOhxsS8tv8hBk=' 'unsafe-hashes' 'sha256-NerDAUWfwD31YdZHveMrq0GLjsNFMwxLpZl0dPUeCcw='"`,
  );
});

test('remote pictures are allowed where the page has them', () => {
  const html =
    '<img src="https://photos.example/a.jpg"><source srcset="https://b.example/1.avif 1x, https://c.example/2.avif 2x"><img src="/own.svg">';
  expect(directive(contentSecurityPolicy(html, {}), 'img-src')).toBe(
    "img-src 'self' data: https://photos.example https://b.example https://c.example",
  );
});

test('the voice assistant’s hosts are allowed on a page that loads it', () => {
  const policy = contentSecurityPolicy('<div data-voice-assistant="{}"></div>', { voiceAssistant });
  expect(directive(policy, 'script-src')).toBe("script-src 'self' https://voice.example");
  expect(directive(policy, 'connect-src')).toBe(
    "connect-src 'self' https://voice.example https://api.voice.example wss://voice.example wss://api.voice.example",
  );
});
