import { describe, expect, test } from 'vitest';
import { enquiry, postForm, postJson, startServer } from './start-server.ts';

const countRows = async ({ db }: Awaited<ReturnType<typeof startServer>>) =>
  (await db.selectFrom('enquiry').select('id').execute()).length;

const referenceOf = async (answer: Response) => ((await answer.json()) as { reference: string }).reference;

describe('the same submission', () => {
  test('with the same key is stored once and answered with the same reference', async () => {
    const server = await startServer();
    const first = await postJson(server.url, enquiry, { 'Idempotency-Key': 'a-key_1' });
    const second = await postJson(server.url, enquiry, { 'Idempotency-Key': 'a-key_1' });
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(await referenceOf(second)).toBe(await referenceOf(first));
    expect(await countRows(server)).toBe(1);
  });

  test('with the same key, thirty times at once, is stored once', async () => {
    const server = await startServer();
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => postJson(server.url, enquiry, { 'Idempotency-Key': 'at-once' })),
    );
    expect(new Set(await Promise.all(answers.map(referenceOf))).size).toBe(1);
    expect(await countRows(server)).toBe(1);
  });

  test('without a key, on a double click, is stored once', async () => {
    const server = await startServer();
    const form = { ...enquiry, form: 'contact' };
    const answers = await Promise.all([
      postForm(server.url, form),
      postForm(server.url, form),
      postForm(server.url, form),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1);
    expect(await countRows(server)).toBe(1);
  });

  test.each([
    ['eleven minutes later', 11],
    ['when the clock was set back by an hour', -60],
  ])('without a key is a new enquiry %s', async (_, minutes) => {
    let now = Date.parse('2026-11-20T10:00:00Z');
    const server = await startServer({ now: () => new Date(now) });
    const first = await referenceOf(await postJson(server.url, enquiry));
    now += 9 * 60_000;
    expect(await referenceOf(await postJson(server.url, enquiry))).toBe(first);
    now += (minutes - 9) * 60_000;
    expect(await referenceOf(await postJson(server.url, enquiry))).not.toBe(first);
    expect(await countRows(server)).toBe(2);
  });

  test('with the honeypot emptied is a new enquiry', async () => {
    const server = await startServer();
    await postJson(server.url, { ...enquiry, website: 'filled by the browser' });
    await postJson(server.url, enquiry);
    expect(await countRows(server)).toBe(2);
  });
});

test('different content with a known key is refused with 409', async () => {
  const server = await startServer();
  await postJson(server.url, enquiry, { 'Idempotency-Key': 'k' });
  const answer = await postJson(server.url, { ...enquiry, name: 'Bob Driver' }, { 'Idempotency-Key': 'k' });
  expect([answer.status, await answer.text()]).toEqual([
    409,
    'This form has already been sent with different answers; please reload the page and send it again.',
  ]);
  expect(await countRows(server)).toBe(1);
});

test.each(['', 'two words', 'x'.repeat(81), 'key;drop'])('the key %j is refused or ignored', async (key) => {
  const { url } = await startServer();
  const answer = await postJson(url, enquiry, { 'Idempotency-Key': key });
  expect(answer.status).toBe(key === '' ? 201 : 400);
});
