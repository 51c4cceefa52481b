import { describe, expect, it } from 'vitest';
import { findContradictions } from '../../checks/contradictions/check-contradictions.ts';
import { rules } from '../../checks/contradictions/rules.ts';
import { contradictionRules } from '../../schema/accepted-contradiction.ts';
import { parseSite } from '../../site/parse.ts';
import { type Draft, findIn, places, quietDefinition } from './quiet-site.ts';

/** Writes a sentence on a page without a town or service. */
function say(sentence: string): (draft: Draft) => void {
  return (draft) => {
    draft.pages[1].hero.lead = sentence;
  };
}

/** A planted fault: the edit of the quiet definition, and the only findings expected. */
type Plant = [name: string, plant: (draft: Draft) => void, found: string];

const bySize = (intro: string) => ({
  kind: 'table',
  heading: 'By size',
  caption: 'A wash by size',
  intro,
  columns: ['Size', 'Wash'],
  rows: [
    ['Small', '£45'],
    ['Medium', '£65'],
    ['Large', '£95'],
  ],
});

const service = (draft: Draft) => draft.services['brake-repair'];
const firstOption = (draft: Draft) => draft.forms.fields.service.options[0];
const townText =
  'Stop and go past the station wears pads on the outside first and glazes them long before the tell-tale squeals. ' +
  'We lift the car, take the wheels off and show you with a gauge what is left on every corner of the vehicle.';

const plants: Plant[] = [
  [
    'a confirmation that promises an answer sooner than the mails do',
    (draft) => {
      draft.mail = { respondWithin: '3 hours' };
      draft.facts['response-time'] = '2 hours';
      draft.forms.forms.booking.success.text = 'Thank you! We will ring you within {fact:response-time}.';
    },
    'figure-differs at forms.forms.booking.success.text',
  ],
  [
    'a distance with the direction of the other end of the road',
    (draft) => {
      draft.access = [{ name: 'A2', kind: 'primary', text: 'Along the A2.' }];
      draft.towns.northham.miles = 0;
      draft.towns.smallham.via = ['A2'];
      draft.stripMap = { road: 'A2', left: 'west', right: 'east', stops: [{ town: 'smallham' }, { town: 'northham' }] };
      draft.locations[0].links = [{ name: 'All areas', href: '/contact', text: '{miles:smallham} east on the A2' }];
    },
    'statement-differs at locations[0].links[0].text',
  ],
  ['a day of another name', say('We reopen on Wednesday 6 April 2027.'), 'wrong-weekday at pages[1].hero.lead'],
  [
    'a slot that begins before the doors open',
    (draft) => draft.forms.timeSlots.unshift('8:00 AM - 10:00 AM'),
    'slot-outside-hours at forms.timeSlots[0]',
  ],
  [
    'a slot that is within the hours of one day and not of another',
    (draft) => draft.hours.regular.push({ days: ['Saturday'], opens: '09:00', closes: '12:00' }),
    'slot-outside-hours at forms.timeSlots[1]',
  ],
  [
    'support at all hours',
    (draft) => service(draft).sections[0].paragraphs.push('We offer 24/7 support.'),
    "hours-differ at services['brake-repair'].sections[0].paragraphs[1]",
  ],
  ['a second address', say('We have opened a second garage.'), 'statement-differs at pages[1].hero.lead'],
  [
    'the number for the day as the one for the night',
    (draft) => {
      const phone = { display: '01632 960999', dial: '+441632960999' };
      draft.departments = { night: { name: 'Out of hours', phone, text: 'For emergencies.' } };
      say('At night, ring {phone}. Ring {phone} while we are open.')(draft);
    },
    'contact-differs at pages[1].hero.lead',
  ],
  [
    'tax in the description of a price',
    (draft) => {
      draft.business.tagline = 'All prices include VAT';
      draft.prices.overhaul.description = 'VAT at 20% is added.';
    },
    'statement-differs at prices.overhaul.description',
  ],
  [
    'another interval than that in every row of a table',
    (draft) => {
      const rows = [
        ['Cars', 'Every year'],
        ['Vans', 'Every year'],
      ];
      const table = { kind: 'table', heading: 'When', caption: 'When', columns: ['What', 'How often'], rows };
      service(draft).sections.push(table, {
        kind: 'text',
        heading: 'So',
        paragraphs: ['Brakes are due every two years.'],
      });
    },
    "figure-differs at services['brake-repair'].sections[4].paragraphs[0]",
  ],
  [
    'tax on prices that include it',
    (draft) => {
      draft.business.tagline = 'All prices include VAT';
      say('VAT comes on top.')(draft);
    },
    'statement-differs at pages[1].hero.lead',
  ],
  [
    'a duration other than in the description of a price',
    (draft) => {
      draft.prices['battery-test'] = { name: 'Battery test', fixed: 20, description: 'Ten minutes with a meter.' };
      say('A battery test takes an hour.')(draft);
    },
    'figure-differs at pages[1].hero.lead',
  ],
  [
    'a closure over days that are open',
    say('We are closed from 24 December 2026 until 4 January 2027.'),
    'hours-differ at pages[1].hero.lead',
  ],
  [
    'another exit of a road',
    (draft) => {
      draft.access = [{ name: 'M9', kind: 'motorway', text: 'Leave at junction 3 and take the A70 to Smallham.' }];
      say('On the M9, leave at junction 4.')(draft);
    },
    'contact-differs at pages[1].hero.lead',
  ],
  [
    'a loan of a car for everybody',
    (draft) => {
      draft.business.tagline = 'A courtesy car for longer jobs, subject to availability';
      say('A courtesy car comes with every job.')(draft);
    },
    'statement-differs at pages[1].hero.lead',
  ],
  ['a closure over lunch', say('The doors shut for lunch.'), 'statement-differs at pages[1].hero.lead'],
  ['a closing time', say('We are open until 6pm.'), 'hours-differ at pages[1].hero.lead'],
  ['a day', say('We are open on Tuesdays.'), 'hours-differ at pages[1].hero.lead'],
  [
    'an answer within hours, whatever the time',
    (draft) => {
      draft.facts['response-time'] = '2 hours';
      draft.pages[1].hero.lead = 'We call back within {fact:response-time}.';
    },
    'promise-outside-hours at pages[1].hero.lead',
  ],
  [
    'a price of something free',
    (draft) => {
      draft.prices['battery-test'] = { name: 'Battery test', fixed: 0 };
      say('A battery test costs £5.')(draft);
    },
    'price-differs at pages[1].hero.lead',
  ],
  ['a free check that costs something', say('The brake check is free.'), 'price-differs at pages[1].hero.lead'],
  ['a lowest price that is another', say('Brake pads from £70.'), 'price-differs at pages[1].hero.lead'],
  [
    'several prices that start lower than each of them',
    (draft) => {
      draft.prices['engine-diagnostics'] = { name: 'Engine diagnostics', from: 45 };
      draft.prices['gearbox-diagnostics'] = { name: 'Gearbox diagnostics', from: 50 };
      say('Diagnostics from £30.')(draft);
    },
    'price-differs at pages[1].hero.lead',
  ],
  [
    'a range that ends below the last row of its table',
    (draft) => draft.pages[1].sections.push(bySize('Small to large, from the tail up: £45 – £85.')),
    'price-differs at pages[1].sections[2].intro',
  ],
  [
    'a phone number with two digits swapped',
    say('Our number has changed to 01632 906000.'),
    'contact-differs at pages[1].hero.lead',
  ],
  [
    'a promised answer other than in the mails',
    (draft) => {
      draft.mail = { respondWithin: '2 hours' };
      say('We answer every message within two days.')(draft);
    },
    'figure-differs at pages[1].hero.lead',
  ],
  [
    'a price with praise before its name',
    say('Expert brake pads start at just £70, so there is no need to wait.'),
    'price-differs at pages[1].hero.lead',
  ],
  ['a number beside a price on request', say('An engine overhaul for £80.'), 'price-differs at pages[1].hero.lead'],
  ['more years than have passed', say('With 40 years in the trade.'), 'figure-differs at pages[1].hero.lead'],
  [
    'a claim denied',
    (draft) => {
      draft.claims.warranty = { value: '6-month', label: 'warranty', source: 'Terms', checked: '2026-11-20' };
      draft.pages[1].hero.lead = 'There is no warranty.';
    },
    'statement-differs at pages[1].hero.lead',
  ],
  [
    'a claim denied for work that it covers',
    (draft) => {
      draft.claims.warranty = { value: '6-month', label: 'warranty', source: 'Terms', checked: '2026-11-20' };
      draft.pages[1].hero.lead = 'There is no warranty on brakes that we fit.';
    },
    'statement-differs at pages[1].hero.lead',
  ],
  ['another phone number', say('Ring 01632 960999.'), 'contact-differs at pages[1].hero.lead'],
  [
    'a page under the name of another town',
    (draft) => {
      draft.locations[0].hero.heading = 'Brake repair in Northham';
    },
    'wrong-name at locations[0].hero.heading',
  ],
  [
    'a link that names the town of the business, which has a page of its own',
    (draft) => {
      const [page] = draft.locations;
      draft.business.address.town = 'Northham';
      draft.locations.push({
        ...page,
        town: 'northham',
        head: undefined,
        hero: { lead: 'In our own town.' },
        sections: [{ kind: 'text', heading: 'By the station', paragraphs: ['Ring first.'] }],
      });
      draft.pages[1].hero.actions = [{ label: 'Brake repair in Northham', href: '/locations/smallham-brake-repair' }];
    },
    'wrong-name at pages[1].hero.actions[0].label',
  ],
  [
    'a choice of a form that nothing offers',
    (draft) => {
      firstOption(draft).label = 'Welding';
    },
    'unknown-name at forms.fields.service.options[0].label',
  ],
  [
    'work in a list of services that nothing else names',
    say('Brakes, engine overhauls and bodywork under one roof.'),
    'unknown-name at pages[1].hero.lead',
  ],
  [
    'a last slot that no form offers',
    say('The last slot of the day ends at 2pm.'),
    'figure-differs at pages[1].hero.lead',
  ],
  ['another number of slots', say('We offer three time slots a day.'), 'figure-differs at pages[1].hero.lead'],
  [
    'a road that no directions name',
    (draft) => {
      draft.access = [{ name: 'A249', kind: 'primary', text: 'Past the church.' }];
      draft.pages[1].hero.lead = 'We are just off the A20.';
    },
    'contact-differs at pages[1].hero.lead',
  ],
  [
    'an email address at a misspelt host',
    say('Write to {email}, or to hello@tinny.example.'),
    'contact-differs at pages[1].hero.lead',
  ],
  [
    'a history with another first year',
    (draft) => {
      const items = [2004, 2010].map((year) => ({ year, title: 'The garage is established', text: 'It opens.' }));
      draft.pages[1].sections.push({ kind: 'timeline', heading: 'How it went', items });
    },
    'history-differs at pages[1].sections[2].items[0].year',
  ],
  [
    'an email address at a host misspelt',
    (draft) => {
      draft.business.email = draft.business.email.replace(/@./, '@');
    },
    'contact-differs at business.email',
  ],
  [
    'a link of the footer that leads to another service',
    (draft) => {
      draft.services.tyres = {
        name: 'Tyre fitting',
        icon: 'tyre',
        summary: 'Tyres of any size, fitted while you wait.',
      };
      draft.services['brake-repair'].related = ['tyres'];
      draft.layout = { footer: [{ heading: 'Work', links: [{ name: 'Brake repair', href: '/tyres' }] }] };
    },
    'wrong-name at layout.footer[0].links[0].name',
  ],
  [
    'a link with the name of another page',
    (draft) => {
      draft.layout = { footer: [{ heading: 'More', links: [{ name: 'Quote', href: '/contact' }] }] };
    },
    'wrong-name at layout.footer[0].links[0].name',
  ],
  [
    'a claim of another founding year',
    (draft) => {
      draft.claims.age = { value: '2004', label: 'established', source: 'The deeds', checked: '2026-11-20' };
    },
    'history-differs at claims.age.value',
  ],
  [
    'a lowest price given as the price',
    (draft) => {
      draft.pages[0].hero.lead = 'New brake pads for {price:brake-pads}.';
    },
    'from-dropped at pages[0].hero.lead',
  ],
  [
    'a range that ends above the highest price',
    (draft) => {
      Object.assign(draft.prices['brake-pads'], { to: 130 });
      draft.pages[0].hero.lead = `New brake pads cost £${draft.prices['brake-pads'].from} to £150.`;
    },
    'price-differs at pages[0].hero.lead',
  ],
  [
    'one thing with two prices',
    (draft) => {
      draft.prices['check-of-brakes'] = { name: 'Check, brake', from: 35 };
    },
    "one-thing-two-prices at prices['check-of-brakes']",
  ],
  [
    'a misplaced decimal point',
    (draft) => {
      for (const fixed of [20, 25, 30, 6000]) draft.prices[`part-${fixed}`] = { name: `Part ${fixed}`, fixed };
    },
    "price-outlier at prices['part-6000'].fixed",
  ],
  [
    'a price in pounds for one in pence',
    (draft) => {
      for (const fixed of [20, 25, 30, 0.18]) draft.prices[`part-${fixed * 100}`] = { name: `Part ${fixed}`, fixed };
    },
    "price-outlier at prices['part-18'].fixed",
  ],
  [
    'a claim that was never checked',
    (draft) => {
      draft.claims.cars.checked = undefined;
    },
    'claim-without-evidence at claims.cars',
  ],
  [
    'a rating that nobody can look up',
    (draft) => {
      draft.claims.rating = { value: '4.9/5', label: 'by customers', source: 'The owner', checked: '2026-11-20' };
    },
    'claim-without-evidence at claims.rating',
  ],
  [
    'one figure for two things',
    (draft) => {
      draft.claims.happy = { value: '500', label: 'happy cars', source: 'The owner', checked: '2026-11-20' };
    },
    'one-figure-two-meanings at claims.happy',
  ],
  [
    'a cause that another page has and this one leaves out',
    (draft) => {
      draft.locations[0].sections[1].items.push({ percent: 20, label: 'Tyres' });
    },
    "statistics-differ at services['brake-repair'].sections[2].items",
  ],
  [
    'a heading that counts wrong',
    (draft) => {
      draft.pages[1].sections[1].heading = 'Five places we serve';
    },
    'count-beside-list at pages[1].sections[1].heading',
  ],
  [
    'a town that one list leaves out',
    (draft) => {
      draft.towns.southham = { name: 'Southham', served: true };
      draft.pages[0].sections[1].items.push({ text: 'Southham' });
    },
    'town-missing-from-list at pages[1].sections[1]',
  ],
  [
    'a town beyond the radius',
    (draft) => {
      draft.towns.smallham.miles = 12;
    },
    'place-beyond-radius at towns.smallham.miles',
  ],
  [
    'two town pages with the same words',
    (draft) => {
      const [page] = draft.locations;
      page.sections[0].paragraphs = [townText];
      draft.towns.northham.miles = 3;
      const copy = JSON.parse(
        JSON.stringify(page).replaceAll('Smallham', 'Northham').replaceAll('smallham', 'northham'),
      );
      copy.hero.heading = 'Northham drivers and their brakes';
      draft.locations.push(copy);
    },
    'near-duplicate-pages at locations[1]',
  ],
];

it('finds nothing in a definition without contradictions', () => {
  expect(findIn(quietDefinition())).toEqual([]);
});

it('accepts tokens, intervals and the prices of another service in a table, as a bike shop writes them', () => {
  const draft = quietDefinition();
  draft.business.established = 2011;
  delete draft.claims.years;
  draft.business.address.street = '14 Ormond Quay Lower';
  draft.prices.puncture = { name: 'Puncture repair', fixed: 15 };
  draft.prices.city = { name: 'City bike', fixed: 25, unit: 'a day' };
  const { 'brake-repair': usual } = draft.services;
  usual.related = [];
  const serviceOf = (name: string, price: string, section: object) => ({
    ...usual,
    name,
    price,
    head: { title: name, description: `${name} in the yard.` },
    hero: { heading: name, lead: 'In the yard.' },
    sections: [section],
  });
  const columns = ['Length', 'City', 'Electric'];
  const rows = [
    ['A day', '{price:city}', '£45'],
    ['A weekend', '£45', '£80'],
    ['A week', '£120', '£210'],
  ];
  const table = { kind: 'table', heading: 'By length', caption: 'By length', columns, rows };
  const text = { kind: 'text', heading: 'Service', paragraphs: ['Every second year.', 'We are at {street}.'] };
  draft.services['bike-repairs'] = serviceOf('Bike repairs', 'puncture', text);
  const summary = 'City and electric bikes by the day, from {price:city}.';
  draft.services['rental-bikes'] = { ...serviceOf('Rental bikes', 'city', table), summary };
  expect(findIn(draft)).toEqual([]);
});

it.each(['A wash costs £45 – £95.', 'Up to medium: £45 – £65.', 'A cat costs £20 – £40.'])(
  'accepts ranges that the table has, or that are of something else: %s',
  (intro) => {
    const draft = quietDefinition();
    draft.pages[1].sections.push(bySize(intro));
    expect(findIn(draft)).toEqual([]);
  },
);

describe('one planted contradiction is found by its rule alone:', () => {
  it.each(plants)('%s', (_name, plant, found) => {
    const draft = quietDefinition();
    plant(draft);
    expect(findIn(draft)).toEqual([found]);
  });

  it('for every rule there is', () => {
    const planted = new Set(plants.map(([, , found]) => found.split(' ')[0]));
    expect([...planted].sort()).toEqual([...contradictionRules]);
    expect(Object.keys(rules).sort()).toEqual([...contradictionRules]);
  });
});

it('asks of the text of a receipt when a promise holds, unless the receipt names the time', () => {
  const draft = quietDefinition();
  draft.facts['response-time'] = '2 hours';
  draft.forms.forms.booking.success.text = 'We call back within {fact:response-time}.';
  expect(findIn(draft)).toEqual(['promise-outside-hours at forms.forms.booking.success.text']);
  draft.mail = { respondWithin: '{fact:response-time}' };
  expect(findIn(draft)).toEqual([]);
});

function quietAfter(change: (draft: Draft) => void): Draft {
  const draft = quietDefinition();
  change(draft);
  return draft;
}

it('reads what a sentence leaves out of a claim that the one before it names', () => {
  const draft = quietDefinition();
  const claim = { value: '6-month', label: 'warranty on parts and labour', source: 'Terms', checked: '2026-11-20' };
  draft.claims.warranty = claim;
  say('All parts have a warranty of 6 months. Labour is extra.')(draft);
  expect(findIn(draft)).toEqual(['statement-differs at pages[1].hero.lead']);
  say('All parts have a warranty of 6 months. Labour is covered too.')(draft);
  expect(findIn(draft)).toEqual([]);
});

describe('a day with hours of its own', () => {
  const christmas = (sentence: string) => (draft: Draft) => {
    draft.hours.exceptions = [{ date: '2026-12-24', name: 'Christmas Eve', opens: '09:00', closes: '14:00' }];
    say(sentence)(draft);
  };

  it.each([
    'We close at 14:00 on Christmas Eve.',
    'On 24th December we close at 2pm.',
    'On 24 December we open at 9:00.',
  ])('is what a sentence about it is compared with: %s', (sentence) =>
    expect(findIn(quietAfter(christmas(sentence)))).toEqual([]),
  );

  it('belongs to a department that declares it, which has those of the business besides', () => {
    const parts = (sentence: string) => (draft: Draft) => {
      christmas(sentence)(draft);
      const regular = [{ days: ['Monday', 'Thursday'], opens: '10:00', closes: '16:00' }];
      const exceptions = [
        { date: '2026-11-30', name: 'Stocktaking' },
        { date: '2026-12-07', name: 'Late opening', opens: '10:00', closes: '20:00' },
      ];
      draft.departments = { parts: { name: 'Parts desk', regular, exceptions } };
      draft.synonyms = { 'departments.parts': ['spares counter'] };
    };
    const found = (sentence: string) =>
      findContradictions(parseSite(quietAfter(parts(sentence)))).map(({ message }) => message);
    expect(found('Our parts desk is closed on Monday 30 November.')).toEqual([]);
    expect(found('Our parts desk is open until 8pm on Monday, 7 December.')).toEqual([]);
    expect(found('Our parts desk closes at 14:00 on Christmas Eve.')).toEqual([]);
    expect(found('Our parts desk closes at 6pm on Monday, 7 December.')).toEqual([
      expect.stringMatching(/ but departments\.parts\.exceptions\[1\] is Late opening, 10:00-20:00; change/),
    ]);
    for (const name of ['parts desk', 'spares counter'])
      expect(found(`Our ${name} opens at 9am on Monday.`)).toEqual([
        expect.stringMatching(
          / but the hours of Parts desk are Monday and Thursday 10:00-16:00; write \{hours:parts\}$/,
        ),
      ]);
    expect(found('Our spares counter opens at 10am on Monday.')).toEqual([]);
    expect(found('Our parts desk is open from 10am on 30 November.')).toEqual([
      expect.stringMatching(/ but departments\.parts\.exceptions\[0\] is Stocktaking, closed; change/),
    ]);
  });

  describe('without any', () => {
    const easter = (sentence: string) => (draft: Draft) => {
      draft.hours.exceptions = [
        { date: '2027-03-26', name: 'Good Friday' },
        { date: '2027-03-29', name: 'Easter Monday' },
      ];
      say(sentence)(draft);
    };

    it.each([
      'We are closed on Friday 26 March 2027 and back on Saturday at eight.',
      'Shut on Good Friday and on the Monday, but the Saturday in between is an ordinary one.',
      'Good Friday is a Friday and we are shut.',
      'We open again the morning after Easter Monday.',
      'We are open until Good Friday.',
    ])('is no weekday: %s', (sentence) => expect(findIn(quietAfter(easter(sentence)))).toEqual([]));

    it.each([
      'We are open on Good Friday.',
      'On Friday 26 March 2027 we are open from eight.',
      'Good Friday is an ordinary working day for us.',
    ])('is not open: %s', (sentence) =>
      expect(findContradictions(parseSite(quietAfter(easter(sentence)))).map(({ message }) => message)).toEqual([
        `says "${sentence}", but hours.exceptions[0] is Good Friday, closed; change one of them`,
      ]),
    );
  });

  it('is named where a sentence contradicts it', () => {
    const [found] = findContradictions(parseSite(quietAfter(christmas('We close at 15:00 on Christmas Eve.'))));
    expect(found?.message).toBe(
      'says "We close at 15:00 on Christmas Eve.", but hours.exceptions[0] is Christmas Eve, 9:00-14:00; change one of them',
    );
  });

  it('is named where a sentence counts it among closed days', () => {
    const draft = quietAfter(christmas('We are closed from 23 to 29 December 2026.'));
    const [found] = findContradictions(parseSite(draft));
    expect(found?.message).toBe(
      'says "We are closed from 23 to 29 December 2026.", but the hours have 2026-12-24 open; close that day under exceptions, or correct the dates',
    );
  });
});

it('does not doubt a price that is written as a token alone', () => {
  const draft = (cell: string) => (draft: Draft) => {
    draft.prices['holiday-week'] = { name: 'Holiday week', fixed: 245 };
    draft.prices.term = { name: 'Junior term', fixed: 168 };
    draft.pages[1].sections.push({
      kind: 'table',
      heading: 'Terms and holiday weeks',
      caption: 'Prices of a term and of a week',
      columns: ['Course', 'Price'],
      rows: [['Holiday week at half-term', cell]],
    });
  };
  expect(findIn(quietAfter(draft('{price:term}')))).toEqual([]);
  expect(findIn(quietAfter(draft('£168')))).toEqual([expect.stringMatching(/^price-differs/)]);
});

it('names the token of a fixed price, and the row whose name the sentence has', () => {
  const passes = (draft: Draft) => {
    draft.prices['day-pass'] = { name: 'Day pass', fixed: 14 };
    draft.prices['day-pass-junior'] = { name: 'Day pass, under 16', fixed: 9.5 };
    say('A day pass is £12.')(draft);
  };
  const [found] = findContradictions(parseSite(quietAfter(passes)));
  expect(found?.message).toBe('says "£12", but prices[\'day-pass\'] is "Day pass £14"; write {price:day-pass}');
});

it('reads dates in either order, whatever the country writes', () => {
  const found = (sentence: string, language = 'en-US') => {
    const draft = quietAfter(say(sentence));
    draft.language = language;
    draft.hours.exceptions = [{ date: '2027-07-05', name: 'Holiday' }];
    return findIn(draft);
  };
  const wrong = ['We are open on the 5th of July.', 'We are open on July 5.', 'We are open on 5 July.'];
  for (const each of [...wrong, 'We are closed from December 20, 2026 until January 4, 2027.'])
    expect([each, found(each), found(each, 'en-GB')]).toEqual([
      each,
      ['hours-differ at pages[1].hero.lead'],
      ['hours-differ at pages[1].hero.lead'],
    ]);
  const right = ['We are closed on the 5th of July.', 'We are closed on July 5.', 'We are open on July 12.'];
  for (const each of right) expect([each, found(each), found(each, 'en-GB')]).toEqual([each, [], []]);
});

it.each([
  'We come to you anywhere within 40 miles.',
  'We drive up to 40 miles.',
  'We serve everyone within 40 miles.',
  'Our service area is a 40-mile radius.',
])('compares with a fact that is only a radius: %s', (sentence) => {
  expect(findIn(quietAfter(say(sentence)))).toEqual(['figure-differs at pages[1].hero.lead']);
  expect(findIn(quietAfter(say(sentence.replace('40', '10'))))).toEqual([]);
});

it('knows the business by the first two words of its name', () => {
  const found = (sentence: string) => {
    const draft = quietAfter(say(sentence));
    draft.business.name = 'Lucky Tails Mobile Dog Grooming';
    return findIn(draft);
  };
  const wrong = ['Lucky Tails was founded in 1990.', 'Lucky Tails has been open since 1990.'];
  for (const each of wrong) expect([each, found(each)]).toEqual([each, ['figure-differs at pages[1].hero.lead']]);
  const right = ['Lucky Tails was founded in 2001.', 'The mill was founded in 1990.'];
  for (const each of right) expect([each, found(each)]).toEqual([each, []]);
});

it.each([
  ['GBP', 'Brake pads are 35 pounds.', true],
  ['GBP', 'Brake pads are 35 dollars.', false],
  ['USD', 'Brake pads are 35 dollars.', true],
  ['USD', 'Brake pads of 35 pounds are for trucks.', false],
])('takes pounds for money or a weight by the currency: %s, %s', (currency, sentence, isPrice) => {
  const draft = quietAfter(say(sentence));
  draft.money.currency = currency;
  expect(findIn(draft)).toEqual(isPrice ? ['price-differs at pages[1].hero.lead'] : []);
});

it('names the row of a size without the weights in brackets behind it, where that is enough', () => {
  const found = (sentence: string) => {
    const draft = quietAfter(say(sentence));
    draft.prices.small = { name: 'Full groom, small dog (up to 20 lb)', fixed: 75 };
    draft.prices.medium = { name: 'Full groom, medium dog (21 to 50 lb)', fixed: 95 };
    draft.prices.trim = { name: 'Nail trim (one paw)', fixed: 8 };
    draft.prices.trims = { name: 'Nail trim (four paws)', fixed: 20 };
    return findContradictions(parseSite(draft)).map(({ message }) => message);
  };
  const ending = (words: string) => [expect.stringMatching(words)];
  expect(found('A full groom for a small dog is £65.')).toEqual(ending('prices.small is .*; write {price:small}$'));
  expect(found('Medium dogs cost £90 for a full groom.')).toEqual(ending('prices.medium is .*; write {price:medium}$'));
  expect(found('A full groom is £75 for a small dog and £95 for a medium dog.')).toEqual([]);
  expect(found('A nail trim of one paw is £9.')).toEqual(ending('prices.trim is'));
  expect(found('A nail trim is £20.')).toEqual([]);
});

it.each([
  ['Our workshop is in Westham.', 'business.address.town is "Smallham"'],
  ['Find us at 9 Short Lane.', 'business.address.street is "1 Short Lane"'],
  ['We are at ZZ1 9ZZ.', 'business.address.postcode is "ZZ1 1ZZ"'],
  ['Ring 01632 960999.', 'business.phone.display is "01632 960000"'],
  ['Write to office@tiny.example.', 'business.email is "hello@tiny.example"'],
])('names the entry of the business that a sentence contradicts: %s', (sentence, entry) => {
  const found = findContradictions(parseSite(quietAfter(say(sentence))));
  expect(found.map(({ message }) => message)).toEqual([expect.stringContaining(`but ${entry};`)]);
});

it('writes a town by its token, which needs an entry under towns', () => {
  const found = (draft: Draft) => findContradictions(parseSite(draft)).map(({ message }) => message);
  const draft = quietAfter(say('Our workshop is in Westham.'));
  expect(found(draft)).toEqual([expect.stringMatching(/; write \{town:smallham\}$/)]);
  draft.towns.smallham.name = 'Great Smallham';
  expect(found(draft)).toContainEqual(expect.stringMatching(/; write Smallham$/));
});

it.each(['We are open Monday through Saturday.', 'Call us Monday through Saturday.'])(
  'reads a range of days as Americans write it: %s',
  (sentence) => {
    expect(findIn(quietAfter(say(sentence)))).toEqual(['hours-differ at pages[1].hero.lead']);
    const draft = quietAfter(say(sentence));
    draft.hours.regular[0].days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
    expect(findIn(draft)).toEqual([]);
  },
);

it('does not read a town that is visited on a day as the address', () => {
  const found = (text: string) => findIn(quietAfter(say(text)));
  const visits = ['every Thursday', 'on Fridays', 'twice a week', 'today', 'once a month', 'most weeks'];
  for (const when of visits) {
    expect([when, found(`We are in Westham ${when}.`)]).toEqual([when, []]);
    expect([when, found(`We are in Westham Mill ${when}.`)]).toEqual([when, []]);
  }
  expect(found('We are in Westham, a mile off the A20.')).toEqual(['contact-differs at pages[1].hero.lead']);
});

it('accepts the address of a branch, and no other', () => {
  const draft = quietDefinition();
  const branch = (street: string, postcode: string) =>
    say(`Our branch is at ${street}, ${draft.business.address.town} ${postcode}.`)(draft);
  const address = { ...draft.business.address, street: '3 Mill Lane', postcode: 'ME8 7UD' };
  branch(address.street, address.postcode);
  expect(findIn(draft)).toContain('contact-differs at pages[1].hero.lead');
  draft.departments = { branch: { name: 'Branch', address } };
  expect(findIn(draft)).toEqual([]);
  branch(address.street, 'ME8 7UE');
  expect(findIn(draft)).toEqual(['contact-differs at pages[1].hero.lead']);
});

it('compares an email address at a similar host, and one to write to, but not at another short name', () => {
  const draft = quietDefinition();
  say('The gate opens by mail from keys@tyre.example.')(draft);
  expect(findIn(draft)).toEqual([]);
  say('The gate opens by mail from keys@tiny.org.')(draft);
  expect(findIn(draft)).toEqual(['contact-differs at pages[1].hero.lead']);
  say('Email us at keys@valley.example.')(draft);
  expect(findIn(draft)).toEqual(['contact-differs at pages[1].hero.lead']);
});

it('accepts the email address of a department, and no other', () => {
  const draft = quietDefinition();
  draft.departments = { parts: { name: 'Parts', text: 'By e-mail.', email: 'parts@tiny.example' } };
  say('Write to {email:parts} or parts@tiny.example.')(draft);
  expect(findIn(draft)).toEqual([]);
  say('Write to part@tiny.example.')(draft);
  expect(findIn(draft)).toEqual(['contact-differs at pages[1].hero.lead']);
});

it('compares the number beside the name of a department with that of the department', () => {
  const draft = quietDefinition();
  const phone = (end: string) => ({ display: `01632 960${end}`, dial: `+441632960${end}` });
  draft.departments = {
    parts: { name: 'Parts desk', phone: phone('201') },
    hire: { name: 'Van hire', phone: phone('305') },
  };
  const found = (sentence: string) => {
    say(sentence)(draft);
    return findContradictions(parseSite(draft)).map(({ message }) => message.split('; if')[0]);
  };
  expect(found('Ring the parts desk on 01632 960201, or van hire on 01632 960305.')).toEqual([]);
  const wrong = (said: string) => [
    `says "${said}", but departments.parts.phone.display is "01632 960201"; write {phone:parts}`,
  ];
  expect(found('Ring the parts desk on 01632 960202.')).toEqual(wrong('01632 960202'));
  expect(found('Ring the parts desk on 01632 960305.')).toEqual(wrong('01632 960305'));
});

it('compares a night with its evening and the morning after', () => {
  const draft = quietDefinition();
  draft.hours.regular.push({ days: ['Saturday'], opens: '18:00', closes: '02:00' });
  const found = (sentence: string) => {
    say(sentence)(draft);
    return findIn(draft).filter((each) => each.endsWith('lead'));
  };
  expect(found('We are open on Saturdays from 6pm to 2am.')).toEqual([]);
  expect(found('We are open on Saturdays until 2am.')).toEqual([]);
  expect(found('Call us between 11pm and 1am on Saturdays.')).toEqual([]);
  expect(found('We are closed on Saturdays from 9am to 5pm.')).toEqual([]);
  expect(found('We are open on Saturdays until 3am.')).toEqual(['hours-differ at pages[1].hero.lead']);
  expect(found('Call us between 11pm and 4am on Saturdays.')).toEqual(['hours-differ at pages[1].hero.lead']);
  expect(found('We are closed on Saturdays from 10pm to 11pm.')).toEqual(['hours-differ at pages[1].hero.lead']);
});

it('accepts day and night where a department is open all day', () => {
  const draft = quietDefinition();
  say('Call our emergency line day and night.')(draft);
  const allDay = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
  const emergency = { name: 'Call-outs', phone: { display: '01632 960111', dial: '+441632960111' } };
  draft.departments = { emergency };
  expect(findIn(draft)).toContain('hours-differ at pages[1].hero.lead');
  draft.departments.emergency.regular = [{ days: allDay, opens: '00:00', closes: '23:59' }];
  expect(findIn(draft)).toEqual([]);
  draft.prices['call-out'] = { name: 'Call-out, nights and Sundays', from: 145 };
  expect(findIn(draft)).toEqual([]);
  say('We are open on Sundays.')(draft);
  expect(findIn(draft)).toEqual(['hours-differ at pages[1].hero.lead']);
  draft.departments.yard = { name: 'Yard', regular: [{ days: ['Monday'], opens: '09:00', closes: '12:00' }] };
  say('In town and at the yard, somebody is at the phone day and night.')(draft);
  expect(findIn(draft)).toEqual([]);
});

it('reads a single time beside a day as when something begins, unless it is about opening', () => {
  const draft = quietDefinition();
  const table = (column: string, cell: string, group = 'Otters') => {
    const rows = [[group, cell]];
    draft.pages[1].sections[0] = {
      kind: 'table',
      heading: 'By group',
      caption: column,
      columns: ['Group', column],
      rows,
    };
    return findIn(draft).filter((each) => each.startsWith('hours-differ'));
  };
  expect(table('When', 'Wednesday 16:30, Saturday 09:00')).toEqual([]);
  expect(table('When', 'Monday to Friday 7:00-9:00', 'Workshop')).toHaveLength(1);
  expect(table('When', 'Monday to Friday until 22:00', 'Workshop')).toHaveLength(1);
});

it('trusts what a token inserts, and compares the rest with every season of a department', () => {
  const draft = quietDefinition();
  const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];
  const season = { name: 'Summer', from: '07-01', until: '08-15' };
  draft.hours.seasons = [{ ...season, regular: [{ days: ['Monday'], opens: '07:00', closes: '12:00' }] }];
  const summer = [{ days: ['Saturday'], opens: '09:00', closes: '13:00' }];
  const regular = [{ days: weekdays, opens: '10:00', closes: '16:00' }];
  draft.departments = { parts: { name: 'Parts desk', regular, seasons: [{ ...season, regular: summer }] } };
  const lead = (text: string) => {
    draft.pages[1].hero.lead = text;
    return findContradictions(parseSite(draft), '2026-11-20').map(({ message }) => message);
  };
  expect(lead('We are open {hours}.')).toEqual([]);
  expect(lead('Our parts desk is open {hours:parts}.')).toEqual([]);
  expect(lead('Our parts desk is open on Saturdays.')).toEqual([]);
  expect(lead('We are open {hours}. Our parts desk is open on Sundays.')).toEqual([
    expect.stringMatching(
      / the hours of Parts desk are Monday to Friday 10:00-16:00.*Saturday 9:00-13:00; write \{hours:parts\}$/,
    ),
  ]);
});

it('compares a price by the night with amounts by the night', () => {
  const draft = quietDefinition();
  draft.prices.room = { name: 'Double room', fixed: 95, unit: 'a night' };
  const found = (text: string) => {
    say(text)(draft);
    return findIn(draft);
  };
  const wrong = ['A double room is £85 a night.', 'Double room: £110 per night.', 'The double room costs £80.'];
  for (const text of wrong) expect([text, found(text)]).toEqual([text, ['price-differs at pages[1].hero.lead']]);
  const right = [
    'A double room is £95 a night.',
    'The double room costs £95.',
    'A double room for a week is £600.',
    'The double room is £95, and £570 by the week.',
    'Two nights in the double room come to £190.',
  ];
  for (const text of right) expect([text, found(text)]).toEqual([text, []]);
});

it('compares a count of towns with those that are served, with and without the own one', () => {
  const draft = quietDefinition();
  draft.towns = Object.fromEntries(
    ['Smallham', 'Northham', 'Eastham', 'Westham', 'Southham'].map((name) => [
      name.toLowerCase(),
      { name, served: name !== 'Southham', ...(name === draft.business.address.town && { miles: 0 }) },
    ]),
  );
  const found = (text: string) => {
    say(text)(draft);
    return findIn(draft);
  };
  expect(found('We serve seven towns around here.')).toEqual(['count-beside-list at pages[1].hero.lead']);
  for (const text of ['We serve four towns.', 'The bus stops in seven towns.']) expect(found(text)).toEqual([]);
});

it('does not read the opening of a door as that of the business', () => {
  const draft = quietDefinition();
  say('Opening a door, 5 am to 11 pm, takes us ten minutes.')(draft);
  expect(findIn(draft)).toEqual([]);
  say('Opening times: 5 am to 11 pm.')(draft);
  expect(findIn(draft)).toEqual(['hours-differ at pages[1].hero.lead']);
});

it('reads the lists of one page as one', () => {
  const draft = quietDefinition();
  draft.pages[1].sections[1] = places('Places', ['Smallham', 'Northham']);
  draft.pages[1].sections.push({ ...places('More places', ['Eastham', 'Westham']), id: 'more' });
  expect(findIn(draft)).toEqual([]);
});

it('finds nothing where a claim or a distance is exactly at its limit', () => {
  const draft = quietDefinition();
  const years = 2026 - draft.business.established;
  draft.claims.trade = { value: `${years}+`, label: 'years in the trade', source: 'Register', checked: '2026-11-01' };
  draft.facts.collection = '10-mile radius';
  draft.towns.smallham.miles = 10;
  expect(findIn(draft)).toEqual([]);
});

it('compares a distance whatever its unit', () => {
  const draft = quietDefinition();
  draft.facts.collection = '5-mile radius';
  for (const same of ['8 km', '8,000 metres', '8,800 yards']) {
    say(`We collect cars within a radius of ${same}.`)(draft);
    expect(findIn(draft)).toEqual([]);
  }
  for (const other of ['5 km', '5,000 metres', '5,000 yards']) {
    say(`We collect cars within a radius of ${other}.`)(draft);
    expect(findIn(draft)).toEqual(['figure-differs at pages[1].hero.lead']);
  }
});

it('gives the price of a token to its own row, and takes two words for one', () => {
  const draft = quietDefinition();
  draft.prices.lockout = { name: 'Emergency lockout', from: 79 };
  draft.prices['lock-change'] = { name: 'Lock change', from: 95 };
  say('A lockout is {from:lockout} and a lock change {from:lock-change}.')(draft);
  expect(findIn(draft)).toEqual([]);
  say('A lock change is {from:lockout}.')(draft);
  expect(findIn(draft)).toEqual(['price-differs at pages[1].hero.lead']);
  say('Locked out in an emergency? From £60.')(draft);
  expect(findIn(draft)).toEqual(['price-differs at pages[1].hero.lead']);
});

it.each([
  ['Brake pads are half price.', 'Dealers offer brake pads at half price.'],
  ['Brake pads and the brake check cost the same: £80.', 'Brake pads cost the same £80 as they did last spring.'],
  ['A brake check takes an hour. It costs £45.', 'A brake check takes an hour. It costs from £30.'],
  ['Brake pads are a fixed £80, whatever you drive.', 'Brake pads are from £80, whatever you drive.'],
  ['New brake pads come with a brake check.', 'New brake pads do not come with a brake check.'],
  ['Two brothers opened the garage in 1974.', 'Two brothers opened the garage in 1974, and we took over in 2003.'],
  ['We started the business in the late eighties.', 'The oldest car here is from the late eighties.'],
  ['Brake pads on one axle cost £60.', 'Brake pads on one axle cost from £80.'],
  ['Brake pads are £60, if you’d like them today.', 'Brake pads would be £60 if the axle were smaller.'],
  ['Late appointments on Mondays, until 9pm.', 'Late appointments on Mondays, until 5pm.'],
  [
    'If it happens on a Sunday, ring us between nine and twelve.',
    'If it happens on a Monday, ring us between nine and twelve.',
  ],
  ['You’ll find our garage on Mill Lane.', 'You’ll find our garage just off Mill Lane.'],
  ['Brake pads from £80 are free.', 'The lights check is free, even with brake pads from £80.'],
  ['Brake pads cost £70 with the 10% discount.', 'Brake pads cost £72 with the 10% discount.'],
])('finds "%s", and not "%s"', (wrong, innocent) => {
  expect(findIn(quietAfter(say(wrong)))).toHaveLength(1);
  expect(findIn(quietAfter(say(innocent)))).toEqual([]);
});

it.each([
  ['Our car park is £2 an hour.', 'The station car park is £2 an hour.'],
  ['A battery health check is £20.', 'A battery health check costs nothing.'],
  ['Fleets get a fifth off.', 'Fleets get a tenth off.'],
  ['Van brake blocks from £80.', 'Van brake blocks from £95.'],
])('holds what is free, a discount and a kind of thing to its declaration: "%s", and not "%s"', (wrong, innocent) => {
  const draft = quietDefinition();
  draft.business.parking = 'Free parking behind the garage';
  draft.pages[1].sections[0].heading = 'Free battery health check';
  draft.facts['fleet-discount'] = '10% fleet discount';
  draft.prices['van-brake-pads'] = { name: 'Van brake pads', from: 95 };
  draft.synonyms = { 'prices.brake-pads': ['brake blocks'] };
  say(wrong)(draft);
  expect(findIn(draft)).toHaveLength(1);
  say(innocent)(draft);
  expect(findIn(draft)).toEqual([]);
});

it.each([
  'Walk-ins and appointments are welcome.',
  'We see you with or without an appointment.',
  'Walk in or make an appointment.',
  'Book ahead or just walk in.',
])('takes no side on appointments where a sentence offers both: %s', (sentence) => {
  const change = (draft: Draft) => {
    draft.business.description = 'A garage for cars, by appointment.';
    draft.pages[1].hero.lead = 'No appointment is needed for a puncture.';
    draft.pages[0].hero.lead = sentence;
  };
  expect(findIn(quietAfter(change)).filter((each) => each.startsWith('statement-differs'))).toEqual([]);
});

it('takes no side on appointments where only some hours need one', () => {
  const change = (row: object) => (draft: Draft) => {
    draft.business.description = 'A garage for cars, by appointment.';
    draft.hours.regular.push({ days: ['Friday'], opens: '09:00', closes: '12:00', ...row });
    draft.pages[1].hero.lead = 'No appointment is needed for a puncture.';
  };
  const found = (row: object) => findIn(quietAfter(change(row))).filter((each) => each.startsWith('statement-differs'));
  expect(found({})).toEqual(['statement-differs at pages[1].hero.lead']);
  expect(found({ byAppointment: true })).toEqual([]);
});

it('compares no email address with an origin that is a placeholder', () => {
  const found = (placeholders: readonly 'url'[]) => {
    const draft = quietAfter(({ business }) => {
      business.email = business.email.replace(/@./, '@');
      business.placeholders = placeholders;
    });
    return findIn(draft).filter((each) => each.startsWith('contact-differs'));
  };
  expect([found([]), found(['url'])]).toEqual([['contact-differs at business.email'], []]);
});

it('shows how to declare the number of someone else, such as one of a legal notice', () => {
  const draft = quietAfter(say('This site is hosted by Acme, phone 01632 960999.'));
  const [{ message = '' } = {}] = findContradictions(parseSite(draft));
  expect(message).toContain(
    "; if it is someone else’s, declare it: helplines: { other: { name: '…', phone: { display: '01632 960999', dial: '+441632960999' }, text: '…' } }",
  );
  draft.helplines = {
    other: { name: 'Acme', phone: { display: '01632 960999', dial: '+441632960999' }, text: 'Hosts this site.' },
  };
  expect(findIn(draft)).toEqual([]);
});

it('compares a mistyped number of someone else with theirs', () => {
  const draft = quietAfter(say('At night the duty vet answers on 01632 960998.'));
  const phone = { display: '01632 960999', dial: '+441632960999' };
  draft.helplines = { vet: { name: 'The vet on duty', phone, text: 'Comes at night.' } };
  expect(findContradictions(parseSite(draft)).map(({ message }) => message)).toEqual([
    'says "01632 960998", but helplines.vet.phone.display is "01632 960999"; write 01632 960999',
  ]);
});

it('names the town whose name is nearly the one among the towns served', () => {
  const draft = quietDefinition();
  draft.towns.northham.name = 'Norham';
  const [found] = findContradictions(parseSite(draft)).filter(({ rule }) => rule === 'unknown-name');
  expect(found?.message).toBe(
    'names Northham among the towns served, but towns has "Norham"; write the right name in both places',
  );
});
