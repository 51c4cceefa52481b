import { describe, expect, it } from 'vitest';
import { parseSite } from '../../site/parse.ts';
import { SiteError } from '../../site/problem.ts';
import { tinySiteInput } from '../fixtures/tiny-site.ts';

/** The tiny definition, untyped so that it can be given any fault. */
// biome-ignore lint/suspicious/noExplicitAny: the type forbids the faults
type Draft = any;

/** Problems of a copy of the tiny definition after one change. */
function problemsAfter(change: (draft: Draft) => void): string[] {
  const draft: Draft = structuredClone(tinySiteInput);
  change(draft);
  try {
    parseSite(draft);
  } catch (error) {
    if (!(error instanceof SiteError)) throw error;
    return error.message
      .split('\n')
      .slice(1)
      .map((line) => line.trim());
  }
  return [];
}

it('finds nothing wrong with the tiny definition', () => {
  expect(problemsAfter(() => undefined)).toEqual([]);
});

it('finds nothing wrong with periods, and with rows of one day, that end where the next begins', () => {
  const touch = [
    { opens: '08:00', closes: '12:00' },
    { opens: '12:00', closes: '14:00' },
  ];
  const rows = (draft: Draft) => {
    draft.hours.regular = [
      { days: ['Monday'], periods: touch },
      { days: ['Monday'], opens: '14:00', closes: '17:00', byAppointment: true },
      { days: ['Monday'], opens: '20:00', closes: '02:00' },
      { days: ['Friday'], periods: [...touch, { opens: '18:00', closes: '06:00' }] },
    ];
  };
  expect(problemsAfter(rows)).toEqual([]);
});

describe('a reference that leads nowhere', () => {
  it.each<[string, (draft: Draft) => void, string]>([
    [
      'a related service',
      (draft) => {
        draft.services['brake-repair'].related = ['clutch'];
      },
      'services[\'brake-repair\'].related[0]: found "clutch", which is not a service. It may be: brake-repair.',
    ],
    [
      'a price in a list',
      (draft) => {
        draft.services['brake-repair'].sections = [
          { kind: 'prices', heading: 'Prices', prices: ['brake-pads', 'tyres'] },
        ];
      },
      'services[\'brake-repair\'].sections[0].prices[1]: found "tyres", which is not a price. It may be: brake-pads.',
    ],
    [
      'a claim',
      (draft) => {
        draft.claims = { warranty: { value: '12-month', label: 'warranty' } };
        draft.pages[0].hero.claims = ['waranty'];
      },
      'pages[0].hero.claims[0]: found "waranty", which is not a claim. Did you mean "warranty"? It may be: warranty.',
    ],
    [
      'a claim where there are none',
      (draft) => {
        draft.pages[0].hero.claims = ['rating'];
      },
      'pages[0].hero.claims[0]: found "rating", which is not a claim. The definition has no claim yet.',
    ],
    [
      'a question',
      (draft) => {
        draft.faq = { warranty: { question: 'What warranty?', answer: 'A year.' } };
        draft.pages[0].sections = [
          { kind: 'faq', heading: 'Q', topicsHeading: 'T', topics: [{ label: 'W', question: 'guarantee' }] },
        ];
      },
      'pages[0].sections[0].topics[0].question: found "guarantee", which is not a question. It may be: warranty.',
    ],
    [
      'the page over the services',
      (draft) => {
        draft.structure.services = '/services';
      },
      'structure.services: found "/services", which is not a page. It may be: /, /contact, /book-online, /brake-repair, /locations/smallham-brake-repair.',
    ],
  ])('to %s', (_name, change, problem) => {
    expect(problemsAfter(change)).toEqual([problem]);
  });
});

describe('a token', () => {
  it.each<[string, string, string]>([
    [
      'for a price that does not exist',
      'Pads {from:brake-pad}.',
      'pages[0].hero.lead: in {from:brake-pad} found "brake-pad", which is not a price. Did you mean "brake-pads"? It may be: brake-pads.',
    ],
    [
      'for a claim that does not exist',
      'A {claim:warranty} warranty.',
      'pages[0].hero.lead: in {claim:warranty} found "warranty", which is not a claim. The definition has no claim yet.',
    ],
    [
      'for a fact that does not exist',
      'Within {fact:response-time}.',
      'pages[0].hero.lead: in {fact:response-time} found "response-time", which is not a fact. The definition has no fact yet.',
    ],
    [
      'for a town that does not exist',
      'From {town:smalham}.',
      'pages[0].hero.lead: in {town:smalham} found "smalham", which is not a town. Did you mean "smallham"? It may be: smallham.',
    ],
    [
      'for the miles to a town that does not exist',
      '{miles:bigham} away.',
      'pages[0].hero.lead: in {miles:bigham} found "bigham", which is not a town with miles. It may be: smallham.',
    ],
  ])('%s', (_name, lead, problem) => {
    const problems = problemsAfter((draft) => {
      draft.pages[0].hero.lead = lead;
    });
    expect(problems).toEqual([problem]);
  });
});

describe('two conflicting entries', () => {
  it.each<[string, (draft: Draft) => void, string[]]>([
    [
      'claim one path',
      (draft) => {
        draft.pages[2].path = '/brake-repair';
        draft.layout.callBar.link.href = '/contact';
      },
      [
        "pages[2].path: has the address /brake-repair, which services['brake-repair'] already has; give one of them another address",
      ],
    ],
    [
      'are the same town page',
      (draft) => {
        const head = { ...draft.locations[0].head, title: 'Another', description: 'Another.' };
        draft.locations.push({ ...draft.locations[0], head });
      },
      [
        'locations[1]: has the address /locations/smallham-brake-repair, which locations[0] already has; give one of them another address',
      ],
    ],
    [
      'share a title',
      (draft) => {
        draft.pages[1].head.title = 'Brake repair';
      },
      ["services['brake-repair'].head.title: is the same title as that of /contact; each page needs its own"],
    ],
    [
      'share a description',
      (draft) => {
        draft.pages[2].head.description = 'How to reach us.';
      },
      ['pages[2].head.description: is the same description as that of /contact; each page needs its own'],
    ],
  ])('%s', (_name, change, problems) => {
    expect(problemsAfter(change)).toEqual(problems);
  });
});

describe('an invalid value', () => {
  it.each<[string, (draft: Draft) => void, string]>([
    [
      'an empty list',
      (draft) => {
        draft.pages[0].sections = [];
      },
      'pages[0].sections: found [], which is an empty list; write at least one section',
    ],
    [
      'an empty list of prices',
      (draft) => {
        draft.pages[0].sections = [{ kind: 'prices', heading: 'Prices', prices: [] }];
      },
      'pages[0].sections[0].prices: found [], which is an empty list; name at least one price',
    ],
    [
      'an unknown key',
      (draft) => {
        draft.business.fax = '01632 960999';
      },
      'business.fax: is not a valid key here; remove it. It may be: name, type, tagline, description, established, phone, email, address, place, position, parking, payment and 2 more.',
    ],
    [
      'a key of an entry below',
      (draft) => {
        draft.hours.byAppointment = true;
      },
      'hours.byAppointment: is not a valid key here; it belongs under regular. It may be: timeZone, regular, seasons, exceptions.',
    ],
    [
      'the hours of a department',
      (draft) => {
        draft.departments = { emergency: { name: 'Emergencies', text: 'By phone', hours: draft.hours.regular } };
      },
      'departments.emergency.hours: is not a valid key here. Did you mean regular? It may be: name, type, phone, address, position, text, regular, seasons, exceptions, openOnExceptions.',
    ],
    [
      'a key that others call by another name',
      (draft) => {
        draft.openingHours = draft.hours;
        delete draft.hours;
      },
      'openingHours: is not a valid key here. Did you mean hours? It may be: url, hosting, language, money, business, hours, departments, access, stripMap, facts, claims, prices and 28 more.',
    ],
    [
      'a misspelt lead, from which the description is derived',
      (draft) => {
        draft.pages[3] = {
          path: '/news',
          name: 'News',
          hero: { leed: 'Ring us.' },
          sections: [{ kind: 'text', heading: 'News', paragraphs: ['None.'] }],
        };
      },
      'pages[3].hero.leed: is not a valid key here. Did you mean lead? It may be: eyebrow, heading, lead, actions, claims, sign, image, tone.',
    ],
    [
      'an unknown token in a lead, from which the description is derived',
      (draft) => {
        draft.pages[3] = {
          path: '/news',
          name: 'News',
          hero: { lead: 'Ring {fone}.' },
          sections: [{ kind: 'text', heading: 'News', paragraphs: ['None.'] }],
        };
      },
      'pages[3].hero.lead: in {fone} found "fone", which is not a token. Did you mean "phone"? It may be: name, phone, email, street, postcode, address, established, payment, year, hours, retention, price and 6 more.',
    ],
    [
      'a faulty department that sentences name',
      (draft) => {
        draft.departments = { parts: { name: 'Parts', phone: { display: '01632 960001', dial: '01632960001' } } };
        draft.pages[0].hero.lead = 'Ring {phone:parts}.';
      },
      'departments.parts.phone.dial: found "01632960001", which has to be a number with its country code and no spaces, such as +441632960000; write "+441632960001"',
    ],
    [
      'a phone number in place of its entry',
      (draft) => {
        draft.business.phone = '01632 960001';
      },
      "business.phone: found \"01632 960001\"; write an entry in { }, such as { display: '01632 960200', dial: '+441632960200' }",
    ],
    [
      'a shortened day',
      (draft) => {
        draft.hours.regular[0].days = ['Sat'];
      },
      'hours.regular[0].days[0]: found "Sat". Did you mean "Saturday"? It may be: Monday, Tuesday, Wednesday, Thursday, Friday, Saturday, Sunday.',
    ],
    [
      'a section of a kind that others call by another name',
      (draft) => {
        draft.pages[0].sections[0].kind = 'staff';
      },
      'pages[0].sections[0].kind: found "staff". Did you mean "team"? It may be: access, banner, cards, claims, emergencies, faq, figures, form, gallery, helplines, links, list, map, notice, own, packages, prices, services, steps, table, team, testimonials, text, timeline, town-pages, towns, visit.',
    ],
    [
      'a type of business that schema.org calls by another name',
      (draft) => {
        draft.business.type = 'ClimbingGym';
      },
      'business.type: found "ClimbingGym". Did you mean "ExerciseGym"? It may be: AccountingService, AdultEntertainment, AmusementPark, AnimalShelter, ArchiveOrganization, ArtGallery, Attorney, Audiology, AutoBodyShop, AutoDealer, AutoPartsStore, AutoRental and 140 more.',
    ],
    [
      'a wrong type',
      (draft) => {
        draft.business.established = 'in 2001';
      },
      'business.established: found "in 2001"; write a number',
    ],
    [
      'a missing value',
      (draft) => {
        delete draft.business.phone;
      },
      "business.phone: is missing; write an entry in { }, such as { display: '01632 960200', dial: '+441632960200' }",
    ],
    [
      'a missing entry of the whole definition',
      (draft) => {
        delete draft.brand;
      },
      "brand: is missing; write an entry in { }, such as { colours: { main: '#1f3a5f', accent: '#ffd166' } }",
    ],
    [
      'an empty line',
      (draft) => {
        draft.pages[0].name = '  ';
      },
      'pages[0].name: found "  ", which is empty',
    ],
    [
      'a title that is too long once its tokens are filled in',
      (draft) => {
        draft.pages[0].head.title = `${'Brakes '.repeat(8)}{name}`;
      },
      'pages[0].head.title: found "Brakes Brakes Brakes Brakes Brakes Brakes Brakes Brakes Tiny Garage", which has 67 characters; write 65 or fewer, with {name} filled in',
    ],
    [
      'the hours, not a description that is too long with them',
      (draft) => {
        draft.pages[0].head.description = `${'a'.repeat(150)} {hours}`;
        draft.hours.regular.push({ days: ['Monday'], opens: '09:00', closes: '10:00' });
      },
      'hours.regular[1].days[0]: found "Monday", which hours.regular[0] has already, at times that overlap; remove it from one of them',
    ],
    [
      'a description that is too long',
      (draft) => {
        draft.pages[0].head.description = 'a'.repeat(161);
      },
      `pages[0].head.description: found "${'a'.repeat(76)}…, which has 161 characters; write 160 or fewer`,
    ],
    [
      'a number that is too big',
      (draft) => {
        draft.business.position.latitude = 510;
      },
      'business.position.latitude: found 510, which is too big; write 90 or less',
    ],
    [
      'a number that is not whole',
      (draft) => {
        draft.enquiryRetentionDays = 1.5;
      },
      'enquiryRetentionDays: found 1.5; write a whole number',
    ],
    [
      'a third party that is allowed nothing',
      (draft) => {
        draft.thirdParties = [{ name: 'Counter' }];
      },
      'thirdParties[0]: found {"name":"Counter"}, which allows nothing; give it the src of its script, or frames, images or connect',
    ],
    [
      'a hash without its script',
      (draft) => {
        draft.thirdParties = [{ name: 'Map', frames: ['https://maps.example'], integrity: 'sha384-abc' }];
      },
      'thirdParties[0]: found {"name":"Map","frames":["https://maps.example"],"integrity":"sha384-abc"}, which has the integrity or attributes of a script, but no src',
    ],
    [
      'an attribute that cannot be one',
      (draft) => {
        draft.voiceAssistant = { src: 'https://voice.example/w.js', button: 'Ask', attributes: { 'on click': 'x' } };
      },
      "voiceAssistant.attributes['on click']: the key has to be the name of an attribute such as agent-id",
    ],
    [
      'a day that closes before it opens',
      (draft) => {
        draft.hours.regular[0].opens = '18:00';
      },
      'hours.regular[0].closes: found "17:00", which is not after 18:00, when it opens; swap the two',
    ],
    [
      'hours of a night',
      (draft) => {
        draft.hours.regular = [{ days: ['Monday'], opens: '18:00', closes: '09:00' }];
      },
      "hours.regular[0].closes: found \"09:00\", which is not after 18:00, when it opens; swap the two, or if it closes the next day, write closes: '23:59', and a period { opens: '00:00', closes: '09:00' } on the day after",
    ],
    [
      'a day that closes as it opens',
      (draft) => {
        draft.hours.regular[0].opens = '17:00';
      },
      'hours.regular[0].closes: found "17:00", which is not after 17:00, when it opens',
    ],
    [
      'a day that closes at six in the morning',
      (draft) => {
        draft.hours.regular[0].closes = '06:00';
      },
      "hours.regular[0].closes: found \"06:00\", which is not after 09:00, when it opens; swap the two, or if it closes the next day, write closes: '23:59', and a period { opens: '00:00', closes: '06:00' } on the day after",
    ],
    [
      'an exception that begins on the last day of another, beside one that begins after it',
      (draft) => {
        draft.hours.exceptions = [
          { date: '2026-12-24', until: '2026-12-26', name: 'Christmas' },
          { date: '2026-12-26', name: 'Boxing Day' },
          { date: '2026-12-27', name: 'Sunday' },
        ];
      },
      'hours.exceptions[1].date: found "2026-12-26", but hours.exceptions[0] already covers some of its days; remove them from one of the two',
    ],
    [
      'the name of a field with a hyphen',
      (draft) => {
        draft.forms.forms.contact.fields.push({ name: 'other-breed', kind: 'text', label: 'Which breed?' });
      },
      'forms.forms.contact.fields[5].name: found "other-breed", which has to be letters and digits, a small letter first; write otherBreed',
    ],
    [
      'a day that closes at midnight',
      (draft) => {
        draft.hours.regular[0].closes = '00:00';
      },
      'hours.regular[0].closes: found "00:00", which is not after 09:00, when it opens; write closes: \'23:59\' for midnight',
    ],
    [
      'a night with an hour of the evening in another row',
      (draft) => {
        draft.hours.regular.push({ days: ['Friday'], periods: [{ opens: '18:00', closes: '02:00' }] });
        draft.hours.regular.push({ days: ['Friday'], opens: '20:00', closes: '21:00' });
      },
      'hours.regular[2].days[0]: found "Friday", which hours.regular[1] has already, at times that overlap; remove it from one of them',
    ],
    [
      'hours, and a number to call, of a department that has none',
      (draft) => {
        draft.departments = { parts: { name: 'Parts', text: 'Ask at the desk.' } };
        draft.pages[0].hero.lead = 'Open {hours:parts}.';
        draft.pages[0].hero.actions = [{ label: 'Call', call: 'parts' }];
      },
      'pages[0].hero.lead: in {hours:parts} found "parts", which is not a department. The definition has no department yet. The same in 1 more place: pages[0].hero.actions[0].call.',
    ],
    [
      'a map around a business that has no position',
      (draft) => {
        delete draft.business.position;
        const places = [{ name: 'Station', latitude: 51, longitude: 0.5 }];
        draft.pages[0].sections[0] = { kind: 'map', heading: 'Find us', places };
      },
      'pages[0].sections[0].places: needs business.position as the centre of the map; write it, or use an image instead',
    ],
    [
      'a notice that ends before it begins',
      (draft) => {
        const days = { from: '2026-12-14', until: '2026-12-01' };
        draft.pages[0].sections[0] = { kind: 'notice', heading: 'Holiday', text: 'We are away.', ...days };
      },
      'pages[0].sections[0].until: found "2026-12-01", which is before 2026-12-14; write the last day on which it is shown',
    ],
    [
      'slots that are listed and made from the hours',
      (draft) => {
        draft.forms.slotMinutes = 60;
      },
      'forms.slotMinutes: is set together with a list of slots; write one of the two',
    ],
    [
      'the file of a page for its address',
      (draft) => {
        draft.pages[1].path = '/contact/index.html';
      },
      'pages[1].path: found "/contact/index.html", which names a file; write "/contact"',
    ],
    [
      'the file of the home page for its address',
      (draft) => {
        draft.layout.navigation[0].href = '/index.html';
      },
      'layout.navigation[0].href: found "/index.html", which names a file; write "/"',
    ],
    [
      'a link to a file whose name has a space',
      (draft) => {
        draft.layout.navigation[0].href = '/Term dates.pdf';
      },
      'layout.navigation[0].href: found "/Term dates.pdf", which has characters that an address cannot have; rename the file, and write "/Term-dates.pdf"',
    ],
    [
      'a link that lacks its slash to a file',
      (draft) => {
        draft.layout.navigation[0].href = 'term-dates.pdf';
      },
      'layout.navigation[0].href: found "term-dates.pdf", which lacks the slash at its start; write "/term-dates.pdf"',
    ],
    [
      'a link to a file by the whole address',
      (draft) => {
        draft.pages[1].hero.lead = `See the [term dates](${draft.url}/files/term-dates-2027.pdf).`;
      },
      'pages[1].hero.lead: found "https://tiny.example/files/term-dates-2027.pdf", which is a file of this site; write "/files/term-dates-2027.pdf"',
    ],
    [
      'a link of another scheme',
      (draft) => {
        draft.layout.navigation[0].href = 'ftp://x.example/a';
      },
      'layout.navigation[0].href: found "ftp://x.example/a", which has to be a page of this site such as /brake-repair, a file below public/ such as /price-list.pdf, or an https:// address',
    ],
    [
      'a negative percentage',
      (draft) => {
        draft.pages[0].sections = [{ kind: 'figures', heading: 'Faults', items: [{ percent: -1, label: 'Lighting' }] }];
      },
      'pages[0].sections[0].items[0].percent: found -1, which is too small; write 0 or more',
    ],
    [
      'an address with a slash at its end',
      (draft) => {
        draft.pages[1].path = '/contact/';
      },
      'pages[1].path: found "/contact/", which has a slash at its end; write "/contact"',
    ],
    [
      'an origin without encryption and with a slash at its end',
      (draft) => {
        draft.url = 'http://x.example/';
      },
      'url: found "http://x.example/", which has to be an https:// address; write "https://x.example"',
    ],
    [
      'an origin with a path',
      (draft) => {
        draft.url = 'https://x.example/abc';
      },
      'url: found "https://x.example/abc", which has to be an origin, without a path; write "https://x.example"',
    ],
    [
      'an origin with a path and without encryption',
      (draft) => {
        draft.url = 'http://x.example/abc';
      },
      'url: found "http://x.example/abc", which has to be an https:// address',
    ],
    [
      'a closing time at midnight',
      (draft) => {
        draft.hours.regular[0].closes = '12am';
      },
      'hours.regular[0].closes: found "12am", which has to be a time on the 24-hour clock such as 08:00; write "23:59"',
    ],
    [
      'an opening time at midnight',
      (draft) => {
        draft.hours.regular[0].opens = '12am';
      },
      'hours.regular[0].opens: found "12am", which has to be a time on the 24-hour clock such as 08:00; write "00:00"',
    ],
    [
      'two redirects from an address, one with a slash at its end',
      (draft) => {
        draft.redirects = [
          { from: '/old', to: '/contact' },
          { from: '/old/', to: '/contact' },
        ];
      },
      'redirects[1].from: found "/old/", which redirects[0].from has already; remove one of them',
    ],
    [
      'a key with a name in capitals',
      (draft) => {
        draft.prices['uPVC doors'] = { name: 'uPVC doors', from: 120 };
      },
      "prices['uPVC doors']: the key has to be lower-case letters, digits and single hyphens; write upvc-doors",
    ],
    [
      'a range of prices that ends where it begins',
      (draft) => {
        draft.prices['brake-discs'] = { name: 'Brake discs', from: 120, to: 120 };
      },
      "prices['brake-discs'].to: found 120, which is not more than from: 120; write the highest price, or fixed: 120",
    ],
    [
      'directions to a department without an address',
      (draft) => {
        draft.departments = { hire: { name: 'Hire desk', text: 'In the yard' } };
        draft.pages[0].hero.actions = [{ label: 'To the hire desk', map: 'hire' }];
      },
      'pages[0].hero.actions[0].map: found "hire", which is not a branch. The definition has no branch yet.',
    ],
    [
      'a postcode of a branch that its country does not have',
      (draft) => {
        const address = { town: 'Rainham', postcode: 'ME87UD', country: 'GB' };
        draft.departments = { rainham: { name: 'Rainham branch', address } };
      },
      'departments.rainham.address.postcode: found "ME87UD", which is not a postcode of GB; write "ME8 7UD"',
    ],
  ])('%s', (_name, change, problem) => {
    expect(problemsAfter(change)).toEqual([problem]);
  });
});

it('refuses a claim that the founding year falsifies', () => {
  const year = new Date().getFullYear();
  const problems = problemsAfter((draft) => {
    draft.claims = { years: { value: '100+', label: 'years', atLeastYears: 100 } };
  });
  expect(problems).toEqual([
    `claims.years.atLeastYears: claims 100+, but only ${year - 2001} years have passed from 2001 to ${year}; write ${year - 2001} or fewer`,
  ]);
});

describe('a known dead link', () => {
  const declare = (href: string, instead: string) => (draft: Draft) => {
    draft.knownDeadLinks = [{ href, instead, reason: 'Asked for' }];
  };

  it('may be linked to', () => {
    const problems = problemsAfter((draft) => {
      declare('/services/brakes', '/brake-repair')(draft);
      draft.layout.navigation[0].href = '/services/brakes';
    });
    expect(problems).toEqual([]);
  });

  it('may not be a page', () => {
    expect(problemsAfter(declare('/contact', '/'))).toEqual([
      'knownDeadLinks[0].href: /contact is a page now; remove this declaration',
    ]);
  });

  it('may not be replaced by a page that does not exist', () => {
    expect(problemsAfter(declare('/brakes', '/brake-repairs'))).toEqual([
      'knownDeadLinks[0].instead: found "/brake-repairs", which is not a page. Did you mean "/brake-repair"? It may be: /, /contact, /book-online, /brake-repair, /locations/smallham-brake-repair.',
    ]);
  });
});

it('does not suggest a dead page as a replacement', () => {
  const problems = problemsAfter((draft) => {
    draft.knownDeadLinks = ['/one', '/two'].map((href) => ({ href, instead: '/one', reason: 'Asked for' }));
  });
  expect(problems).toEqual([
    'knownDeadLinks[0].instead: found "/one", which is not a page. It may be: /, /contact, /book-online, /brake-repair, /locations/smallham-brake-repair. The same in 1 more place: knownDeadLinks[1].instead.',
  ]);
});

it('reports all problems at once', () => {
  const draft: Draft = structuredClone(tinySiteInput);
  draft.language = 'English';
  draft.money.currency = 'pounds';
  draft.towns.smallham.miles = -1;
  expect(() => parseSite(draft)).toThrowErrorMatchingInlineSnapshot(`
    [SiteError: The site definition has 3 problems:
      language: found "English", which has to be a language tag such as en-GB
      money.currency: found "pounds", which has to be an ISO 4217 code such as GBP
      towns.smallham.miles: found -1, which is too small; write 0 or more]
  `);
});

it('reports one problem in the singular', () => {
  const draft: Draft = structuredClone(tinySiteInput);
  draft.enquiryRetentionDays = 0;
  expect(() => parseSite(draft)).toThrowErrorMatchingInlineSnapshot(`
    [SiteError: The site definition has 1 problem:
      enquiryRetentionDays: found 0, which is too small; write more than 0]
  `);
});

it('reports a value that is not a definition', () => {
  expect(() => parseSite(undefined)).toThrow(SiteError);
  expect(() => parseSite('a garage')).toThrow(SiteError);
});

it('finds a package whose contents are given neither by the page nor by the price', () => {
  const withPackage = (draft: Draft) => {
    draft.pages[0].sections = [{ kind: 'packages', heading: 'P', items: [{ price: 'brake-pads', text: 'New pads.' }] }];
  };
  expect(problemsAfter(withPackage)).toEqual([
    "pages[0].sections[0].items[0].includes: is missing; write a list here or in prices['brake-pads'].includes",
  ]);
  const listed = (draft: Draft) => {
    withPackage(draft);
    draft.prices['brake-pads'].includes = ['Pads', 'Fitting'];
  };
  expect(problemsAfter(listed)).toEqual([]);
});

it.each<[string, (draft: Draft) => void, string]>([
  ['a currency', (draft) => (draft.money.currency = '£'), '"GBP"'],
  ['a currency', (draft) => (draft.money.currency = 'gbp'), '"GBP"'],
  ['a time zone', (draft) => (draft.hours.timeZone = 'Europe/Londn'), '"Europe/London"'],
  ['an address', (draft) => (draft.url = 'garage.example'), '"https://garage.example"'],
  ['a list', (draft) => (draft.business.payment = 'cash, card'), '["cash","card"]'],
  ['a number with a unit', (draft) => (draft.towns.smallham.miles = '4 miles'), '4 without quotes'],
  ['a number with a currency', (draft) => (draft.prices['brake-pads'].from = '£1,080'), '1080 without quotes'],
  ['a duration', (draft) => (draft.enquiryRetentionDays = '2 years'), '730 without quotes'],
  ['a duration', (draft) => (draft.forms.minimumFillMs = '3 s'), 'a number'],
  ['a duration', (draft) => (draft.forms.minimumFillMs = '3 seconds'), '3000 without quotes'],
  ['a price', (draft) => (draft.prices['brake-pads'].from = 79.999), '80'],
])('suggests what to write for %s', (_, change, expected) => {
  const [problem = '', ...others] = problemsAfter(change);
  expect(problem.split('; write ')[1]).toBe(expected);
  expect(others).toEqual([]);
});

it.each([
  ['2027-02-29', 'does not exist: February 2027 has 28 days; write "2027-02-28"'],
  ['2026-11-31', 'does not exist: November 2026 has 30 days; write "2026-11-30"'],
  ['2026-13-01', 'does not exist: months are 01 to 12'],
  ['tomorrow', 'has to be a day such as 2026-12-25'],
])('explains that %s is no day', (date, expected) => {
  const change = (draft: Draft) => {
    draft.hours.exceptions = [{ date, name: 'Holiday' }];
  };
  expect(problemsAfter(change)).toEqual([`hours.exceptions[0].date: found "${date}", which ${expected}`]);
});

it('finds the year out of order, not those after it', () => {
  const yearsOf = (years: readonly number[]) =>
    problemsAfter((draft) => {
      const items = years.map((year, index) => ({ year, title: `Step ${index}`, text: 'Words.' }));
      draft.pages[0].sections = [{ kind: 'timeline', heading: 'History', items }];
    });
  const at = (index: number) => `pages[0].sections[0].items[${index}].year: found`;
  expect(yearsOf([1999, 2025, 2012, 2018, 2024])).toEqual([`${at(1)} 2025 before 2012; write the years in order`]);
  expect(yearsOf([1999, 2012, 2005, 2018])).toEqual([`${at(2)} 2005 after 2012; write the years in order`]);
  expect(yearsOf([1999, 2012, 2018, 2001])).toEqual([`${at(3)} 2001 after 2018; write the years in order`]);
  expect(yearsOf([1999, 1999, 2018])).toEqual([]);
});
