import { expect, it } from 'vitest';
import { enquiryBody } from '../../templates/islands/send-enquiry.ts';

const values = { name: 'Ann', phone: '01632 960001', preferredDate: '2026-12-01' };

it('sends one shape from every form, empty text where there is no such field', () => {
  expect(JSON.parse(enquiryBody('contact', values, ''))).toEqual({
    name: 'Ann',
    phone: '01632 960001',
    email: '',
    registration: '',
    postcode: '',
    service: '',
    message: '',
    formType: 'contact',
    website: '',
  });
});

it('adds the day and the time to a booking alone', () => {
  const body = JSON.parse(enquiryBody('booking', values, ''));
  expect(body).toMatchObject({ formType: 'booking', preferredDate: '2026-12-01', preferredTime: '' });
});
