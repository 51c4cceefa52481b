import { expect, it } from 'vitest';
import { addressLine, addressLines, lineAndPostcode, regionalTown, shortAddress } from '../../site/format-address.ts';
import { parseSite } from '../../site/parse.ts';
import type { SiteError } from '../../site/problem.ts';
import { soleTrader } from '../fixtures/sole-trader.ts';
import { tinySiteInput } from '../fixtures/tiny-site.ts';

it('completes a page from a name and a sentence', () => {
  const { pages, services, layout, forms } = parseSite(soleTrader);
  expect(pages[1]).toMatchObject({
    head: { title: 'Contact | Tuned in Brecon', description: 'Write a line, or ring 01632 960200.', keywords: [] },
    hero: { heading: 'Contact' },
  });
  expect(services.tuning).toMatchObject({
    head: { title: 'Tuning | Tuned in Brecon' },
    hero: {
      heading: 'Tuning',
      lead: 'Your piano in tune, at your house.',
      actions: [
        { label: 'Call us', call: true },
        { label: 'Contact', href: '/contact' },
      ],
    },
    sections: [],
  });
  expect(layout.navigation.map(({ href }) => href)).toEqual(['/', '/tuning', '/contact']);
  const legal = [{ name: 'Write to us', href: '/contact' }];
  const { navigation } = parseSite({ ...soleTrader, layout: { legal } }).layout;
  expect(navigation.map(({ href }) => href)).toEqual(['/', '/tuning']);
  expect(layout.callBar.link).toEqual({ name: 'Contact', href: '/contact' });
  expect(layout.copyright).toMatch(/^© \d{4} Tuned in Brecon$/);
  expect(forms.forms.contact).toMatchObject({ type: 'contact', submit: 'Send' });
  expect(forms.notSent).toBe(
    'Sorry, this has not been sent. Everything you typed is still here: please try again, or call 01632 960200.',
  );
});

it('links the contact form in the call bar, whichever page comes first', () => {
  const [home, contact] = soleTrader.pages;
  const section = { kind: 'form' as const, heading: 'Apply', form: 'application' };
  const jobs = { path: '/jobs', name: 'Jobs', hero: { lead: 'Tune with us.' }, sections: [section] };
  const application = { type: 'contact' as const, fields: [{ field: 'name' }, { field: 'phone', required: true }] };
  const { callBar } = parseSite({
    ...soleTrader,
    pages: [home, jobs, contact],
    forms: { forms: { application } },
  }).layout;
  expect(callBar.link).toEqual({ name: 'Contact', href: '/contact' });
});

it('links the services in the navigation, unless they are many or a page lists them', () => {
  const [home, contact] = soleTrader.pages;
  const paths = (change: object) => parseSite({ ...soleTrader, ...change }).layout.navigation.map(({ href }) => href);
  const services = (count: number) =>
    Object.fromEntries(
      ['tuning', 'repair', 'moving', 'hire']
        .slice(0, count)
        .map((key) => [key, { name: key, summary: `All about ${key}.` }]),
    );
  const shown = { structure: { servicePath: '/pianos' } };
  expect(paths({ services: services(3), ...shown })).toEqual([
    '/',
    '/pianos/tuning',
    '/pianos/repair',
    '/pianos/moving',
    '/contact',
  ]);
  expect(paths({ services: services(4) })).toEqual(['/', '/contact']);
  const list = { ...home, path: '/what-we-do', name: 'What we do', hero: { lead: 'All that we do.' } };
  expect(paths({ pages: [home, list, contact] })).toEqual(['/', '/what-we-do', '/contact']);
});

it('recognises a legal page by its whole name only', () => {
  const [home, contact] = soleTrader.pages;
  const named = (name: string, language = 'en-GB') => {
    const pages = [home, contact, { ...contact, path: '/other', name, hero: { lead: 'Something else.' } }];
    const { layout } = parseSite({ ...soleTrader, language, pages });
    return [layout.navigation, layout.legal].map((links) => links.some(({ href }) => href === '/other'));
  };
  for (const name of ['Terms and dates', 'Terms', 'Privacy policy', 'terms and conditions', 'Imprint'])
    expect([name, ...named(name)]).toEqual([name, name === 'Terms and dates', name !== 'Terms and dates']);
  expect(named('Regulamin i ceny', 'pl')).toEqual([true, false]);
  expect(named('Datenschutzerklärung', 'de')).toEqual([false, true]);
});

it('completes a town page from its service, its town and a sentence', () => {
  const towns = { brecon: { name: 'Brecon', kilometres: 0 }, talgarth: { name: 'Talgarth', kilometres: 14 } };
  const sections = [{ kind: 'text', heading: 'In town', paragraphs: ['By appointment.'] }];
  const page = (town: string, lead: string) => ({ town, service: 'tuning', hero: { lead }, sections });
  const locations = [page('brecon', 'In your street.'), page('talgarth', 'Over the hill, {miles:talgarth} from here.')];
  const own = {
    ...page('talgarth', 'Repairs too.'),
    service: 'repairs',
    head: { title: 'Own' },
    hero: { heading: 'Fix', lead: 'Repairs.' },
  };
  const services = { ...soleTrader.services, repairs: { name: 'Repairs', summary: 'Pedals and hammers.' } };
  const { locations: parsed } = parseSite({ ...soleTrader, services, towns, locations: [...locations, own] });
  expect(parsed.map(({ head, hero }) => [head.title, head.description, hero.heading])).toEqual([
    ['Tuning in Brecon | Tuned in Brecon', 'In your street.', 'Tuning in Brecon'],
    ['Tuning in Talgarth | Tuned in Brecon', 'Over the hill, 14 kilometres from here.', 'Tuning in Talgarth'],
    ['Own', 'Repairs.', 'Fix'],
  ]);
  const address = { ...soleTrader.business.address, street: '1 High Street', postcode: 'LD3 7AA' };
  const visited = { ...soleTrader, business: { ...soleTrader.business, address } };
  const forVisitors = parseSite({ ...visited, services, towns, locations });
  expect(forVisitors.locations.map(({ hero }) => hero.heading)).toEqual(['Tuning in Brecon', 'Tuning for Talgarth']);
  const departments = {
    hill: { name: 'Hill workshop', address: { street: '2 Mill Lane', town: 'Talgarth', country: 'GB' } },
  };
  const withBranch = parseSite({ ...visited, services, towns, locations, departments });
  expect(withBranch.locations.map(({ hero }) => hero.heading)).toEqual(['Tuning in Brecon', 'Tuning in Talgarth']);
});

it('describes a page by the sentences of its lead that fit', () => {
  const first = 'Every piano is tuned at your house, on a day that suits you, from Monday to Saturday.';
  const lead = `${first} It takes about two hours, for which the room should be quiet, so please turn the radio off.`;
  const [home, contact] = soleTrader.pages;
  const described = (lead: string) =>
    parseSite({ ...soleTrader, pages: [{ ...home, hero: { lead } }, contact] }).pages[0]?.head.description;
  expect(described(lead)).toBe(first);
  expect(described(first)).toBe(first);
  expect(described('Write *today*, or [ring](/contact).')).toBe('Write today, or ring.');
  expect(described('Write \\{phone\\}\n  for 5 \\* 3, {phone}.')).toBe(
    `Write {phone} for 5 * 3, ${soleTrader.business.phone.display}.`,
  );
  const list = 'looks after grand pianos, uprights, harpsichords and the occasional organ in every village';
  const doctor = `The practice of Dr. E. Harrington ${list}, by day and by night, all the year round.`;
  expect(described(doctor)).toBe(`${doctor.slice(0, doctor.indexOf(' round'))}…`);
  const day = `Vom 24. Dezember an ${list}, by day and by night, at Christmas and at all other times.`;
  expect(described(day)).toMatch(/^Vom 24. Dezember an .{100,}…$/);
  expect(described(`Open since 1999. St. Mary ${list}, ${list}.`)).toBe('Open since 1999.');
  const address = '{email}, {phone}, {hours}, {address}, {hours:short}';
  expect(described(`${first} ${address}`)).toBe(first);
  const endless = `Pianos ${'tuned, '.repeat(30)}and repaired.`;
  expect(described(endless)).toMatch(/^Pianos (tuned, ){20}tuned…$/);
  expect(described(`Пианино ${'ремонт, '.repeat(30)}и настройка.`)).toMatch(/^Пианино (ремонт, ){18}ремонт…$/);
  const japanese = `ピアノ 調律、${'調律と修理'.repeat(40)}。`;
  expect(described(japanese)).toBe(`${japanese.slice(0, 159)}…`);
});

it('leaves the name of the business out of a default title that it would make too long', () => {
  const [home, contact] = soleTrader.pages;
  const titled = (name: string) =>
    parseSite({ ...soleTrader, pages: [home, { ...contact, name }] }).pages[1]?.head.title;
  const long = 'Pianos, harpsichords and spinets in every village';
  expect(titled('Pianos')).toBe('Pianos | Tuned in Brecon');
  expect(titled(long)).toBe(long);
  expect(() => titled(`${long} ${long}`)).toThrow(/head\.title: found .* 65 or fewer/);
});

it('links the call bar to the booking form, or else to the contact form, whichever form comes first', () => {
  const { layout: _, ...written } = tinySiteInput;
  const linked = (pages: typeof tinySiteInput.pages) => parseSite({ ...written, pages }).layout.callBar.link?.href;
  const withoutBooking = tinySiteInput.pages.filter(({ path }) => path !== '/book-online');
  for (const order of [[...tinySiteInput.pages], [...tinySiteInput.pages].reverse()])
    expect(linked(order)).toBe('/book-online');
  expect(linked(withoutBooking)).toBe('/contact');
});

it('has the usual fields, and the contact form beside a form of its own', () => {
  const fields = [{ field: 'name' }, { field: 'phone', required: true }, { field: 'message' }];
  const { forms } = parseSite({
    ...soleTrader,
    forms: {
      fields: { message: { kind: 'textarea', role: 'message', label: 'Which piano?' } },
      forms: { booking: { type: 'booking', fields } },
    },
  });
  expect(Object.keys(forms.forms)).toEqual(['booking', 'contact']);
  expect(Object.keys(forms.fields)).toEqual(['message', 'name', 'phone', 'email']);
  expect(forms.fields.message).toMatchObject({ label: 'Which piano?' });
});

it('offers the services as the choices of a field for the service, unless it has its own', () => {
  const service = { kind: 'select', role: 'service', label: 'For what?' } as const;
  const own = { ...service, options: [{ code: 'other', label: 'Something else' }] };
  const form = { type: 'contact' as const, fields: [{ field: 'phone', required: true }, { field: 'what' }] };
  const booking = {
    type: 'booking' as const,
    fields: [
      { field: 'phone', required: true },
      { ...own, name: 'why' },
    ],
  };
  const { forms } = parseSite({
    ...soleTrader,
    forms: { fields: { what: service }, forms: { contact: form, booking } },
  });
  expect(forms.fields.what).toMatchObject({ options: [{ code: 'tuning', label: 'Tuning' }] });
  expect(forms.forms.booking?.fields[1]).toMatchObject(own);
});

it('refuses null in place of fields', () => {
  const forms = { ...tinySiteInput.forms, fields: null };
  expect(() => parseSite({ ...tinySiteInput, forms } as never)).toThrow('forms.fields: found null');
});

it('changes nothing that is written', () => {
  const { forms, layout } = parseSite(tinySiteInput);
  expect(Object.keys(forms.forms)).toEqual(['contact', 'booking']);
  expect(layout.navigation).toHaveLength(1);
});

it('requires a currency for prices, and a street for its token', () => {
  const faulty = {
    ...soleTrader,
    prices: { tuning: { name: 'Tuning', from: 60 } },
    facts: { place: 'At {street}' },
  };
  const messages = (() => {
    try {
      parseSite(faulty);
    } catch (error) {
      return (error as SiteError).message;
    }
  })();
  expect(messages).toContain("money.currency: is missing; prices need one, such as money: { currency: 'GBP' }");
  expect(messages).toContain('{street}');
});

it.each([
  [
    { street: '67 High Street', town: 'Newington', county: 'Kent', postcode: 'ME9 7JJ', country: 'GB' },
    ['67 High Street', 'Newington, Kent', 'ME9 7JJ'],
    '67 High Street, Newington, Kent ME9 7JJ',
  ],
  [
    { street: 'ul. Długa 5', town: 'Gdańsk', postcode: '80-827', country: 'PL' },
    ['ul. Długa 5', '80-827 Gdańsk'],
    'ul. Długa 5, 80-827 Gdańsk',
  ],
  [
    { street: '5 Main Street', town: 'Austin', county: 'TX', postcode: '78701', country: 'US' },
    ['5 Main Street', 'Austin, TX 78701'],
    '5 Main Street, Austin, TX 78701',
  ],
  [{ town: 'Brecon', county: 'Powys', country: 'GB' }, ['Brecon, Powys'], 'Brecon, Powys'],
  [
    { street: '4 Pearse Street', town: 'Kinsale', county: 'Co. Cork', postcode: 'P17 X000', country: 'IE' },
    ['4 Pearse Street', 'Kinsale', 'Co. Cork', 'P17 X000'],
    '4 Pearse Street, Kinsale, Co. Cork, P17 X000',
  ],
  [
    { street: 'Avenida de Madrid, 12', town: 'Béjar', county: 'Salamanca', postcode: '37700', country: 'ES' },
    ['Avenida de Madrid, 12', '37700 Béjar (Salamanca)'],
    'Avenida de Madrid, 12, 37700 Béjar (Salamanca)',
  ],
  [
    { street: 'Calle Zamora, 45', town: 'Salamanca', county: 'Salamanca', postcode: '37001', country: 'ES' },
    ['Calle Zamora, 45', '37001 Salamanca'],
    'Calle Zamora, 45, 37001 Salamanca',
  ],
  [
    { street: '5 Main Street', town: 'New York', county: 'New York', postcode: '10001', country: 'US' },
    ['5 Main Street', 'New York, New York 10001'],
    '5 Main Street, New York, New York 10001',
  ],
  [
    { street: 'Bahnhofstrasse 5', town: 'Zürich', county: 'Zürich', postcode: '8001', country: 'CH' },
    ['Bahnhofstrasse 5', 'CH-8001 Zürich'],
    'Bahnhofstrasse 5, CH-8001 Zürich',
  ],
  [
    { street: '12 Al Wasl Road', town: 'Dubai', county: 'Dubai', country: 'AE' },
    ['12 Al Wasl Road', 'Dubai'],
    '12 Al Wasl Road, Dubai',
  ],
  [
    { street: '1-2-3 Jinnan', town: '渋谷区', county: '東京都', postcode: '150-0041', country: 'JP' },
    ['〒150-0041', '東京都', '渋谷区', '1-2-3 Jinnan'],
    '〒150-0041, 東京都, 渋谷区, 1-2-3 Jinnan',
  ],
  [
    { street: '5 Orchard Road', town: 'Singapore', postcode: '238800', country: 'SG' },
    ['5 Orchard Road', 'SINGAPORE 238800'],
    '5 Orchard Road, SINGAPORE 238800',
  ],
])('writes an address in the order of its country: $country', (address, lines, line) => {
  expect([addressLines(address), addressLine(address)]).toEqual([lines, line]);
});

it('accepts an Indian postcode with the space that Indians write', () => {
  const address = { town: 'Mumbai', postcode: '400 001', country: 'IN' };
  const phone = { display: '022 2204 0000', dial: '+912222040000' };
  const { business, hours } = soleTrader;
  const indian = {
    ...soleTrader,
    business: { ...business, address, phone },
    hours: { ...hours, timeZone: 'Asia/Kolkata' },
  };
  expect(parseSite(indian as never).business.address.postcode).toBe('400 001');
});

it.each([
  ['GB', '67 High Street, Newington ME9', '67 High Street, Newington, Kent'],
  ['US', '67 High Street, Newington, Kent ME9', '67 High Street, Newington, Kent ME9'],
  ['FR', '67 High Street, ME9 Newington', '67 High Street, ME9 Newington, Kent'],
])('leaves a county out only where letters need none, and sets a postcode apart only where they do: %s', (...each) => {
  const [country, short, line] = each;
  const address = { street: '67 High Street', town: 'Newington', county: 'Kent', postcode: 'ME9', country };
  expect([shortAddress(address), lineAndPostcode(address).line]).toEqual([short, line]);
  expect(regionalTown(address)).toBe(country === 'US' ? 'Newington, Kent' : 'Newington');
});

it.each([
  ['Béjar', 'Béjar (Salamanca)'],
  ['Salamanca', 'Salamanca'],
])('writes the province of a Spanish town in brackets, unless it is named after it: %s', (town, written) => {
  expect(regionalTown({ town, county: 'Salamanca', country: 'ES' })).toBe(written);
});

it('has words on privacy under its forms, unless a page about privacy is linked there', () => {
  const [notice] = parseSite(soleTrader as never).forms.privacy?.sentences ?? [];
  expect(notice).toMatch(new RegExp(`^What you send goes to ${soleTrader.business.name}, `));
  const page = {
    path: '/privacy',
    name: 'Privacy',
    hero: { lead: 'Kept.' },
    sections: [{ kind: 'text', heading: 'Data', paragraphs: ['Kept.'] }],
  };
  const { privacy, privacyLink } = parseSite({ ...soleTrader, pages: [...soleTrader.pages, page] } as never).forms;
  expect([privacy, privacyLink]).toEqual([undefined, { name: 'Privacy', href: '/privacy' }]);
});
