import { expect, test } from 'vitest';
import { enquiry, postForm, postJson, startServer } from './start-server.ts';

test.each([
  ['no word of where it is from', {}, 201],
  ['the same origin', { 'Sec-Fetch-Site': 'same-origin' }, 201],
  ['the address bar', { 'Sec-Fetch-Site': 'none' }, 201],
  ['the public address', { Origin: 'https://tiny.example' }, 201],
  ['a hidden origin on the same site', { Origin: 'null', 'Sec-Fetch-Site': 'same-origin' }, 201],
  ['another site', { 'Sec-Fetch-Site': 'cross-site' }, 403],
  ['a neighbouring host', { 'Sec-Fetch-Site': 'same-site', Origin: 'https://other.tiny.example' }, 403],
  ['another origin', { Origin: 'https://evil.example' }, 403],
  ['an origin that ends like ours', { Origin: 'https://eviltiny.example' }, 403],
  ['a hidden origin', { Origin: 'null' }, 403],
  ['an origin that is none', { Origin: 'tiny.example' }, 403],
])('a submission with %s', async (_, headers, status) => {
  const { url } = await startServer();
  const answers = [await postJson(url, enquiry, headers), await postForm(url, enquiry, headers)];
  expect(answers.map((answer) => answer.status)).toEqual([status, status]);
  if (status === 403) expect(await answers[0]?.text()).toMatch(/^This form was sent from another website; .+\.$/);
});

test('a submission with the server’s own address as origin is taken', async () => {
  const { url } = await startServer();
  expect((await postJson(url, enquiry, { Origin: url })).status).toBe(201);
});
