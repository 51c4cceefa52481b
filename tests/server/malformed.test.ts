import { brotliCompressSync, gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { minuteIn } from '../../schema/clock.ts';
import { enquirySchema } from '../../schema/enquiry.ts';
import type { EnquiryRow } from '../../server/database/database.ts';
import { enquiryRules } from '../../site/form-rules.ts';
import { tinySite } from '../fixtures/tiny-site.ts';
import { isLong, valuesOf } from '../helpers/answers.ts';
import { rawRequest } from './raw-request.ts';
import { enquiry, startServer } from './start-server.ts';

/** Number of requests per property; `FUZZ_RUNS=5000 FUZZ_SEED=7` makes many others. */
const runs = Number(process.env.FUZZ_RUNS ?? 400);
fc.configureGlobal({ seed: Number(process.env.FUZZ_SEED ?? 13) });

const nasty = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom(
    'Ann\r\nBcc: everyone@example.org',
    "'; drop table enquiry; --",
    '<script>alert(1)</script>',
    '\u0000',
    '\ud800',
    '\u202Egnirts',
    '__proto__',
    'constructor',
    '=1+1',
    'ann@example.org\nBcc: x@example.org',
    '../../etc/passwd',
    '%00%zz',
    'x'.repeat(5000),
    '9'.repeat(400),
    '𝕬'.repeat(50),
    'a\u0315\u0300'.repeat(2000),
    '\u{e0061}'.repeat(30),
    '2026-02-30',
    '9999-99-99',
    '-1',
  ),
);

const fieldValue = fc.oneof({ weight: 4, arbitrary: nasty }, { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }) });

/** A valid enquiry with some fields corrupted, or with unknown fields. */
const spoilt = fc
  .tuple(
    fc.dictionary(
      fc.oneof(fc.constantFrom(...Object.keys(enquiry), 'form', 'service', 'preferredDate'), nasty),
      fieldValue,
      {
        maxKeys: 4,
      },
    ),
    fc.constantFrom('contact', 'booking', 'quote', '', 'x'),
  )
  .map(([changes, formType]) => ({ ...enquiry, formType, ...changes }));

const jsonBody = fc.oneof(
  { weight: 5, arbitrary: spoilt.map((value) => JSON.stringify(value)) },
  { weight: 2, arbitrary: fc.json() },
  // Cut anywhere, as by a broken connection.
  { weight: 2, arbitrary: fc.tuple(spoilt, fc.nat(300)).map(([value, end]) => JSON.stringify(value).slice(0, end)) },
  { weight: 1, arbitrary: nasty },
);

const pairsOf = (value: object) =>
  Object.entries(value).map(([name, text]) => `${encode(name)}=${encode(String(text))}`);

const formBody = fc.oneof(
  { weight: 5, arbitrary: spoilt.map((value) => pairsOf(value).join('&')) },
  // Duplicate fields, and one without a value.
  {
    weight: 2,
    arbitrary: fc
      .tuple(spoilt, fc.constantFrom('name', 'website', 'email=', '&&', 'form=contact&form=booking'))
      .map(([value, again]) => `${pairsOf(value).join('&')}&${again}`),
  },
  { weight: 2, arbitrary: fc.string({ unit: fc.constantFrom('%', '=', '&', '+', 'a', 'f', '0', ';') }) },
  { weight: 1, arbitrary: nasty },
);

const noise = fc.record({
  type: fc.constantFrom(
    'application/json',
    'application/x-www-form-urlencoded',
    'application/json; charset=utf-8',
    'application/x-www-form-urlencoded; charset=UTF-8',
    'text/plain',
    'application/json; charset=utf-16',
    'multipart/form-data; boundary=x',
    '',
    ';;;',
  ),
  key: fc.option(fc.oneof(fc.constantFrom('same-key', 'a'.repeat(81), 'é', 'a b'), fc.string({ maxLength: 20 })), {
    freq: 4,
  }),
  method: fc.constantFrom('POST', 'POST', 'POST', 'POST', 'PUT', 'GET', 'PATCH', 'BREW'),
  path: fc.constantFrom(
    '/api/forms/submit',
    '/api/forms/submit',
    '/api/forms/submit',
    '/api/forms/submit/',
    '/api/forms/submit?x=%00',
    '/API/forms/submit',
    '//api/forms/submit',
    '/api/forms/%73ubmit',
    '/%',
    '/..%2f..%2fetc/passwd',
  ),
  header: fc.option(
    fc.constantFrom(
      'Origin: https://elsewhere.example',
      'Origin: null',
      'Sec-Fetch-Site: cross-site',
      'X-Forwarded-For: <script>',
      'X-Forwarded-For: 1.2.3.4, ::1, %zz',
      'Content-Encoding: gzip',
      'Transfer-Encoding: chunked',
      'Content-Length: 5',
      'Expect: 200-maybe',
      'Host: elsewhere.example',
    ),
    { freq: 6 },
  ),
});

/** Idempotency key, content type parameters and encoding of a body; most are valid. */
const manner = fc.tuple(
  fc.oneof({ weight: 4, arbitrary: fc.constant('') }, fc.constantFrom('same-key', 'a'.repeat(81), 'a b')),
  fc.oneof(
    { weight: 8, arbitrary: fc.constant('') },
    fc.constantFrom(
      '; charset=utf-8',
      '; charset=UTF-8',
      ';charset="utf-8"',
      '; charset=utf-16',
      '; charset=',
      '; a=b',
    ),
  ),
  fc.oneof({ weight: 12, arbitrary: fc.constant('') }, fc.constantFrom('identity', 'gzip', 'br', 'x')),
);
type Manner = [key: string, charset: string, encoding: string];

test('no body crashes the server, causes a 5xx, or leaves an invalid row', async () => {
  const server = await startServer({ trustProxy: 1 });
  const statuses = new Map<number, number>();
  const send = async (type: string, [key, charset, encoding]: Manner, body: string) => {
    const bytes = Buffer.from(body);
    const answer = await fetch(`${server.url}/api/forms/submit`, {
      method: 'POST',
      headers: {
        'Content-Type': type + charset,
        ...(key && { 'Idempotency-Key': key }),
        ...(encoding && { 'Content-Encoding': encoding }),
      },
      body: encoding === 'gzip' ? gzipSync(bytes) : encoding === 'br' ? brotliCompressSync(bytes) : bytes,
    });
    await answer.text();
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    return answer.status;
  };
  const isExpected = (status: number) => [201, 400, 409, 413, 415, 422].includes(status);
  await fc.assert(
    fc.asyncProperty(manner, jsonBody, async (how, body) => isExpected(await send('application/json', how, body))),
    { numRuns: runs },
  );
  await fc.assert(
    fc.asyncProperty(manner, formBody, async (how, body) =>
      isExpected(await send('application/x-www-form-urlencoded', how, body)),
    ),
    { numRuns: runs },
  );
  const total = [...statuses.values()].reduce((sum, count) => sum + count, 0);
  expect([...statuses.keys()].sort()).toEqual(expect.arrayContaining([201, 400, 415, 422]));
  // Most of them reach the handlers.
  expect((statuses.get(415) ?? 0) / total).toBeLessThan(0.3);
  if (process.env.FUZZ_RUNS) process.stdout.write(`${JSON.stringify(Object.fromEntries(statuses))}\n`);
  await expectSound(server, statuses.get(201) ?? 0);
});

test('no request, however malformed, crashes the server or causes a 5xx', async () => {
  const server = await startServer({ trustProxy: 1 });
  let stored = 0;
  await fc.assert(
    fc.asyncProperty(noise, fc.oneof(jsonBody, formBody), async ({ type, key, method, path, header }, body) => {
      const bytes = Buffer.from(body);
      const lines = [
        `${method} ${path} HTTP/1.1`,
        'Host: tiny.example',
        `Content-Type: ${type}`,
        ...(key === null ? [] : [`Idempotency-Key: ${key.replace(/[\r\n]/g, '')}`]),
        ...(header === null ? [] : [header]),
        `Content-Length: ${bytes.length}`,
        'Connection: close',
      ];
      const { status } = await rawRequest(server.port, `${lines.join('\r\n')}\r\n\r\n${bytes}`);
      if (status === 201) stored += 1;
      return status >= 200 && status < 500;
    }),
    { numRuns: runs },
  );
  await expectSound(server, stored);
});

test('bytes that are not HTTP do not affect the server', async () => {
  // Shorter than in production: a request may be read as one that goes on.
  const server = await startServer({ limits: { headersTimeout: 1000, connectionsCheckingInterval: 50 } });
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ minLength: 1, maxLength: 200 }), async (bytes) => {
      const { status, headers } = await rawRequest(server.port, `${Buffer.from(bytes).toString('latin1')}\r\n\r\n`);
      // A connection may also be closed without a response; every response is in the log.
      return Number.isNaN(status) || (status >= 200 && status < 500 && headers['x-request-id'] !== undefined);
    }),
    { numRuns: 300 },
  );
  await expectSound(server, 0);
});

/** Checks that the server is alive and storing, and that every row is complete and valid. */
async function expectSound({ url, db, logged }: Awaited<ReturnType<typeof startServer>>, acknowledged: number) {
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
  expect(logged.filter(({ level }) => level === 'error')).toEqual([]);
  const rows = await db.selectFrom('enquiry').selectAll().execute();
  expect(rows.length).toBeLessThanOrEqual(acknowledged);
  for (const row of rows) expectLawful(row);
}

function expectLawful(row: EnquiryRow) {
  const schema = enquirySchema(enquiryRules(tinySite, row.form_type), () => minuteIn(tinySite.hours.timeZone));
  expect(schema.safeParse(valuesOf(row)).success).toBe(true);
  for (const answer of row.answers) {
    // A header cannot start within a line that cannot end.
    expect(answer.value).not.toMatch(isLong(answer) ? /[\0\r]/ : /[\0\r\n]/);
    expect(answer.value).not.toMatch(/\p{Cs}/u);
  }
  expect(['received', 'spam']).toContain(row.state);
  expect(['contact', 'booking']).toContain(row.form_type);
}

function encode(text: string): string {
  try {
    return encodeURIComponent(text);
  } catch {
    // Half a surrogate pair, which no browser would send.
    return '%ED%A0%80';
  }
}
