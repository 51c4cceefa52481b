import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { formRules } from '../../site/form-rules.ts';
import { enquiryBody, newIdempotencyKey, sendEnquiry } from '../../templates/islands/send-enquiry.ts';
import { tinySite } from '../fixtures/tiny-site.ts';

const values = { name: 'Ann', phone: '01632 960001', preferredDate: '2026-12-01', colour: 'red' };
const fieldsOf = (form: string) => formRules(tinySite, form).map((rule) => ({ rule }));

it('sends every field of the form, with empty text for empty fields', () => {
  expect(JSON.parse(enquiryBody(fieldsOf('contact'), 'contact', values, ''))).toEqual({
    name: 'Ann',
    phone: '01632 960001',
    email: '',
    postcode: '',
    message: '',
    formType: 'contact',
    website: '',
  });
});

it('adds the day and the time only to a booking', () => {
  const body = JSON.parse(enquiryBody(fieldsOf('booking'), 'booking', values, ''));
  expect(body).toMatchObject({ formType: 'booking', preferredDate: '2026-12-01', preferredTime: '' });
});

it('names the form in a header, whatever letters its key has', async () => {
  let named: unknown;
  const server = createServer((request, response) => {
    named = request.headers['x-form'];
    response.writeHead(201).end('{"reference":"A1"}');
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const api = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  expect(await sendEnquiry('{}', { formKey: 'rückruf', idempotencyKey: newIdempotencyKey(), api })).toBe('A1');
  expect(named).toBe(encodeURIComponent('rückruf'));
  server.close();
  server.closeAllConnections();
});

it('makes a key that no other enquiry has, even in a context that is not secure', () => {
  const { randomUUID } = crypto;
  Object.defineProperty(crypto, 'randomUUID', { value: undefined, configurable: true });
  const keys = Array.from({ length: 50 }, newIdempotencyKey);
  Object.defineProperty(crypto, 'randomUUID', { value: randomUUID, configurable: true });
  expect(new Set(keys).size).toBe(50);
  for (const key of keys) expect(key).toMatch(/^[\da-f]{32}$/);
});
