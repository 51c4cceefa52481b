import { describe, expect, it } from 'vitest';
import { sitePages } from '../../site/shared-site.ts';
import { enquiryFormProps } from '../../templates/islands/enquiry-form-props.ts';
import { tinySite as wholeSite } from '../fixtures/tiny-site.ts';

const { site: tinySite } = sitePages(wholeSite);

const booking = enquiryFormProps(tinySite, 'booking', { path: '/book' });
const fieldOf = (name: string) => booking.fields.find(({ rule }) => rule.name === name);

describe('the props of a form', () => {
  it('have its fields in order, each with its kind', () => {
    expect(booking.fields.map(({ rule }) => `${rule.name} ${rule.kind}`)).toEqual([
      'name text',
      'phone phone',
      'email email',
      'registration plate',
      'postcode postcode',
      'service select',
      'preferredDate date',
      'preferredTime slot',
      'message textarea',
    ]);
  });

  it('have the choices once, as options', () => {
    expect(fieldOf('service')?.options?.map(({ code }) => code)).toEqual(['brake-service', 'other']);
    expect(fieldOf('preferredTime')?.options).toEqual([
      { code: 'Morning', label: 'Morning' },
      { code: 'Afternoon', label: 'Afternoon' },
    ]);
    expect(fieldOf('service')?.rule).not.toHaveProperty('values');
  });

  it('say which days have a slot that others lack', () => {
    const row = (day: 'Friday' | 'Saturday', opens: string) => ({ days: [day], opens, closes: '12:00' });
    const site = {
      ...tinySite,
      hours: { ...tinySite.hours, regular: [row('Friday', '10:00'), row('Saturday', '11:00')], exceptions: [] },
      forms: { ...tinySite.forms, slotMinutes: 60, timeSlots: ['10:00-11:00', '11:00-12:00'] },
    };
    const { fields } = enquiryFormProps(site, 'booking', { path: '/book' });
    const slots = fields.find(({ rule }) => rule.kind === 'slot')?.options;
    expect(slots?.map(({ days }) => days)).toEqual(['Friday', undefined]);
  });

  it('list the slots by time, and label them with the time alone', () => {
    const row = (day: 'Friday' | 'Saturday', opens: string) => ({ days: [day], opens, closes: '12:00' });
    const site = {
      ...tinySite,
      hours: { ...tinySite.hours, regular: [row('Friday', '10:00'), row('Saturday', '10:30')], exceptions: [] },
      forms: { ...tinySite.forms, slotMinutes: 60, timeSlots: ['10:00-11:00', '10:30-11:30', '11:00-12:00'] },
    };
    const { fields } = enquiryFormProps(site, 'booking', { path: '/book' });
    const slots = fields.find(({ rule }) => rule.kind === 'slot')?.options;
    expect(slots?.map(({ label }) => label)).toEqual(['10:00-11:00', '10:30-11:30', '11:00-12:00']);
  });

  it('prefer the label and the limit of the form to the field’s', () => {
    const message = enquiryFormProps(tinySite, 'contact', { path: '/contact' }).fields.find(
      ({ rule }) => rule.name === 'message',
    );
    expect(message).toMatchObject({ label: 'Message', rule: { required: true, min: 10 } });
  });

  it('take the label of the form, and the hint of the field', () => {
    const { forms } = tinySite;
    const { contact, message } = { contact: forms.forms.contact, message: forms.fields.message };
    if (!contact || !message) throw new Error('The tiny site lacks the contact form.');
    const fields = contact.fields.map((field) =>
      'field' in field && field.field === 'message' ? { ...field, label: 'Your question' } : field,
    );
    const site = {
      ...tinySite,
      forms: {
        ...forms,
        fields: { ...forms.fields, message: { ...message, help: 'The model helps.' } },
        forms: { ...forms.forms, contact: { ...contact, fields } },
      },
    };
    const props = enquiryFormProps(site, 'contact', { path: '/contact' }).fields.find(
      ({ rule }) => rule.name === 'message',
    );
    expect(props).toMatchObject({ label: 'Your question', help: 'The model helps.' });
  });

  it('survive serialisation to JSON in the page', () => {
    expect(JSON.parse(JSON.stringify(booking))).toEqual(JSON.parse(JSON.stringify(booking, null, 2)));
    expect(JSON.stringify(booking).length).toBeLessThan(6000);
  });

  it('return the input and its errors after a post without script', () => {
    const errors = { phone: 'Please enter your phone number' };
    const props = enquiryFormProps(tinySite, 'contact', {
      path: '/contact',
      submission: { form: 'contact', values: { name: 'Ann' }, errors },
    });
    expect(props.submission).toEqual({ values: { name: 'Ann' }, errors });
  });

  it('return the sent answers for the receipt only', () => {
    const submission = { form: 'contact', values: { name: 'Ann' }, errors: {}, reference: 'A1' };
    const props = enquiryFormProps(tinySite, 'contact', { path: '/contact', submission });
    const sent = { reference: 'A1', values: { name: 'Ann' }, at: expect.any(String) };
    expect(props.submission).toEqual({ values: {}, errors: {}, sent });
  });

  it('contain nothing of another form on the page', () => {
    const props = enquiryFormProps(tinySite, 'contact', {
      path: '/contact',
      submission: { form: 'booking', values: { name: 'Ann' }, errors: {} },
    });
    expect(props).not.toHaveProperty('submission');
  });

  it('throw for a form that does not exist', () => {
    expect(() => enquiryFormProps(tinySite, 'quote', { path: '/' })).toThrow('No form has the key quote');
  });
});
