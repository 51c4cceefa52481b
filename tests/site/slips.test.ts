import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readSite } from '../../site/source/read-site.ts';

mkdirSync('.cache', { recursive: true });
const dir = mkdtempSync('.cache/slips-');
afterAll(() => rmSync(dir, { recursive: true }));

const vets = 'examples/harbour-vets/site.config.ts';
const tuner = 'examples/czysty-ton/site.config.ts';

/** The problems of an example with one slip in it, each as its line, its key and its message. */
async function problemsAfter(original: string, from: string, to: string): Promise<string[]> {
  const whole = readFileSync(original, 'utf8');
  expect(whole).toContain(from);
  const file = join(mkdtempSync(join(dir, 'case-')), 'site.config.ts');
  const text = whole.replace(from, () => to);
  writeFileSync(file, text);
  const { problems } = await readSite(file, {});
  return problems.map(({ key, message }) => `${key}: ${message}`.replace(/ Use one of: .*?\.(?= The same|$)/, ''));
}

const conflict = 'a merge conflict; keep one version, and remove the lines of <, = and >';

it.each([
  // Numbers and times as people write them in other countries.
  ['fixed: 58', "fixed: '1.250'", 'prices.consultation.fixed: found "1.250"; write 1250 without quotes'],
  ['fixed: 58', "fixed: '58,-'", 'prices.consultation.fixed: found "58,-"; write 58 without quotes'],
  ['fixed: 58', "fixed: '58,50'", 'prices.consultation.fixed: found "58,50"; write 58.50 without quotes'],
  [
    'latitude: 51.7059',
    "latitude: '51,706'",
    'business.position.latitude: found "51,706"; write 51.706 without quotes',
  ],
  [
    "opens: '14:00'",
    "opens: '18.30 uur'",
    'hours.regular[0].periods[1].opens: found "18.30 uur"; it must be a time on the 24-hour clock such as 08:00; write "18:30"',
  ],
  ["opens: '14:00'", 'opens: 14.30', "hours.regular[0].periods[1].opens: found 14.3; write '14:30' in quotes"],
  // References, and what is written beside them.
  ["price: 'consultation'", 'price: 58', 'services.consultations.price: found 58; write the key of a price.'],
  [
    'ring {phone}. When',
    'ring {telephone}. When',
    'pages[2].hero.lead: in {telephone} found "telephone"; it is not a token. Did you mean "phone"?',
  ],
  [
    'Through Innishannon.',
    'Only {kilometres:bandon}.',
    'pages[0].sections[3].items[4].text: in {kilometres:bandon} found "kilometres"; it is not a token. Did you mean "miles"?',
  ],
  [
    "when: { field: 'animal', is: 'other' }",
    "when: { field: 'animal', is: true }",
    "forms.forms.booking.fields[5].when.is: found true; it must be a value in quotes, for a checkbox 'yes', or a list of them",
  ],
  [
    "{ code: 'cat', label",
    "{ code: 'dog', label",
    'forms.forms.booking.fields[4].options[1].code: found "dog"; it duplicates forms.forms.booking.fields[4].options[0].code; change or remove one of them',
  ],
  [
    "name: 'other',\n",
    "name: 'animal',\n",
    'forms.forms.booking.fields[5].name: found "animal"; it duplicates forms.forms.booking.fields[4].name; change or remove one of them',
  ],
  ['ring {phone}. When', 'ring [phone]. When', 'pages[2].hero.lead: found [phone]; in this text it is written {phone}'],
  [
    'Often that’s enough for us to say.',
    'Often (our prices)[/services] say it.',
    'pages[1].closing.text: found (our prices)[/services]; it is a link the wrong way round; write [text](/page)',
  ],
  [
    'Often that’s enough for us to say.',
    'See [/services](all our prices).',
    'pages[1].closing.text: found [/services](all our prices); it is a link the wrong way round; write [text](/page)',
  ],
  [
    'min: 2, max: 80 }',
    "min: 3, max: 80, message: 'At least 2 characters, please' }",
    'forms.fields.name.message: found "At least 2 characters, please"; it gives a different figure from min, 3; write 3, or correct min',
  ],
  [
    "  look: 'folio',",
    `  thirdParties: [{ name: 'Counter', src: '<script async src="https://stats.example/s.js"></script>' }],`,
    'thirdParties[0].src: found "<script async src=\\"https://stats.example/s.js\\"></script>"; it must be an https:// address such as https://example.org; write "https://stats.example/s.js"',
  ],
  // Buttons and numbers.
  [
    "call: 'emergency' }",
    "href: '/contact' }",
    'pages[2].hero.actions[1].href: found "/contact"; it is a page, but its label is a number; write call: "emergency"',
  ],
  [
    "call: 'emergency' }",
    'call: true }',
    'pages[2].hero.actions[1].call: found true; it has another number than its label; write call: "emergency"',
  ],
  [
    "{ label: 'Call {phone}', call: true },\n          { label: 'When",
    "{ label: 'Call {phone}', call: 'emergency' },\n          { label: 'When",
    'pages[2].hero.actions[0].call: found "emergency"; it has another number than its label; write call: true',
  ],
  [
    "  look: 'folio',",
    "  helplines: { danger: { name: 'Danger', phone: { display: '112', dial: '999' }, text: 'Ring.' } },",
    'helplines.danger.phone.dial: found "999"; it does not match display, 112; write "112"',
  ],
  // What is not there, and what leads back to itself.
  [
    "town: 'Kinsale', county",
    "town: 'Kinsail', county",
    'business.address.town: found "Kinsail"; it differs from towns.kinsale, "Kinsale"; correct one of them',
  ],
  [
    "  look: 'folio',",
    "  facts: { a: '{fact:a} hours' },",
    'facts.a: found {fact:a}, which leads back to this text; write the words themselves',
  ],
  ["main: '#0b4f5c'", 'main: #0b4f5c', "a colour needs quotes; write '#0b4f5c'"],
  ["paper: '#fbf8f1'", 'paper: #fbf8f1', "a colour needs quotes; write '#fbf8f1'"],
  [
    "'Most of them walk here.'",
    '`Ring ${' + 'phone}.`',
    'throws an error when it is loaded: phone is not defined; in a text, write {phone} between ordinary quotes',
  ],
  // Days, slots and addresses.
  [
    "{ days: ['Saturday'], opens: '10:00', closes: '13:00' }",
    "{ days: ['Saturday'], opens: '10:00', closes: '13:00' }, { days: ['Sunday'] }",
    'hours.regular[2]: has no times; write opens and closes, periods, or byAppointment: true, or remove the days if closed',
  ],
  [
    'hello@harbour-vets.example',
    'hello@tierärzte.example',
    'business.email: found "hello@tierärzte.example"; it must be an email address such as hello@example.org; write "hello@xn--tierrzte-3za.example"',
  ],
  [
    "date: '2027-02-01'",
    "date: '2072-02-01'",
    'hours.exceptions[2].date: found "2072-02-01"; it is more than ten years from now; correct the year',
  ],
  [
    'slotMinutes: 90',
    "timeSlots: ['9:00 am - 11:00 am', '2:00 PM - 4:00 AM']",
    'forms.timeSlots[1]: found "2:00 PM - 4:00 AM"; it ends before it begins; write "2:00 PM - 4:00 PM"',
  ],
  [
    'slotMinutes: 90',
    "timeSlots: ['9:00 PM - 11:00 AM']",
    'forms.timeSlots[0]: found "9:00 PM - 11:00 AM"; it ends before it begins; write "9:00 AM - 11:00 AM"',
  ],
  [
    "look: 'folio'",
    "redirects: [{ from: 'https://www.harbour-vets.example/prices.html', to: '/services' }],\n  look: 'folio'",
    'redirects[0].from: found "https://www.harbour-vets.example/prices.html"; it must be a path of this site such as /services/brakes.html, without ? and what follows; write "/prices.html"',
  ],
  [
    "look: 'folio'",
    "redirects: [{ from: '/Our%20prices (2024).pdf', to: '/service' }],\n  look: 'folio'",
    'redirects[0].to: found "/service"; it is not a page. Did you mean "/services"?',
  ],
  [
    "look: 'folio'",
    "redirects: [{ from: '/services', to: '/prices' }],\n  look: 'folio'",
    'redirects[0].from: found "/services"; it is a page of this site; swap from and to, or remove this redirect',
  ],
  [
    'slotMinutes: 90',
    "slotsOfDays: [{ days: ['Saturday', 'Sunday'], slots: ['10:00 - 11:00'] }]",
    'forms.slotsOfDays[0].days[1]: found "Sunday"; it is a closed day; remove it, or write its hours in hours.regular',
  ],
  ['kilometres: 20,', 'kilometres: 2000,', 'towns.bandon.kilometres: found 2000; it is too big; write 1600 or less'],
  [
    "look: 'folio'",
    "thirdParties: [{ name: 'Counter', src: 'https://counter.example/c.js', integrity: 'sha384-abc' }],\n  look: 'folio'",
    'thirdParties[0].integrity: found "sha384-abc"; it must be a whole subresource-integrity hash: 44 characters after sha256-, 64 after sha384-, or 88 after sha512-',
  ],
  [
    "look: 'folio'",
    "thirdParties: [{ name: 'A', src: 'https://counter.example/c.js' }, { name: 'B', src: 'https://counter.example/c.js' }],\n  look: 'folio'",
    'thirdParties[1].src: found "https://counter.example/c.js"; it duplicates thirdParties[0].src; remove one of them',
  ],
  // Lists and entries.
  [
    "phone: { display: '020 910 0199', dial: '+353209100199' }",
    "phone: '020 910 0199'",
    'departments.emergency.phone: found "020 910 0199"; write { display: "020 910 0199", dial: "+353209100199" }',
  ],
  [
    "kind: 'steps',\n          heading: 'Until you get here',\n          items:",
    "kind: 'steps',\n          heading: 'Until you get here',\n          cards:",
    'pages[2].sections[1].cards: is not a valid key here. Did you mean items?',
  ],
  ["name: 'Contact',", 'name: „Contact“,', 'expected a straight ", found „'],
  [
    "look: 'folio',\n  brand: { shortName",
    "brand: { look: 'folio', shortName",
    'brand.look: is not a valid key here; it belongs at the top level.',
  ],
  [
    "url: 'https://harbour-vets.example',\n  language: 'en-IE',\n  money: { currency: 'EUR', onRequest: 'By estimate' },\n  business: {",
    "language: 'en-IE',\n  money: { currency: 'EUR', onRequest: 'By estimate' },\n  business: {\n    url: 'https://harbour-vets.example',",
    'business.url: is not a valid key here; it belongs at the top level.',
  ],
  [
    "{ town: 'kinsale', text: 'Most of them walk here.' }",
    "[{ town: 'kinsale', text: 'Most of them walk here.' }]",
    'pages[0].sections[3].items[0]: found [{"town":"kinsale","text":"Most of them walk here."}], a list in a list; remove its [ ], or write ... before its name',
  ],
  [
    '  structure: {',
    "  ...[{ text: 'Bandon' }, { text: 'Kinsale' }],\n  structure: {",
    "['0']: is not a valid key here; a list is spread into this entry; write it under a key, without the dots.",
  ],
  [
    "sections: [{ kind: 'prices', heading: 'What it costs', prices: ['neutering', 'nurse'] }]",
    "sections: { kind: 'prices', heading: 'What it costs', prices: ['neutering', 'nurse'] }",
    'services.neutering.sections: found {"kind":"prices","heading":"What it costs","prices":["neutering","nurse"]}; write [ ] around it',
  ],
  [
    "sentences: [\n        'Only the practice reads this, so we can answer you.',\n        'We keep it for {retention}, or erase it sooner if you ask.',\n      ]",
    "sentences: 'We keep it for {retention}.'",
    'forms.privacy.sentences: found "We keep it for {retention}."; write ["We keep it for {retention}."]',
  ],
  [
    "heading: 'Visit us', links: [{ name: 'Book a visit', href: '/book' }]",
    "heading: 'Visit us', name: 'Book a visit', href: '/book'",
    'layout.footer[1].name: is not a valid key here; write links: [{ name, href }].',
  ],
  [
    "forms: {\n      booking: {\n        type: 'booking',",
    "callback: { type: 'contact', fields: [{ field: 'phone', required: true }] },\n    forms: {\n      booking: {\n        type: 'booking',",
    'forms.callback: is not a valid key here; write forms: { callback: … }.',
  ],
  [
    "periods: [\n          { opens: '09:00'",
    "opens: '09:00',\n        periods: [\n          { opens: '09:00'",
    'hours.regular[0].periods: has both opens and periods; write the whole day as periods',
  ],
  [
    "    kinsale: { name: 'Kinsale', kilometres: 0, postcode: 'P17', served: true },\n    belgooly: { name: 'Belgooly', kilometres: 7,",
    "    kinsale: { name: 'Kinsale', kilometers: 0, postcode: 'P17', served: true },\n    belgooly: { name: 'Belgooly', kilometers: 7,",
    'towns.kinsale.kilometers: is not a valid key here. Did you mean kilometres? The same in 1 more item.',
  ],
  // Syntax.
  ["  language: 'en-IE',", "<<<<<<< HEAD\n  language: 'en-IE',", conflict],
  ['export default site;', 'export default site;\n>>>>>>> main', conflict],
  ['export default site;', 'export default Promise.resolve(site);', 'exports a promise; write await before it'],
  ['export default site;', 'export default () => site;', 'exports a function; export what it returns'],
  ["display: '020 910 0142'", 'display: 0209100142', "a phone number needs quotes; write '0209100142'"],
  ['slotMinutes: 90', 'slotMinutes: 090', 'a number does not begin with 0; write 90'],
  ["language: 'en-IE',", "language: 'en-IE', # Irish", 'a comment begins with //'],
  ['const site: SiteInputOf<SiteNames> = {', 'const site: SiteInputOf<SiteNames> =', '{ is missing after this'],
  ["onRequest: 'By estimate' },", "onRequest: 'By estimate' }},", '} closes nothing; remove it, or open it before'],
  ["name: 'Home'", "name: `Home'", "opens with ` and closes with '; write ' at both ends"],
])('says in one finding what is wrong and what is meant: %s → %s', async (from, to, expected) => {
  const [found = '', ...others] = await problemsAfter(vets, from, to);
  expect(others).toEqual([]);
  expect(found.replace(/^\S*\.config\.ts: /, '')).toBe(expected);
});

it('knows a country by its name in its own language', async () => {
  const found = await problemsAfter(tuner, "country: 'PL'", "country: 'Polska'");
  expect(found).toEqual([
    'business.address.country: found "Polska"; it must be a two-letter country code such as PL; write "PL"',
  ]);
});

it.each([
  ['pl-PL', 'sobota', 'Did you mean "Saturday"?'],
  ['pl-PL', 'Niedz.', 'Did you mean "Sunday"?'],
  // Closer to Monday by its letters.
  ['nl-NL', 'zondag', 'Did you mean "Sunday"?'],
  ['nl-NL', 'Mon', 'Did you mean "Monday"?'],
  ['nl NL', 'zondag', 'Did you mean "Monday"?'],
])('names the day that is meant in the language of the site: %s, %s', async (language, day, meant) => {
  const file = join(mkdtempSync(join(dir, 'case-')), 'in-language.config.ts');
  writeFileSync(file, readFileSync(tuner, 'utf8').replace("'pl-PL'", `'${language}'`));
  const found = await problemsAfter(file, "days: ['Saturday']", `days: ['${day}']`);
  expect(found).toContain(`hours.regular[1].days[0]: found "${day}". ${meant}`);
});

it.each([
  ['nl-NL', "['vr-zo']", 'days[0]', 'write each day: "Friday", "Saturday", "Sunday"'],
  ['de-DE', "['Mo.–Mi.']", 'days[0]', 'write each day: "Monday", "Tuesday", "Wednesday"'],
  ['nl-NL', "'vr-zo'", 'days', 'write ["Friday","Saturday","Sunday"]'],
])('lists the days of a range in the language of the site: %s, %s', async (language, days, key, listed) => {
  const file = join(mkdtempSync(join(dir, 'case-')), 'in-language.config.ts');
  writeFileSync(file, readFileSync(tuner, 'utf8').replace("'pl-PL'", `'${language}'`));
  const found = await problemsAfter(file, "days: ['Saturday']", `days: ${days}`);
  expect(found.find((each) => each.startsWith(`hours.regular[1].${key}:`))).toContain(listed);
});

it('reports text in place of paragraphs once', async () => {
  const [found, ...others] = await problemsAfter(tuner, 'paragraphs: [\n', 'text: [\n');
  expect(others).toEqual([]);
  expect(found).toBe('pages[0].sections[1].text: is not a valid key here. Did you mean paragraphs?');
});

it('reports a service with a malformed key at the key, not at the choice of the forms that it becomes', async () => {
  const withForm = "{ field: 'message' },\n        ],\n        submit";
  const choice = "{ name: 'what', kind: 'select', label: 'What for?', role: 'service' },\n          ";
  const text = readFileSync(vets, 'utf8').replace(withForm, `${choice}${withForm}`);
  const file = join(mkdtempSync(join(dir, 'case-')), 'with-form.config.ts');
  writeFileSync(file, text);
  const found = await problemsAfter(file, '    surgery: {\n', "    'Big surgery': {\n");
  expect(found.filter((each) => each.startsWith('forms'))).toEqual([]);
});

it('reports a town page written twice once', async () => {
  const page =
    "{ town: 'bandon', service: 'surgery', hero: { lead: 'From Bandon.' }, sections: [{ kind: 'prices', heading: 'Prices', prices: ['surgery'] }] },";
  const found = await problemsAfter(vets, '  structure: {', `  locations: [${page}${page}],\n  structure: {`);
  expect(found).toEqual([expect.stringContaining('has the address')]);
});

it('reports each list of details that shows what the business lacks', async () => {
  const found = await problemsAfter(vets, "    parking: 'Pier Road car park, two minutes on foot',\n", '');
  const fault = 'found "parking"; it shows business.parking, which is missing; write it there, or remove this';
  expect(found).toEqual([`pages[3].sections[0].aside[0].show[3]: ${fault}`, `pages[4].sections[0].show[4]: ${fault}`]);
});

it('asks for the parking of the place that a list of details shows', async () => {
  const parking = "    parking: 'Pier Road car park, two minutes on foot',\n";
  const emergency = "      name: 'Out of hours',\n";
  const address = "      address: { street: '3 Mill Lane', town: 'Bandon', country: 'IE' },\n";
  const text = readFileSync(vets, 'utf8').replace(emergency, `${emergency}${address}`);
  const file = join(mkdtempSync(join(dir, 'case-')), 'with-branch.config.ts');
  const showing = (branch: string) => text.replaceAll("kind: 'visit',", `kind: 'visit', branch: ${branch},`);
  writeFileSync(file, showing("'emergency'"));
  const found = await problemsAfter(file, parking, parking);
  expect(found[0]).toContain('shows departments.emergency.parking, which is missing');
  writeFileSync(file, text);
  const own = "      parking: 'On the street',\n";
  expect(await problemsAfter(file, `${parking}`, '')).toHaveLength(2);
  writeFileSync(file, text.replace(emergency, `${emergency}${own}`));
  expect(await problemsAfter(file, `${parking}`, '')).toEqual([]);
});

it.each([
  ["{ label: 'Call {phone}', call: true }", "{ label: '{phone} is busy?', href: '/contact' }"],
  [
    "  look: 'folio',",
    "  helplines: { talk: { name: 'Talk', phone: { display: '116 123', dial: '116123' }, text: 'Ring.' } },",
  ],
  ["town: 'Kinsale', county", "town: 'Harbour Hill', county"],
  ["  look: 'folio',", "  facts: { week: '{hours}', rule: 'Open {fact:week}' }, notFound: { help: '{fact:rule}' },"],
])('takes what is sound: %s → %s', async (from, to) => {
  expect(await problemsAfter(vets, from, to)).toEqual([]);
});
