import { expect, it } from 'vitest';
import { formRules } from '../../site/form-rules.ts';
import { enquiryBody } from '../../templates/islands/send-enquiry.ts';
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
