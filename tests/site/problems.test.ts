import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { loadDefinition } from '../../checks/load-definition.ts';
import { formatProblems } from '../../checks/report/format-problems.ts';
import type { SiteInput } from '../../schema/site.ts';
import { formatKeyPath } from '../../site/key-path.ts';
import { parseSite } from '../../site/parse.ts';
import { SiteError } from '../../site/problem.ts';
import { locateProblems } from '../../site/source/locate.ts';
import { tinySiteInput } from '../fixtures/tiny-site.ts';

mkdirSync('.cache', { recursive: true });
const dir = mkdtempSync('.cache/problems-');
afterAll(() => rmSync(dir, { recursive: true }));

/** Problems of a copy of the bicycle workshop's definition after some replacements. */
const problemsAfter = (...changes: Change[]) =>
  problemsAfterIn('tests/fixtures/bicycle-workshop.config.ts', ...changes);

type Change = [from: string, to: string];

async function problemsAfterIn(original: string, ...changes: Change[]): Promise<{ file: string; error: SiteError }> {
  const whole = readFileSync(original, 'utf8');
  const text = changes.reduce((written, [from, to]) => {
    expect(written).toContain(from);
    return written.replace(from, to);
  }, whole);
  const file = join(mkdtempSync(join(dir, 'case-')), 'site.config.ts');
  writeFileSync(file, text);
  const error = await loadDefinition(file).catch((reason: unknown) => reason);
  if (!(error instanceof SiteError)) throw error;
  return { file, error };
}

it('reports everything at once: schema, tokens and references, each at its line', async () => {
  const { file, error } = await problemsAfter(
    ["type: 'BikeStore'", "type: 'BikeShop'"],
    ['at {price:tune}', 'at {price:tunes}'],
    ["services: ['bicycle-servicing', 'wheel-building']", "services: ['bicycle-servicing', 'wheel-bilding']"],
    ["{ name: 'Servicing', href: '/bicycle-servicing' }", "{ name: 'Servicing', href: '/bicycle-service' }"],
  );
  expect(`\n${error.message.replaceAll(file, 'site.config.ts')}`).toMatchInlineSnapshot(`
    "
    The site definition has 4 problems:

    site.config.ts:13:11  not-a-choice
    business.type: found "BikeShop". Did you mean "BikeStore"? LocalBusiness fits any business, and many trades fit ProfessionalService, Store, FoodEstablishment, HomeAndConstructionBusiness, HealthAndBeautyBusiness, MedicalBusiness, AutomotiveBusiness, SportsActivityLocation, EntertainmentBusiness, LodgingBusiness, FinancialService, LegalService; schema/business-types.ts lists all 152.
        11 |   business: {
        12 |     name: 'Fellside Cycles',
      > 13 |     type: 'BikeShop',
           |           ^^^^^^^^^^
        14 |     tagline: 'Bicycle workshop',
        15 |     description: 'A bicycle workshop in Keswick, Cumbria. Servicing, wheel building and electric assistance.',
      docs/rules.md#not-a-choice

    site.config.ts:85:33  unknown-token
    services['bicycle-servicing'].head.description: in {price:tunes} found "tunes"; it is not a price. Did you mean "tune"? Use one of: tune, strip, wheel-build.
        83 |       head: {
        84 |         title: 'Bicycle Servicing in Keswick | {name}',
      > 85 |         description: 'A tune at {price:tunes}, a full strip {from:strip}.',
           |                                 ^^^^^^^^^^^^^
        86 |         keywords: ['bicycle servicing keswick'],
        87 |       },
      docs/rules.md#unknown-token

    site.config.ts:166:43  unknown-reference
    pages[0].sections[0].services[1]: found "wheel-bilding"; it is not a service. Did you mean "wheel-building"? Use one of: bicycle-servicing, wheel-building.
        164 |           kind: 'services',
        165 |           heading: 'On the bench',
      > 166 |           services: ['bicycle-servicing', 'wheel-bilding'],
            |                                           ^^^^^^^^^^^^^^^
        167 |           actions: [{ label: 'All of the workshop', href: '/workshop' }],
        168 |         },
      docs/rules.md#unknown-reference

    site.config.ts:298:38  unknown-page
    layout.footer[0].links[0].href: found "/bicycle-service"; it is not a page. Did you mean "/bicycle-servicing"? Use one of: /, /workshop, /privacy, /contact, /bicycle-servicing, /wheel-building. If the link is meant to be dead, declare it under knownDeadLinks.
        296 |         heading: 'The bench',
        297 |         links: [
      > 298 |           { name: 'Servicing', href: '/bicycle-service' },
            |                                      ^^^^^^^^^^^^^^^^^^
        299 |           { name: 'Privacy', href: '/privacy' },
        300 |         ],
      docs/rules.md#unknown-page"
  `);
});

it('reports where a bracket is missing, not where the parser gives up', async () => {
  const { file, error } = await problemsAfter(["country: 'GB' },", "country: 'GB',"]);
  expect(`\n${error.message.replaceAll(file, 'site.config.ts')}`).toMatchInlineSnapshot(`
    "
    The site definition has 1 problem:

    site.config.ts:19:114  syntax-error
    site.config.ts: } is missing here, for the { of line 19
        17 |     phone: { display: '017687 960 12', dial: '+441768796012' },
        18 |     email: 'spanners@fellside-cycles.example',
      > 19 | …ia', postcode: 'CA12 5ZZ', country: 'GB',
           |                                         ^
        20 |     position: { latitude: 54.6013, longitude: -3.1347 },
        21 |     place: 'Keswick shop',
      docs/rules.md#syntax-error"
  `);
});

it('reports a missing file', async () => {
  await expect(loadDefinition(join(dir, 'none.ts'), 'github')).rejects.toThrow(
    /^::error file=[^,]*none\.ts,line=1,col=1,.*title=missing-definition::/,
  );
});

it.each([
  ['type: BikeStore', "BikeStore is not defined; write 'BikeStore' if it is a text or a key, or declare it"],
  ['type: Bäckerei', "Bäckerei is not defined; write 'Bäckerei' if it is a text or a key, or declare it"],
  ['type: True', 'True is not defined; write true'],
  ['type: 1O', 'this number has a letter in it; write 10'],
  ['type: €9.50', 'found €9.50; write 9.50 as a number, without its currency'],
  ['type: £1,200.50', 'found £1,200.50; write 1200.50 as a number, without its currency'],
  ['type: €1.200', 'found €1.200; write 1200 as a number, without its currency'],
  ['faq: [£80, £90]', 'found £80; write 80 as a number, without its currency'],
  ['type: $95', '$95 is not defined; write 95 as a number, without its currency'],
  ["faq: ['pay': { question: 'Cash?' }], type: 'BikeStore'", 'a list in [ ] has no keys; write { } in place of [ ]'],
  ["faq: [ question: 'Cash?' }], type: 'BikeStore'", '{ is missing after this'],
  [
    "faq: [\n      question: 'Cash?',\n    },\n    { question: 'Card?' }], type: 'BikeStore'",
    '{ is missing after this',
  ],
  [
    "faq: { pay-card: { question: 'Card?' } }, type: 'BikeStore'",
    "a key with a space or a hyphen needs quotes; write 'pay-card'",
  ],
  ["faq: { pay card: { question: 'Card?' } }", "a key with a space or a hyphen needs quotes; write 'pay card'"],
  ['type: Bike Store // of Keswick', "a text needs quotes; write 'Bike Store'"],
  ['opens: 09:00', "a time needs quotes; write '09:00'"],
  ['type: Bike Store of Keswick', "a text needs quotes; write 'Bike Store of Keswick'"],
  ['established: 2027-01-08', "1 problem:\n\nFILE:13:18  syntax-error\nFILE: a day needs quotes; write '2027-01-08'"],
  ["faq: { { question: 'Card?' } }", 'entries without keys are a list; write [ ] in place of { }'],
  ["payment: { 'Cash', 'Card' }", 'entries without keys are a list; write [ ] in place of { }'],
  ['payment: { "Cash", "Card" }', 'entries without keys are a list; write [ ] in place of { }'],
  [`type: \`\n  # of \${Keswick shop}\``, 'a comma is missing after this'],
  ['type:', 'a value is missing after this'],
  ["# the shop\n    type: 'BikeStore'", 'a comment begins with //'],
  ["<!-- the shop -->\n    type: 'BikeStore'", 'a comment begins with //'],
  ['type: 1,850', 'a number has no comma; write 1850'],
  ['type: 18,5', 'a number has no comma; write 18.5'],
  ["parking: 1999, type: 'BikeStore'", "found 1999; write '1999' in quotes"],
])('says what to write in place of %s', async (written, message) => {
  const { file, error } = await problemsAfter(["type: 'BikeStore'", written]);
  expect(error.message.replaceAll(file, 'FILE')).toContain(message);
});

it('reports a folder, a misspelt name and a definition that exports nothing', async () => {
  const { file } = await problemsAfter(["type: 'BikeStore'", "type: 'BikeShop'"]);
  const folder = file.replace('/site.config.ts', '');
  const cases = [
    [folder, `${folder}: is a folder; write SITE_CONFIG=${file}`],
    [`${folder}/sites.config.ts`, 'sites.config.ts: does not exist. Did you mean "site.config.ts"?'],
    [`${folder}/lone.ts`, /lone\.ts:4:1 {2}import-error\n.*has no default export; end it with `export default site;`/],
    [`${folder}/empty.ts`, 'has no default export; end it with `export default` and the definition'],
    [`${folder}/wrapped.ts`, 'has the definition one level too deep; write `export default site`'],
    [`${folder}/named.ts`, 'lone.ts does not export `sites`'],
    [`${folder}/other.ts`, /other\.ts:1:10 {2}import-error\n.*lone\.ts does not export `hours`/],
    [`${folder}/package.ts`, /package\.ts:1:10 {2}import-error\n.*'zod' does not provide an export named 'strng'/],
  ] as const;
  writeFileSync(
    `${folder}/lone.ts`,
    'const days = [];\nexport const site = {};\nexport type Kind = 1;\nsite.url = 1;\n',
  );
  writeFileSync(`${folder}/empty.ts`, '');
  writeFileSync(`${folder}/other.ts`, "import { hours } from './lone.ts';\nexport default { hours };\n");
  writeFileSync(`${folder}/package.ts`, "import { strng } from 'zod';\nexport default { url: strng };\n");
  writeFileSync(`${folder}/wrapped.ts`, 'const site = { business: {}, pages: [] };\nexport default { site };\n');
  writeFileSync(`${folder}/named.ts`, "import { sites } from './lone.ts';\nexport default sites;\n");
  for (const [path, message] of cases) await expect(loadDefinition(path)).rejects.toThrow(message);
});

it('suggests the constant that a misspelt one may mean', async () => {
  const { error } = await problemsAfterIn('examples/harbour-vets/site.config.ts', ['default site;', 'default sites;']);
  const advice = "sites is not defined; write site, or 'sites' if it is a text or a key, or declare it";
  expect(error.message).toContain(advice);
});

it('reports a table written twice once, not what only the hidden one has', async () => {
  const again = "\n  access: [{ name: 'A999', kind: 'primary', text: 'Along the A999.' }],\n};\n\nexport default";
  const { error } = await problemsAfterIn('site.config.ts', ['\n};\n\nexport default', again]);
  expect(error.message).toContain('found the key "access" twice in one entry');
  expect(error.problems).toHaveLength(1);
});

it('leaves the generated names unchanged while the definition has problems', async () => {
  const from = 'export default {';
  const to = "import type {} from './site.names.ts';\nexport default {";
  const { file } = await problemsAfter([from, to], ["type: 'BikeStore'", "type: 'BikeShop'"]);
  expect(existsSync(file.replace('.config.ts', '.names.ts'))).toBe(false);
});

it('has the same content in the formats for programs and for pull requests', async () => {
  const { file, error } = await problemsAfter(["type: 'BikeStore'", "type: 'BikeShop'"]);
  const problems = locateProblems(error.problems, file).map((problem) => ({ ...problem, file: 'site.config.ts' }));
  expect(formatProblems(problems, 'json')).toMatchInlineSnapshot(`
    "{
      "version": 1,
      "problems": [
        {
          "rule": "not-a-choice",
          "severity": "fail",
          "file": "site.config.ts",
          "line": 13,
          "column": 11,
          "endLine": 13,
          "endColumn": 21,
          "key": "business.type",
          "message": "found \\"BikeShop\\". Did you mean \\"BikeStore\\"? LocalBusiness fits any business, and many trades fit ProfessionalService, Store, FoodEstablishment, HomeAndConstructionBusiness, HealthAndBeautyBusiness, MedicalBusiness, AutomotiveBusiness, SportsActivityLocation, EntertainmentBusiness, LodgingBusiness, FinancialService, LegalService; schema/business-types.ts lists all 152.",
          "help": "docs/rules.md#not-a-choice"
        }
      ]
    }"
  `);
  expect(formatProblems(problems, 'github')).toMatchInlineSnapshot(
    `"::error file=site.config.ts,line=13,col=11,endLine=13,endColumn=21,title=not-a-choice::business.type: found "BikeShop". Did you mean "BikeStore"? LocalBusiness fits any business, and many trades fit ProfessionalService, Store, FoodEstablishment, HomeAndConstructionBusiness, HealthAndBeautyBusiness, MedicalBusiness, AutomotiveBusiness, SportsActivityLocation, EntertainmentBusiness, LodgingBusiness, FinancialService, LegalService; schema/business-types.ts lists all 152.%0Adocs/rules.md#not-a-choice"`,
  );
});

it('accepts a claim in the year that it becomes true, and a field of fixed length', () => {
  const years = new Date().getFullYear() - tinySiteInput.business.established;
  const { name } = tinySiteInput.forms.fields;
  const site = parseSite({
    ...tinySiteInput,
    claims: { years: { value: `${years}+`, label: 'years', atLeastYears: years } },
    forms: { ...tinySiteInput.forms, fields: { ...tinySiteInput.forms.fields, name: { ...name, min: 20, max: 20 } } },
  } as SiteInput);
  expect(site.claims.years?.atLeastYears).toBe(years);
  expect(site.forms.fields.name).toMatchObject({ min: 20, max: 20 });
});

it('reports a picture without its size once, without the file too', () => {
  const image = { file: '/pictures/bench.svg', alt: 'A bench' };
  const [page] = tinySiteInput.pages;
  const written = {
    ...tinySiteInput,
    pages: [{ ...page, hero: { ...page?.hero, image } }, ...tinySiteInput.pages.slice(1)],
  };
  expect(() => parseSite(written as unknown as SiteInput)).toThrow(
    'pages[0].hero.image.width: is missing; write a number; the same for height',
  );
});

it('refuses a page whose file is the home page, and a form whose key is no address', () => {
  const pages = tinySiteInput.pages.map((page, index) => (index === 1 ? { ...page, path: '/index' } : page));
  expect(() => parseSite({ ...tinySiteInput, pages })).toThrow(/has the address \/index, which is reserved/);
  const forms = { ...tinySiteInput.forms, forms: { 'Anfrage Ä': { type: 'contact', fields: [] } } };
  expect(() => parseSite({ ...tinySiteInput, forms } as never)).toThrow(/write anfrage-a/);
});

it.each([
  ["path: '/contact',", "path: '/book',", ['pages[3].path 284:13']],
  ["name: 'Surgery',\n", "name: 'Neutering',\n", ['services.neutering.name 126:13']],
  [
    '    neutering: {\n',
    '    castration: {\n',
    [
      'services.surgery.related[1] 142:32',
      'pages[0].sections[0].services[3] 180:70',
      'pages[1].sections[0].services[3] 226:70',
    ],
  ],
])('names every place of a duplicate or a missing name: %s', async (from, to, places) => {
  const { error } = await problemsAfterIn('examples/harbour-vets/site.config.ts', [from, to]);
  const also = error.message.matchAll(/also (\S+), \S+?:(\d+:\d+)$/gm);
  expect([...also].map(([, key, place]) => `${key} ${place}`)).toEqual(places);
});

it.each([
  ["path: '/contact',", "path: '/book',", 'same-address pages[4].path'],
  ["path: '/contact',", "path: '/contact/',", 'malformed-value pages[4].path'],
  ["name: 'Surgery',\n", "name: 'Neutering',\n", 'duplicate services.surgery.name'],
  ["country: 'IE'", "country: 'UK'", 'malformed-value business.address.country'],
  ["name: 'Book a visit',\n      hero", "name: '',\n      hero", 'out-of-bounds pages[3].name'],
  ["name: 'Book a visit',\n      hero", "title: 'Book a visit',\n      hero", 'unknown-key pages[3].title'],
  ["hero: { lead: 'Choose", "heros: { lead: 'Choose", 'unknown-key pages[3].heros'],
  [
    "hero: { lead: 'Choose a day and a time, and we’ll ring to confirm.' }",
    "hero: 'Choose a day'",
    'wrong-type pages[3].hero',
  ],
  ["summary: 'Bad", "sumary: 'Bad", "unknown-key services['dental-care'].sumary"],
])(
  'reports a value once, not in the navigation, title or department that takes it over: %s',
  async (from, to, found) => {
    const { error } = await problemsAfterIn('examples/harbour-vets/site.config.ts', [from, to]);
    expect(error.problems.map(({ rule, path }) => `${rule} ${formatKeyPath(path)}`)).toEqual([found]);
  },
);

it('reports a malformed key of a service once, not in the navigation too', async () => {
  const { error } = await problemsAfterIn('examples/czysty-ton/site.config.ts', [
    '    strojenie: {',
    "    'Strojenie!': {",
  ]);
  expect(error.problems.map(({ path }) => path[0])).not.toContain('layout');
});

/** What parsing says about the small definition with some entries replaced. */
function messagesOf(entries: object): string[] {
  try {
    parseSite({ ...tinySiteInput, ...entries } as SiteInput);
    return [];
  } catch (error) {
    return (error as SiteError).problems.map(({ path, message }) => `${formatKeyPath(path)}: ${message}`);
  }
}

it.each([
  [
    'a key of another entry, in place of the only one that is missing',
    { layout: { callBar: { call: 'Call {phone}', link: { text: 'Book', href: '/book-online' } } } },
    ['layout.callBar.link.text: is not a valid key here. Did you mean name? Use one of: name, href.'],
  ],
  [
    'an address with one slash after its scheme',
    { layout: { navigation: [{ name: 'Home', href: 'https:/tiny.example' }] } },
    [
      'layout.navigation[0].href: found "https:/tiny.example"; it must be a page of this site such as /brake-repair, a file below public/ such as /price-list.pdf, or an https:// address',
    ],
  ],
  [
    'a kind of field by its HTML name',
    { forms: { ...tinySiteInput.forms, fields: { ...tinySiteInput.forms.fields, phone: { kind: 'tel' } } } },
    [
      'forms.fields.phone.kind: found "tel". Did you mean "phone"? Use one of: text, textarea, select, radio, checkboxes, checkbox, number, date, slot, email, phone, postcode, plate.',
    ],
  ],
  [
    'a language by its name',
    { language: 'Polish' },
    ['language: found "Polish"; it must be a language tag such as en-GB; write "pl"'],
  ],
  [
    'a closed day, which is one without hours',
    { hours: { ...tinySiteInput.hours, exceptions: [{ date: '2026-12-25', name: 'Christmas', closed: true }] } },
    [
      'hours.exceptions[0].closed: is not a valid key here; remove it. Use one of: date, until, name, opens, closes, periods, byAppointment.',
    ],
  ],
  [
    'a number checked tomorrow',
    {
      helplines: {
        danger: { name: 'In danger', text: 'Call.', source: 'https://police.example', checked: '2999-01-01' },
      },
    },
    [
      'helplines.danger.checked: found "2999-01-01"; it is in the future; write the day on which the number was checked',
    ],
  ],
  [
    'a number of two digits beside a short number',
    {
      helplines: {
        talk: { name: 'To talk', text: 'Call.', phone: { display: '116 123', dial: '116123' } },
        help: { name: 'For help', text: 'Call.', phone: { display: '116 000', dial: '11' } },
      },
    },
    [
      'helplines.help.phone.dial: found "11"; it must be + and the digits with the country code, or three to six digits',
    ],
  ],
  [
    'an event handler among the attributes of a third party',
    {
      voiceAssistant: {
        src: 'https://voice.example/a.js',
        button: 'Ask',
        attributes: { onclick: 'go()', 'one-tap': 'yes' },
      },
    },
    ['voiceAssistant.attributes.onclick: the key runs a script, which the content security policy blocks; remove it'],
  ],
  [
    'a road that leads the same way at both ends',
    {
      access: [{ name: 'A2', kind: 'primary', text: 'Along the A2.' }],
      towns: { smallham: { name: 'Smallham', miles: 0 }, tall: { name: 'Tallham', miles: 3 } },
      stripMap: { road: 'A2', left: 'west', right: 'west', stops: [{ town: 'smallham' }, { town: 'tall' }] },
    },
    ['stripMap.right: found "west"; it is also where the left end leads; write another direction or place'],
  ],
  [
    'a slot whose times are incomplete, once',
    { forms: { ...tinySiteInput.forms, timeSlots: ['9 - 11', '11:00 AM - 1:00 PM', '1:00 PM - 3:00 PM'] } },
    [
      'forms.timeSlots[0]: found "9 - 11"; it uses a different clock from "11:00 AM - 1:00 PM"; write both with am and pm, or neither',
    ],
  ],
])('says what is meant by %s', (_, entries, messages) => {
  expect(messagesOf(entries)).toEqual(messages);
});

it.each([
  ["country: 'IE'", "country: 'Ireland'", ['business.address.country: …; write "IE"']],
  [
    "file: '/pictures/harbour.svg'",
    "file: 'public/pictures/harbour.svg'",
    ['pages[0].hero.image.file: …; write "/pictures/harbour.svg"'],
  ],
  [
    "{ name: 'preferredDate', kind: 'date', role: 'appointment', label: 'Day' },",
    `{ name: 'preferredDate', kind: 'date', role: 'appointment', label: 'Day' },
     { name: 'until', kind: 'date', label: 'Until', min: { field: 'preferredDate', days: 2 }, max: { field: 'preferredDate', days: 1 } },
     { name: 'again', kind: 'date', label: 'Again', min: 'today', max: { days: -1 } },
     { name: 'later', kind: 'date', label: 'Later', min: { field: 'until', days: 2 }, max: { field: 'preferredDate', days: 1 } },`,
    [
      'forms.forms.booking.fields[7].min: …; it is later than its max; lower min.days or raise max.days',
      'forms.forms.booking.fields[8].min: …; it is later than its max; lower min.days or raise max.days',
    ],
  ],
  [
    "{ field: 'email' },\n          { name: 'pet'",
    `{ field: 'email' },
     { name: 'extras', kind: 'checkboxes', label: 'Extras', options: [{ code: 'a', label: 'A' }, { code: 'b', label: 'B' }], min: 3, max: 3 },
     { name: 'pet'`,
    ['forms.forms.booking.fields[3].min: …; it is beyond the number of its choices, 2; lower min or add choices'],
  ],
  [
    "{ kind: 'form', heading: 'Send us a message', form: 'contact' },",
    `{ kind: 'form', heading: 'Send us a message', form: 'contact' },
     { kind: 'map', heading: 'Where', places: [
       { name: 'Cork', latitude: 51.8985, longitude: -8.4756 },
       { name: 'Church', latitude: 51.7056, longitude: 8.5252 },
     ] },`,
    ['pages[4].sections[2].places[1]: …; it is 1175 km from the business; correct latitude or longitude'],
  ],
])('says what to write at the value that is wrong: %s', async (from, to, expected) => {
  const { error } = await problemsAfterIn('examples/harbour-vets/site.config.ts', [from, to]);
  const found = error.problems.map(
    ({ path, message }) => `${formatKeyPath(path)}: ${message.replace(/^.*?(?=; (?:it is|write))/, '…')}`,
  );
  expect(found).toEqual(expected);
});
