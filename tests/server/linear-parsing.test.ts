import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import { check } from 'recheck';
import { expect, test } from 'vitest';
import { rawRequest } from './raw-request.ts';
import { startServer } from './start-server.ts';

/** What parses headers, of up to 16 kB. */
const headerParsers = ['koa/lib/request.js', 'fresh/index.js', 'content-type/index.js'].map(
  (file) => `node_modules/${file}`,
);

/** Sources of all code that parses visitors' input; development has no visitors. */
const sources = readdirSync('server', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.startsWith('dev'))
  .map((file) => join('server', file))
  .concat('schema/enquiry.ts', 'schema/email.ts', headerParsers);

test('every regular expression of the server takes linear time', async () => {
  const found = sources.flatMap((file) => expressionsIn(file).map((expression) => ({ file, ...expression })));
  expect(found.length).toBeGreaterThan(40);
  const slow: string[] = [];
  for (const { file, pattern, flags } of found) {
    const complexity = await complexityOf(pattern, flags);
    if (complexity !== 'linear') slow.push(`${file}: /${pattern}/${flags} is ${complexity}`);
  }
  expect(slow).toEqual([]);
});

/** Proves an expression linear. A lookahead cannot be proved: consume the characters instead. */
async function complexityOf(pattern: string, flags: string): Promise<string> {
  const result = await check(pattern, flags, { timeout: 240_000, checker: 'automaton' });
  if (result.status === 'safe') return 'linear';
  return result.status === 'vulnerable' ? result.complexity.summary : result.status;
}

function expressionsIn(file: string): { pattern: string; flags: string }[] {
  const found: { pattern: string; flags: string }[] = [];
  const visitor = new Visitor({
    Literal(node) {
      if ('regex' in node) found.push(node.regex);
    },
  });
  visitor.visit(parseSync(file, readFileSync(file, 'utf8')).program);
  return found;
}

test('long headers are read like short ones', async () => {
  const addresses: string[] = [];
  const limit = {
    countSender: async (address: string) => {
      addresses.push(address);
      return undefined;
    },
    countEnquiry: async () => false,
  };
  const { port } = await startServer({ trustProxy: 1, limit, files: { 'index.html': '<p>Home</p>' } });
  const send = (requestLine: string, ...headers: string[]) =>
    rawRequest(port, `${requestLine} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n${headers.join('\r\n')}\r\n\r\n`);
  const long = ' '.repeat(14_000);
  const isSecure = async (value: string) =>
    'strict-transport-security' in (await send('GET /', `X-Forwarded-Proto: ${value}`)).headers;
  expect([await isSecure('https, http'), await isSecure(`https${long}, http`)]).toEqual([true, true]);
  expect((await send('GET /', `Range: bytes=${long}0-0`)).status).toBe(206);
  const type = 'Content-Length: 0\r\nContent-Type: application/json';
  await send('POST /api/forms/submit', type, `X-Forwarded-For: 192.0.2.1${long}, 203.0.113.9`);
  expect(addresses).toEqual(['203.0.113.9']);
});

test('a path of only slashes does not redirect elsewhere', async () => {
  const { port } = await startServer({ files: { 'contact.html': '<p>Contact</p>' } });
  const send = (path: string) => rawRequest(port, `GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);
  expect((await send(`/contact${'/'.repeat(9)}`)).headers.location).toBe('/contact');
  expect((await send(`${'/'.repeat(14_000)}x`)).status).toBe(404);
});
