import { describe, expect, it } from 'vitest';
import { readBuiltPages } from '../helpers/built-pages.ts';
import { elements, findAll, only, textOf } from '../helpers/elements.ts';

const pages = readBuiltPages();

/** The only form of a page. */
function formOf(path: string) {
  const page = pages.find((candidate) => candidate.path === path);
  if (!page) throw new Error(`There is no page ${path}.`);
  return only(page.document, 'form');
}

/** The fields of a form with their labels, and the codes of its services. */
function describeForm(path: string) {
  const form = formOf(path);
  const labels = new Map(elements(form, 'label').map((label) => [label.attribs.for, textOf(label)]));
  const fields = elements(form, 'input', 'select', 'textarea').filter(
    // For a group of radio buttons, the first.
    ({ attribs: { type, id = '' } }) => type !== 'hidden' && (type !== 'radio' || !/-\d$/.test(id)),
  );
  const hidden = elements(form, 'input').filter(({ attribs }) => attribs.type === 'hidden');
  return {
    posts: `${form.attribs.method} ${form.attribs.action}`,
    hidden: Object.fromEntries(hidden.map(({ attribs }) => [attribs.name, attribs.value])),
    fields: fields.map(({ attribs }) => `${attribs.name}: ${labels.get(attribs.id)}`),
    required: fields.filter(({ attribs }) => 'required' in attribs).map(({ attribs }) => attribs.name),
    services: optionsOf(path, 'service').map(({ code }) => code),
  };
}

function optionsOf(path: string, name: string) {
  const radios = findAll(formOf(path), ({ attribs }) => attribs.type === 'radio' && attribs.name === name);
  if (radios.length > 0) return radios.map(({ attribs }) => ({ code: attribs.value, label: '' }));
  const [select] = findAll(formOf(path), (element) => element.name === 'select' && element.attribs.name === name);
  const options = select ? elements(select, 'option') : [];
  return options.map((option) => ({ code: option.attribs.value, label: textOf(option) })).slice(1);
}

const getQuoteServices = [
  'car-servicing',
  'van-servicing',
  'mot-preparation',
  'brake-repair',
  'diagnostics',
  'engine-repair',
  'clutch-repair',
  'gearbox-repair',
  'suspension-repair',
  'exhaust-repair',
  'air-conditioning',
  'tyre-services',
  'other',
];

describe('without script', () => {
  it('the contact form has its fields and posts them', () => {
    expect(describeForm('/contact')).toEqual({
      posts: 'post /api/forms/submit',
      hidden: { formType: 'contact', form: 'contact' },
      fields: [
        'name: Name *',
        'phone: Phone number *',
        'email: Email',
        'registration: Vehicle registration',
        'postcode: Postcode *',
        'service: Service you’re interested in',
        'message: How can we help? *',
        'website: Leave this empty',
      ],
      required: ['name', 'phone', 'postcode', 'message'],
      services: getQuoteServices,
    });
  });

  it('the booking form has its fields and posts them', () => {
    expect(describeForm('/book-online')).toEqual({
      posts: 'post /api/forms/submit',
      hidden: { formType: 'booking', form: 'booking' },
      fields: [
        'service: Service *',
        'preferredDate: Preferred date',
        'preferredTime: 8:00 AM - 10:00 AM',
        'registration: Vehicle registration *',
        'postcode: Postcode *',
        'name: Name *',
        'phone: Phone number *',
        'email: Email',
        'message: Anything we should know',
        'website: Leave this empty',
      ],
      required: ['service', 'registration', 'postcode', 'name', 'phone'],
      services: [
        'interim-service',
        'full-service',
        'major-service',
        'mot-preparation',
        'brake-service',
        'clutch-repair',
        'diagnostics',
        'van-service',
        'emergency-repair',
        'other',
      ],
    });
  });

  it('gives each answer the keyboard, the browser’s own suggestions and the control of its kind', () => {
    const inputs = elements(formOf('/book-online'), 'input').map(({ attribs }) => attribs);
    const shown = Object.fromEntries(
      inputs.map(({ name, type, inputmode, autocomplete, autocapitalize }) => [
        name,
        [type, inputmode, autocomplete, autocapitalize].join(' ').trim(),
      ]),
    );
    expect(shown).toMatchObject({
      name: 'text  name words',
      phone: 'tel  tel',
      email: 'email  email',
      registration: 'text  off characters',
      postcode: 'text  postal-code characters',
      preferredDate: 'date  off',
    });
  });

  it.each([
    [
      '/',
      'quote-home',
      'About the job',
      [
        'car-servicing',
        'mot-preparation',
        'brake-repair',
        'clutch-repair',
        'diagnostics',
        'engine-repair',
        'van-servicing',
        'emergency-repair',
        'other',
      ],
    ],
    ['/get-quote', 'quote', 'What needs doing?', getQuoteServices],
  ])('the quote form of %s has its fields and posts them', (path, form, messageLabel, services) => {
    expect(describeForm(path)).toEqual({
      posts: 'post /api/forms/submit',
      hidden: { formType: 'quote', form },
      fields: [
        'name: Name *',
        'phone: Phone number *',
        'email: Email',
        'registration: Vehicle registration',
        'postcode: Postcode *',
        'service: Service *',
        `message: ${messageLabel}`,
        'website: Leave this empty',
      ],
      required: ['name', 'phone', 'postcode', 'service'],
      services,
    });
  });
});

it('shows the prices of the booking form as the specification has them', () => {
  expect(optionsOf('/book-online', 'service').map(({ label }) => label)).toEqual([
    'Interim Service £85',
    'Full Service £150',
    'Major Service £250',
    'MOT Preparation £45',
    'Brake Service from £35',
    'Clutch Repair from £350',
    'Engine Diagnostics £45',
    'Van Servicing £180',
    'Emergency Repair',
    'Other',
  ]);
});

it('offers the time slots of the specification', () => {
  expect(optionsOf('/book-online', 'preferredTime').map(({ code }) => code)).toEqual([
    '8:00 AM - 10:00 AM',
    '10:00 AM - 12:00 PM',
    '12:00 PM - 2:00 PM',
    '2:00 PM - 4:00 PM',
    '4:00 PM - 6:00 PM',
  ]);
});

it('has forms only on the four pages of the specification', () => {
  const withForm = pages.filter(({ document }) => elements(document, 'form').length > 0).map(({ path }) => path);
  expect(withForm.sort()).toEqual(['/', '/book-online', '/contact', '/get-quote']);
});
