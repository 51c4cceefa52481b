import { describe, expect, it } from 'vitest';
import { enquirySchema, honeypotMax, visitFields } from '../../schema/enquiry.ts';
import { type FieldRule, formatAnswer } from '../../schema/field-kinds.ts';
import type { Site, SiteInput } from '../../schema/site.ts';
import type { FormType } from '../../schema/submission.ts';
import { english } from '../../schema/vocabulary/english.ts';
import { enquiryRules, formRules } from '../../site/form-rules.ts';
import { parseSite } from '../../site/parse.ts';
import { vocabularyOf } from '../../site/vocabularies.ts';
import { tinySiteInput } from '../fixtures/tiny-site.ts';
import { garage } from '../helpers/garage.ts';

const now = () => '2026-11-20T10:00';

/** An enquiry that every form accepts, with every possible field. */
const enquiry = {
  name: 'Jo',
  phone: '0163296012',
  email: 'jo@example.org',
  registration: 'A',
  postcode: 'ME9 7',
  service: 'mot-preparation',
  message: 'It squeals',
  preferredDate: '2027-02-01',
  preferredTime: '10:00 AM - 12:00 PM',
  website: '',
};

/** The schema of each form in the browser, and of each kind of enquiry on the server. */
const contracts: [string, FormType, FieldRule[]][] = [
  ['the contact form', 'contact', formRules(garage, 'contact')],
  ['the booking form', 'booking', formRules(garage, 'booking')],
  ['the quote form of the home page', 'quote', formRules(garage, 'quote-home')],
  ['the quote form of its own page', 'quote', formRules(garage, 'quote')],
  ['a contact enquiry on the server', 'contact', enquiryRules(garage, 'contact')],
  ['a booking enquiry on the server', 'booking', enquiryRules(garage, 'booking')],
  ['a quote enquiry on the server', 'quote', enquiryRules(garage, 'quote')],
];

/** Messages for a valid enquiry with the given changes, by field; a visitor sees the first of each. */
function messages(rules: FieldRule[], change: Record<string, unknown>): Record<string, string> {
  const { error } = enquirySchema(rules, now).safeParse({ ...enquiry, ...change });
  return Object.fromEntries(error?.issues.toReversed().map(({ path, message }) => [path.join('.'), message]) ?? []);
}

describe.each(contracts)('%s', (_name, type, rules) => {
  it('accepts an enquiry at its lower bounds', () => {
    expect(messages(rules, {})).toEqual({});
  });

  it.each([
    ['name', ['', ' ', 'J', ' J ', '\u200b\u200b\u200b', '\u3164\u2800'], 'Name must be at least 2 characters'],
    ['phone', ['', '016329601', 'call me back', '---------- 123456'], 'Please enter a valid phone number'],
    [
      'email',
      ['jo', 'jo@', 'jo@example', '@example.org', 'jo example.org', 'jo@\0example.org'],
      'Please enter a valid email',
    ],
    ['postcode', ['', 'ME9', 'ME97'], 'Please enter a valid postcode'],
  ])('says what is wrong with %s', (field, values, message) => {
    for (const value of values) expect(messages(rules, { [field]: value })).toEqual({ [field]: message });
  });

  it('gives the same message if a field is missing or not text', () => {
    for (const value of [undefined, null, 7, ['Jo'], {}]) {
      expect(messages(rules, { name: value })).toEqual({ name: 'Name must be at least 2 characters' });
    }
  });

  it('accepts an empty or missing email', () => {
    expect(messages(rules, { email: '' })).toEqual({});
    expect(messages(rules, { email: undefined })).toEqual({});
  });

  it('accepts a field at its maximum length, and refuses more', () => {
    for (const { name, kind, max = 40, tooLong, message, values } of rules) {
      const length = Number(max);
      expect(messages(rules, { [name]: 'a'.repeat(length + 1) })[name]).toBe(tooLong ?? message);
      const hasFormat = ['email', 'phone', 'date'].includes(kind) || values;
      if (!hasFormat) expect(messages(rules, { [name]: 'a'.repeat(length) })).toEqual({});
    }
  });

  it('accepts a filled honeypot, up to a bound', () => {
    expect(messages(rules, { website: 'https://spam.example' })).toEqual({});
    expect(messages(rules, { website: undefined })).toEqual({});
    expect(messages(rules, { website: 'a'.repeat(honeypotMax + 1) })).toHaveProperty('website');
  });

  it('keeps the text, trimmed, and drops unknown fields', () => {
    const parsed = enquirySchema(rules, now).parse({ ...enquiry, name: '  Jo Driver ', colour: 'red' });
    expect(parsed).toMatchObject({ name: 'Jo Driver', website: '' });
    expect(parsed).not.toHaveProperty('colour');
  });

  it(type === 'contact' ? 'asks for a message' : 'does without a message', () => {
    const expected = type === 'contact' ? { message: 'Please provide more details about your enquiry' } : {};
    for (const message of ['', 'Too short', undefined].slice(type === 'contact' ? 0 : 2)) {
      expect(messages(rules, { message })).toEqual(expected);
    }
    expect(messages(rules, { message: 'Ten chars.' })).toEqual({});
  });

  it(type === 'booking' ? 'asks for a registration' : 'does without a registration', () => {
    const expected = type === 'booking' ? { registration: 'Please enter your vehicle registration' } : {};
    expect(messages(rules, { registration: '' })).toEqual(expected);
    expect(messages(rules, { registration: undefined })).toEqual(expected);
  });

  it(type === 'contact' ? 'does without a service' : 'asks for a service', () => {
    const expected = type === 'contact' ? {} : { service: 'Please select a service' };
    expect(messages(rules, { service: '' })).toEqual(expected);
    expect(messages(rules, { service: 'time-travel' })).toEqual({ service: 'Please select a service' });
  });
});

describe('a booking', () => {
  const rules = enquiryRules(garage, 'booking');

  it('needs no day or time', () => {
    expect(messages(rules, { preferredDate: '', preferredTime: '' })).toEqual({});
  });

  it('accepts an existing day and an offered time', () => {
    expect(messages(rules, { preferredDate: '2027-02-30' })).toHaveProperty('preferredDate');
    expect(messages(rules, { preferredDate: 'tomorrow' })).toHaveProperty('preferredDate');
    expect(messages(rules, { preferredTime: '3:00 AM - 4:00 AM' })).toHaveProperty('preferredTime');
    for (const preferredTime of garage.forms.timeSlots) expect(messages(rules, { preferredTime })).toEqual({});
  });
});

it('accepts the services of either quote form on the server', () => {
  const rules = enquiryRules(garage, 'quote');
  for (const service of ['emergency-repair', 'tyre-services']) expect(messages(rules, { service })).toEqual({});
  expect(messages(formRules(garage, 'quote'), { service: 'emergency-repair' })).toHaveProperty('service');
  expect(messages(formRules(garage, 'quote-home'), { service: 'tyre-services' })).toHaveProperty('service');
});

it('has the limits of the specification', () => {
  const { minimumFillMs, tooFast } = garage.forms;
  expect({ minimumFillMs, tooFast }).toEqual({
    minimumFillMs: 3000,
    tooFast: 'Please take a moment to fill out the form properly.',
  });
  const bounds = (form: string) => Object.fromEntries(formRules(garage, form).map(({ name, min }) => [name, min]));
  expect(bounds('contact')).toMatchObject({ name: 2, phone: 10, postcode: 5, message: 10 });
  expect(bounds('booking')).toMatchObject({ name: 2, phone: 10, postcode: 5, message: 0, registration: 1 });
});

it('confirms sending in the words of the specification', () => {
  const said = Object.entries(garage.forms.forms).map(([key, { success }]) => [key, success.title, success.text]);
  expect(said).toEqual([
    ['contact', 'Message Sent', "Thank you for your enquiry! We'll get back to you within 2 hours."],
    ['booking', 'Booking Request Sent', "Thank you! We'll call you within 2 hours to confirm your appointment."],
    ['quote-home', 'Quote Request Sent', "Thank you! We'll contact you within 2 hours with your quote."],
    ['quote', 'Quote Request Sent', "Thank you! We'll contact you within 2 hours with your quote."],
  ]);
});

describe('the rules of a type that several forms send', () => {
  const { forms }: SiteInput['forms'] = tinySiteInput.forms;
  const [key = '', form] = Object.entries(forms).find(([, { type }]) => type === 'booking') ?? [];
  const [first, ...others] = form?.fields ?? [];
  const field = first && 'field' in first ? first.field : 'name';
  const rulesWith = (fields: typeof others) => {
    const more = {
      ...forms,
      [key]: { ...form, fields: [{ ...first, required: true }, ...others] },
      more: { ...form, fields },
    };
    const site = parseSite({ ...tinySiteInput, forms: { ...tinySiteInput.forms, forms: more } });
    return enquiryRules(site, 'booking').find(({ name }) => name === field);
  };

  it('require a field only if each form requires it', () => {
    expect(rulesWith([{ field, required: true }, ...others])?.required).toBe(true);
    expect(rulesWith([{ field, required: false }, ...others])?.required).toBe(false);
    expect(rulesWith(others)?.required).toBe(false);
  });

  it('have the wider of two bounds', () => {
    const bounds = (min: number, max: number) => [{ field, min, max }, ...others];
    expect(rulesWith(bounds(0, 500))).toMatchObject({ min: 0, max: 500 });
    expect(rulesWith(bounds(50, 60))).toMatchObject({ min: 2, max: 80 });
  });

  it('take what any of the forms takes, whatever the others show, require or round', () => {
    const choice = (name: string) => ({ name, kind: 'radio', label: name, options: [{ code: 'x', label: 'X' }] });
    const size = { name: 'size', kind: 'number', label: 'Size', required: true };
    const email = { name: 'email', kind: 'email', label: 'Email' };
    const fieldsOf = {
      a: [
        choice('one'),
        { ...size, when: { field: 'one', is: 'x' } },
        email,
        { ...email, name: 'other', requiredUnless: 'email' },
      ],
      b: [choice('two'), { ...size, when: { field: 'two', is: 'x' }, decimals: 2 }],
      c: [{ ...size, decimals: 1 }],
    };
    const of = (fields: unknown) => ({ type: 'booking', fields });
    const forms = { ...garage.forms, forms: { a: of(fieldsOf.a), b: of(fieldsOf.b), c: of(fieldsOf.c) } };
    const schema = enquirySchema(enquiryRules({ ...garage, forms } as unknown as Site, 'booking'), now);
    for (const values of [{ one: 'x', size: '5', email: 'a@b.example' }, { two: 'x', size: '5.25' }, { one: '' }])
      expect(schema.safeParse(values).data).toMatchObject(values);
    expect(schema.safeParse({ size: '5.255' }).error?.issues.map(({ message }) => message)).toEqual([
      'Please round this to 0.01',
    ]);
  });

  it('are checked against the kind of the field', () => {
    expect(() => rulesWith([{ field, max: 'today' }, ...others])).toThrow(
      'fields[0].max: found "today"; it is not a valid max for a text field; write a number',
    );
    expect(() => rulesWith([{ field: 'service', max: 5 }])).toThrow(
      'max: is not a setting of a select field; remove it',
    );
    expect(() => rulesWith([{ field: 'preferredDate', min: 2 }])).toThrow(
      "min: found 2; it is not a valid min for a date field; write a day such as '2026-12-25', or { days: 2 }",
    );
  });
});

it('accepts a postcode of any country, up to its maximum length', () => {
  const rules: FieldRule[] = [{ name: 'code', kind: 'postcode', required: true, message: 'wrong', max: 12 }];
  const isTaken = (code: string) => enquirySchema(rules, now).safeParse({ code }).success;
  expect(['ME9 7TX', '69001', '1012 AB', 'D02 X285', '100-0001', 'K1A 0B1'].every(isTaken)).toBe(true);
  expect(['', '1234567890123'].some(isTaken)).toBe(false);
});

it('asks for more where a text is shorter than its minimum, unless the field has a message of its own', () => {
  const { boundMessages, messages: byKind } = english.forms;
  const faults = (note: string, own: object) => {
    const fields = [
      { name: 'note', kind: 'text', label: 'Note', min: 10, required: true, ...own },
      { name: 'mobile', kind: 'phone', label: 'Mobile' },
    ];
    const forms = { ...garage.forms, boundMessages, messages: byKind, forms: { contact: { fields } } };
    return messages(formRules({ ...garage, forms } as unknown as Site, 'contact'), { note, mobile: '123' });
  };
  const mobile = byKind.phone;
  expect(faults('Too short', {})).toEqual({ note: 'Please enter at least 10 characters', mobile });
  expect(faults('', {})).toEqual({ note: byKind.text, mobile });
  expect(faults('Long enough', {})).toEqual({ mobile });
  expect(faults('Too short', { message: 'A sentence, please' })).toEqual({ note: 'A sentence, please', mobile });
});

describe('what keyboards and the clipboard write otherwise', () => {
  const kinds = ['phone', 'postcode', 'plate', 'number', 'email', 'text', 'textarea'] as const;
  const rules = kinds.map(
    (kind): FieldRule => ({ name: kind, kind, required: false, message: kind, language: 'en-GB' }),
  );
  const schema = enquirySchema(rules, now);
  const read = (values: Partial<Record<(typeof kinds)[number], string>>) => {
    const { data, error } = schema.safeParse(values);
    return error ? error.issues.map(({ message }) => message) : Object.values(data).filter(Boolean);
  };

  it.each([
    ['phone', '０１６３２ ９６０１２３', '01632 960123'],
    ['phone', '＋４４（０）１６３２－９６０１２３', '+44(0)1632-960123'],
    ['phone', '01632\u00a0960\u202f123', '01632 960 123'],
    ['phone', '\u202a+44 1632 960123\u202c', '+44 1632 960123'],
    ['phone', '+44 (0)1632 960123 ext. 12', '+44 (0)1632 960123 ext. 12'],
    ['postcode', 'ＭＥ９\u3000７ＪＪ', 'ME9 7JJ'],
    ['plate', 'ＡＢ１２\u00a0ＣＤＥ', 'AB12 CDE'],
    ['number', '４５,０００', '45000'],
    ['number', '\u200e45\u00a0000', '45000'],
    ['email', 'ａｎｎ＠ｃｕｓｔｏｍｅｒ．ｅｘａｍｐｌｅ', 'ann@customer.example'],
    ['email', '\u200bann@customer.example\u200b ', 'ann@customer.example'],
  ])('is read in a %s as plain characters: %s', (kind, typed, value) => {
    expect(read({ [kind]: typed })).toEqual([value]);
    expect(read({ [kind]: value })).toEqual([value]);
  });

  it('stays in words as it was typed', () => {
    for (const kind of ['text', 'textarea']) expect(read({ [kind]: '½ price ™ ＡＢ' })).toEqual(['½ price ™ ＡＢ']);
  });

  it('is as invalid as before where it is no such character', () => {
    expect(read({ phone: '０１６３' })).toEqual(['phone']);
    expect(read({ number: '½' })).toEqual(['number']);
  });

  it('takes no longer for a long run of accents', () => {
    const started = performance.now();
    for (const kind of ['phone', 'email'] as const)
      expect(read({ [kind]: '\u0323\u0301'.repeat(200_000) })).toEqual([kind]);
    // Quadratic time would take minutes.
    expect(performance.now() - started).toBeLessThan(5000);
  });
});

it.each([
  ['anna@müller.de', 'anna@xn--mller-kva.de'],
  ['Anna@MÜLLER.de', 'Anna@xn--mller-kva.de'],
  ['anna@mu\u0308ller.de', 'anna@xn--mller-kva.de'],
  ['anna@xn--mller-kva.de', 'anna@xn--mller-kva.de'],
  ['ivan@почта.рф', 'ivan@xn--80a1acny.xn--p1ai'],
  ['ivan@xn--80a1acny.xn--p1ai', 'ivan@xn--80a1acny.xn--p1ai'],
  ['Ann@Customer.Example', 'Ann@Customer.Example'],
  // Few mail servers deliver these.
  ['jörg@müller.de', undefined],
  ['anna@müller', undefined],
  ['anna@müller.de:25', undefined],
  ['anna@müller.de/x', undefined],
  ['anna@müller..de', undefined],
  ['anna@mül ler.de', undefined],
  ['anna@müller.de, bob@müller.de', undefined],
  [`anna@${'ü'.repeat(250)}.de`, undefined],
])('reads the email address %s as %s', (typed, address) => {
  const rules: FieldRule[] = [{ name: 'email', kind: 'email', required: false, message: 'wrong' }];
  expect(enquirySchema(rules, now).safeParse({ email: typed }).data?.email).toBe(address);
});

it('says that an address has more than ASCII before the @, unless the field has a message of its own', () => {
  const fault = (email: string, own: object = {}) => {
    const { boundMessages, messages: byKind } = english.forms;
    const fields = [{ name: 'email', kind: 'email', label: 'Email', ...own }];
    const forms = { ...garage.forms, boundMessages, messages: byKind, forms: { contact: { fields } } };
    const rules = formRules({ ...garage, forms } as unknown as Site, 'contact');
    return enquirySchema(rules, now).safeParse({ email }).error?.issues[0]?.message;
  };
  const { beforeAt } = english.forms.boundMessages;
  for (const email of ['jürgen@müller.de', 'почта@customer.example', 'ann driver@customer.example'])
    expect(fault(email)).toBe(beforeAt);
  for (const email of ['jürgen@müller', 'jürgen', '@customer.example', 'a..b@customer.example', 'ü@@customer.example'])
    expect(fault(email)).toBe(english.forms.messages.email);
  expect(fault('jürgen@müller.de', { message: 'Your address, please' })).toBe('Your address, please');
});

it.each([
  ['anna@xn--mller-kva.de', 'anna@müller.de'],
  ['ivan@mail.xn--80a1acny.xn--p1ai', 'ivan@mail.почта.рф'],
  ['anna@xn--bcher-kva.example', 'anna@bücher.example'],
  ['ann@customer.example', 'ann@customer.example'],
  // No browser or mail program writes these.
  ['anna@xn--paypal-.example', 'anna@xn--paypal-.example'],
  ['anna@xn--99999999.example', 'anna@xn--99999999.example'],
  ['anna@xn--a.example', 'anna@xn--a.example'],
  ['xn--mller-kva.de', 'xn--mller-kva.de'],
  ['a.xn--mller-kva@customer.example', 'a.xn--mller-kva@customer.example'],
])('shows the email address %s as %s', (value, shown) => {
  expect(formatAnswer({ kind: 'email', value }, 'en-GB')).toBe(shown);
});

it('accepts a number and a day at their bounds, and nothing beyond', () => {
  const words = { required: true, message: 'wrong', belowMin: 'below', aboveMax: 'above' };
  const rules: FieldRule[] = [
    { ...words, name: 'age', kind: 'number', min: 5, max: 17, decimals: 1 },
    { ...words, name: 'day', kind: 'date', min: 'today', max: '2026-12-24' },
    { ...words, name: 'event', kind: 'date', min: { days: 3 }, belowMin: 'From [min]', language: 'en-GB' },
    { ...words, name: 'adult', kind: 'phone', when: { field: 'age', is: ['5'] } },
  ];
  const schema = enquirySchema(rules, now);
  const faults = (age: string, day: string, event = '2026-11-23') =>
    schema.safeParse({ age, day, event, adult: '0163299' }).error?.issues.map(({ message }) => message) ?? [];
  expect([faults('5', '2026-11-20'), faults('17', '2026-12-24'), faults('5.5', '2026-12-24')]).toEqual([[], [], []]);
  expect([faults('4.9', '2026-11-19'), faults('17.1', '2026-12-25')]).toEqual([
    ['below', 'below'],
    ['above', 'above'],
  ]);
  expect([faults('5.55', '2026-11-20'), faults('5', '2026-11-31')]).toEqual([['wrong'], ['wrong']]);
  expect(faults('5', '2026-11-20', '2026-11-22')).toEqual(['From Monday 23 November 2026']);
  const unasked = schema.safeParse({ age: '6', day: '2026-11-20', event: '2026-12-01', adult: '016329' });
  expect([unasked.success, unasked.data?.adult ?? '']).toEqual([true, '']);
  expect(schema.safeParse({ age: '5', day: '2026-11-20', adult: '016329' }).success).toBe(false);
});

it.each([
  [
    'en-GB',
    0,
    { '45000': '45000', '45,000': '45000', '45 000': '45000', '-1,250,000': '-1250000', '45.000': undefined },
  ],
  ['en-GB', 1, { '45.5': '45.5', '45,5': '45.5', '1,234.5': '1234.5' }],
  [
    'de-DE',
    0,
    { '45000': '45000', '45.000': '45000', '45 000': '45000', '-1.250.000': '-1250000', '45,000': undefined },
  ],
  ['de-DE', 1, { '45,5': '45.5', '45.5': '45.5', '1.234,5': '1234.5', '1234,55': undefined }],
  ['de-DE', 3, { '1,234': '1.234', '12.345,678': '12345.678' }],
  ['de-CH', 1, { '45’000': '45000', "45'000.5": '45000.5' }],
  ['pl-PL', 1, { '45\u00a0000,5': '45000.5', '45.000': '45000' }],
])('reads a number as %s writes it, with %i decimals, and reads again what it sends', (language, decimals, typed) => {
  const fields = [{ name: 'miles', kind: 'number', label: 'Miles', decimals }];
  const forms = { ...garage.forms, forms: { contact: { fields } } };
  const schema = enquirySchema(formRules({ ...garage, forms, language } as unknown as Site, 'contact'), now);
  const read = (miles: string) => schema.safeParse({ miles }).data?.miles;
  for (const [text, value] of Object.entries(typed)) {
    expect({ [text]: read(text) }).toEqual({ [text]: value });
    if (value) expect(read(value)).toBe(value);
  }
});

it.each([
  ['12345678901234567890', 'en-GB', '12345678901234567890'],
  ['1237010180', 'de-AT', '1237010180'],
  ['2019', 'en-GB', '2019'],
  ['45000', 'en-GB', '45,000'],
  ['-12345.5', 'de-DE', '-12.345,5'],
])('groups the digits of an amount, and not of a year or an insurance number: %s in %s', (value, language, shown) => {
  expect(formatAnswer({ kind: 'number', value }, language)).toBe(shown);
  const fields = [{ name: 'number', kind: 'number' as const, label: 'Number', min: Number(value) }];
  const forms = { ...garage.forms, boundMessages: { ...garage.forms.boundMessages, belowMin: 'from [min]' } };
  const site = { ...garage, language, forms: { ...forms, forms: { contact: { fields } } } } as unknown as Site;
  if (value.length < 17) expect(formRules(site, 'contact')[0]?.belowMin).toBe(`from ${shown}`);
});

it('says of a number what is wrong with it, however long it is', () => {
  const words = { message: 'no number', tooLong: 'whole', belowMin: 'below', aboveMax: 'above' };
  const rules: FieldRule[] = [{ ...words, name: 'miles', kind: 'number', required: true, min: 5, max: 90_000 }];
  const fault = (miles: string) => enquirySchema(rules, now).safeParse({ miles }).error?.issues[0]?.message;
  expect(fault('9'.repeat(31))).toBe('above');
  expect(fault(`-${'9'.repeat(31)}`)).toBe('below');
  expect(fault(`6.${'5'.repeat(31)}`)).toBe('whole');
  expect(fault('about a hundred and twenty thousand')).toBe('no number');
  expect(fault(`${'0'.repeat(31)}7`)).toBe('no number');
});

it('asks for a number with too many decimals to be rounded, unless the field has a message of its own', () => {
  const faultsOf = (language: string, own: object) => {
    const fields = [{ name: 'size', kind: 'number', label: 'Size', ...own }];
    const { boundMessages } = vocabularyOf(language)?.forms ?? english.forms;
    const forms = { ...garage.forms, boundMessages, forms: { contact: { fields } } };
    const rules = formRules({ ...garage, forms, language } as unknown as Site, 'contact');
    return enquirySchema(rules, now)
      .safeParse({ size: '1.2345' })
      .error?.issues.map(({ message }) => message);
  };
  expect(faultsOf('en-GB', {})).toEqual(['Please enter a whole number']);
  expect(faultsOf('en-GB', { decimals: 2 })).toEqual(['Please round this to 0.01']);
  expect(faultsOf('de-DE', { decimals: 1 })).toEqual(['Bitte auf 0,1 runden']);
  expect(faultsOf('pl-PL', { decimals: 3 })).toEqual(['Zaokrąglij liczbę do 0,001']);
  expect(faultsOf('en-GB', { decimals: 2, message: 'The size in metres' })).toEqual(['The size in metres']);
});

it('reads a day that counts from another as the last of a visit, unless it must be past', () => {
  const since = { name: 'since', kind: 'date', required: true, max: 'today' } as const;
  const noticed = { name: 'noticed', kind: 'date', required: true, min: { field: 'since', days: 0 } } as const;
  expect(visitFields([since, noticed])).toEqual({ date: 'since', until: 'noticed' });
  expect(visitFields([since, { ...noticed, max: 'today' }])).toEqual({ date: '', until: '' });
});
