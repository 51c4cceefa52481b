import { describe, expect, it } from 'vitest';
import { findContradictions } from '../../checks/contradictions/check-contradictions.ts';
import { rules } from '../../checks/contradictions/rules.ts';
import type { ContradictionRule } from '../../schema/accepted-contradiction.ts';
import { parseSite } from '../../site/parse.ts';
import { type Draft, figures, findIn, places, quietDefinition } from './quiet-site.ts';

const say = (sentence: string) => (draft: Draft) => {
  draft.pages[1].hero.lead = sentence;
};

/** Near misses for each rule, none of them a contradiction. */
const innocent: Record<ContradictionRule, [what: string, write: (draft: Draft) => void]> = {
  'claim-without-evidence': [
    'a rating that can be looked up',
    (draft) => {
      const source = 'https://reviews.example/garage';
      draft.claims.rating = { value: '4.9/5', label: 'by customers', source, checked: '2026-11-20' };
    },
  ],
  'contact-differs': [
    'the number of somebody else, and a host with another ending and a hyphen',
    (draft) => {
      draft.pages[1].hero.lead = 'The council answers on 01632 960999.';
      draft.business.email = draft.business.email.replace(/@(..)([^.]+)\..*/, '@$1-$2.co.uk');
    },
  ],
  'count-beside-list': ['a count of other places', say('Three places in town sell tyres.')],
  'figure-differs': ['the years of somebody else', say('Her uncle had 40 years in the trade.')],
  'from-dropped': ['a lowest price with its "from"', say('Brake pads cost from {price:brake-pads}.')],
  'history-differs': [
    'a history that begins before the garage',
    (draft) => {
      const items = [1901, 2010].map((year) => ({ year, title: 'The railway', text: 'It reaches the village.' }));
      draft.pages[1].sections.push({ kind: 'timeline', heading: 'How it went', items });
      draft.claims.station = { value: '2012', label: 'test station since', source: 'DVSA', checked: '2026-11-20' };
    },
  ],
  'hours-differ': ['the hours of somebody else', say('The bakery next door is open on Sundays until 2pm.')],
  'near-duplicate-pages': [
    'a town page in words of its own',
    (draft) => {
      const copy = structuredClone(draft.locations[0]);
      const words = 'Coming from Northham you pass the mill, and salt from its lane eats the pipes of any brake.';
      draft.towns.northham.miles = 3;
      draft.locations.push({
        ...copy,
        town: 'northham',
        head: { title: 'Northham brakes', description: 'For Northham.', keywords: ['northham'] },
        hero: { ...copy.hero, heading: 'Northham and its brakes', lead: words },
        sections: [{ ...copy.sections[0], heading: 'From the mill', paragraphs: [words] }],
      });
    },
  ],
  'one-figure-two-meanings': [
    'one figure for two things',
    (draft) => {
      draft.claims.spanners = { value: '500', label: 'spanners', source: 'The wall', checked: '2026-11-20' };
    },
  ],
  'one-thing-two-prices': [
    'two things with one word in common',
    (draft) => {
      draft.prices['rear-brake-check'] = { name: 'Rear brake check', from: 35 };
    },
  ],
  'place-beyond-radius': [
    'a town at the edge of the radius',
    (draft) => {
      draft.towns.smallham.miles = 10;
    },
  ],
  'price-differs': ['the price of somebody else', say('A dealer charges £300 for brake pads.')],
  'price-outlier': [
    'two prices far apart, in a table too short to tell',
    (draft) => {
      draft.prices.engine = { name: 'New engine', from: 6000 };
    },
  ],
  'promise-outside-hours': [
    'a promise for opening hours',
    (draft) => {
      draft.facts['response-time'] = '2 hours';
      draft.pages[1].hero.lead = 'We call back within {fact:response-time} while we are open.';
    },
  ],
  'slot-outside-hours': [
    'a slot that ends when the doors close',
    (draft) => draft.forms.timeSlots.push('4:00 PM - 5:00 PM'),
  ],
  'statement-differs': [
    'a claim that others deny',
    (draft) => {
      draft.claims.warranty = { value: '6-month', label: 'warranty', source: 'Terms', checked: '2026-11-20' };
      draft.pages[1].hero.lead = 'Some backstreet garages give no warranty.';
    },
  ],
  'statistics-differ': [
    'a statistic with one label in common',
    (draft) => {
      const other = { ...figures('others'), heading: 'Why vans fail' };
      other.items = [
        { percent: 12, label: 'Brakes' },
        { percent: 9, label: 'Doors' },
      ];
      draft.locations[0].sections.push(other);
    },
  ],
  'town-missing-from-list': [
    'three places on the way',
    (draft) => draft.pages[2].sections.push(places('On the way', ['Smallham', 'Northham', 'Eastham'])),
  ],
  'unknown-name': [
    'a choice for everything else',
    (draft) => {
      draft.forms.fields.service.options[0].label = 'Not sure yet';
    },
  ],
  'wrong-name': [
    'a heading of two towns',
    (draft) => {
      draft.locations[0].hero.heading = 'Brake repair in Smallham, and in Northham';
      draft.layout = { footer: [{ heading: 'Work', links: [{ name: 'All our work', href: '/brake-repair' }] }] };
      // A part of another page.
      draft.pages[1].hero.actions = [{ label: 'Quote', href: '/contact#content' }];
    },
  ],
  'wrong-weekday': ['a date in words', say('We reopen on Tuesday, the 6th of April 2027.')],
};

it('matches a free service by its full name, not as the dearer thing in it', () => {
  const draft = quietDefinition();
  draft.services['brake-repair'].related = ['visual'];
  draft.services.visual = { name: 'Visual brake check', icon: 'disc', summary: 'A visual brake check is free.' };
  draft.prices['battery-test'] = { name: 'Battery test', fixed: 0 };
  draft.pages[1].hero.lead =
    'A battery test is {price:battery-test}, and costs nothing. The visual brake check is free.';
  expect(findIn(draft)).toEqual([]);
  draft.services.visual.summary = 'Free, while you wait';
  expect(findIn(draft)).toEqual([]);
});

it('reads a list of days as one, and does not read what customers ask for as a promise', () => {
  const draft = quietDefinition();
  for (const sentence of [
    'No appointments on Saturdays, Sundays or Fridays.',
    "Monday's session finishes at five and we're closed on Sundays.",
    "We're often asked to open on Sundays.",
    'Brakes, engine overhauls and peace of mind.',
    'The M20 is shut tonight, so take the A2 to us.',
    'Do you sell cars? No, we only repair them.',
    'Sunday drivers are welcome to book on Monday.',
    'Ask three garages and you will get three prices.',
    'The trains run seven days a week.',
    'We do not cover the Isle of Wight.',
    'We cannot hold a slot for more than ten minutes.',
    'The third slot of the day starts at noon.',
    'One year, on brakes, engines and everything.',
    'The suppliers we use in Leeds shut at five.',
    "My brother-in-law's bodyshop shuts at noon on Fridays.",
    'How old will the garage be in 2027? Twenty-eight.',
  ]) {
    say(sentence)(draft);
    expect(findIn(draft)).toEqual([]);
  }
  say('No appointments on Sundays, Mondays or Fridays.')(draft);
  expect(findIn(draft)).toHaveLength(1);
});

it('does not read the name of a closed day alone as a statement, unless a heading says that it is open', () => {
  const show = (heading: string, ...days: string[]) => {
    const draft = quietDefinition();
    draft.hours.exceptions = [{ date: '2027-07-26', until: '2027-08-13', name: 'Summer holiday' }];
    draft.pages[1].sections.push(
      { kind: 'notice', heading, text: 'We wish you a good summer.' },
      { kind: 'list', style: 'check', heading: 'Open as usual', items: days.map((text) => ({ text })) },
    );
    return findIn(draft).map((each) => each.split(' ')[0]);
  };
  expect(show('Summer holiday', 'Monday')).toEqual([]);
  expect(show('Open in the summer holiday', 'Monday')).toEqual(['hours-differ']);
  expect(show('Summer holiday until noon', 'Monday')).toEqual(['hours-differ']);
  expect(show('Sunshine', 'Summer holiday')).toEqual(['hours-differ']);
});

it('does not read the days in a notice about reopening as opening days', () => {
  const draft = quietDefinition();
  draft.hours.exceptions = [{ date: '2027-07-26', until: '2027-08-13', name: 'Summer holiday' }];
  const heading = 'Summer holiday from 26 July to 13 August';
  draft.pages[1].sections.push({ kind: 'notice', heading, text: 'We open again on 16 August.' });
  expect(findIn(draft)).toEqual([]);
});

it('reads the days that a form offers as those of the visitor', () => {
  const draft = quietDefinition();
  const offer = (label: string) => {
    const options = [{ code: 'sunday', label }];
    draft.forms.fields = { ...draft.forms.fields, days: { kind: 'checkboxes', label: 'Days', options } };
    draft.forms.forms.contact.fields.push({ field: 'days' });
    const found = findIn(draft);
    draft.forms.forms.contact.fields.pop();
    return found;
  };
  expect(offer('Sunday')).toEqual([]);
  expect(offer('Sunday 9 AM to 2 PM')).toHaveLength(1);
});

it.each(['£25 off brake pads.', 'With a £25 coupon for brake pads.', 'A £25 discount on brake pads for pensioners.'])(
  'does not read an amount off a price as that price: %s',
  (sentence) => {
    const draft = quietDefinition();
    say(sentence)(draft);
    expect(findIn(draft)).toEqual([]);
  },
);

it('does not compare the exits of two roads in the directions', () => {
  const draft = quietDefinition();
  draft.access = [
    { name: 'M9', kind: 'motorway', text: 'Leave at junction 3.' },
    { name: 'M20', kind: 'motorway', text: 'Leave at junction 8.' },
  ];
  expect(findIn(draft)).toEqual([]);
});

it('does not read a unit with a number as a street with a house number', () => {
  const draft = quietDefinition();
  draft.business.address.street = 'Unit 5';
  say('Park outside unit 7, beside the tyre shop.')(draft);
  expect(findIn(draft)).toEqual([]);
});

it.each([
  'We are closed on Sundays, so ring {phone} on Monday.',
  'Leave your key in the box at night and ring {phone} in the morning.',
  'If we are closed, leave a message on {phone}.',
  'If you collect your car after we close, ring {phone} before you come.',
  'Ring the parts counter on {phone:parts}, or the body shop on {phone:body}.',
])('finds nothing in a sentence with the number for its time and its department: %s', (sentence) => {
  const draft = quietDefinition();
  const phone = (end: string) => ({ display: `01632 960${end}`, dial: `+441632960${end}` });
  draft.departments = {
    night: { name: 'Out of hours', phone: phone('999'), text: 'For emergencies.' },
    parts: { name: 'Parts counter', phone: phone('201') },
    body: { name: 'Bodyshop', phone: phone('202') },
  };
  say(sentence)(draft);
  expect(findIn(draft)).toEqual([]);
});

it.each([
  ['2026-08-20', 'We are closed from 3 to 14 August.'],
  ['2027-01-01', 'We are closed from 24 December to 4 January.'],
])('takes a closure without a year for that of the year before, on %s', (today, sentence) => {
  const draft = quietDefinition();
  draft.hours.exceptions = [
    { date: '2026-08-03', until: '2026-08-14', name: 'Summer holiday' },
    { date: '2026-12-24', until: '2027-01-04', name: 'Christmas' },
  ];
  say(sentence)(draft);
  expect(findContradictions(parseSite(draft), today)).toEqual([]);
});

it('reads 31 minutes in a promise and in mail.respondWithin as the same', () => {
  const draft = quietDefinition();
  draft.mail = { respondWithin: '31 minutes' };
  draft.facts['response-time'] = '31 minutes';
  draft.forms.forms.booking.success.text = 'Thank you! We will ring you within {fact:response-time}.';
  expect(findIn(draft).filter((each) => each.includes('success'))).toEqual([]);
});

it.each(['We run two clinics a week for young drivers.', 'Your appointment is fixed as soon as we have called you.'])(
  'finds nothing in what happens at one address, or after a call: %s',
  (sentence) => {
    const draft = quietDefinition();
    draft.pages[2].hero.lead = 'Book online and we’ll ring to confirm.';
    say(sentence)(draft);
    expect(findIn(draft)).toEqual([]);
  },
);

const courseTimes = 'Mon, Wed and Thu, 18:00-21:00';

/** Places where a name has times beside it. */
const timetables: Record<string, (title: string) => object> = {
  'a row': (title) => ({ kind: 'table', caption: 'Dates', columns: ['What', 'When'], rows: [[title, courseTimes]] }),
  'a card': (title) => ({ kind: 'cards', items: [{ title, text: courseTimes }] }),
  'a point': (title) => ({ kind: 'list', style: 'check', items: [{ text: title, detail: courseTimes }] }),
  'a sentence': (title) => ({ kind: 'text', paragraphs: [`${title}: ${courseTimes}`] }),
};

it.each(Object.entries(timetables))('takes times beside a course for its own in %s', (_, write) => {
  const show = (title: string) => {
    const draft = quietDefinition();
    draft.pages[2].sections = [{ heading: 'What is on', ...write(title) }];
    return findIn(draft).filter((each) => each.startsWith('hours-differ'));
  };
  expect(show('Evening course')).toEqual([]);
  expect(show('Opening hours')).toHaveLength(1);
});

it.each([
  ['what a customer asked, and was told', 'Somebody asked whether we take cheques, and I had to tell them no.'],
  ['what is refused beyond a limit', "A lady in Leeds rang, and I had to say that we don't collect that far away."],
  ['words for another place that open a sentence', 'Elsewhere, brake pads can set you back £300 or more.'],
  ['a year and an age that give the founding year', 'By 2010 the garage had been going for six years.'],
  ['what people believe', 'People assume that we don’t repair brakes.'],
  ['what was so in another year', 'In 2003 we had no brake repair.'],
  ['a condition that does not hold', 'If brake pads cost £200 nobody would fit them.'],
  ['the length of a slot, before an answer', 'Pick a day and a two-hour slot, and we’ll ring you to confirm.'],
  ['how it was', 'There were only sixty cars a year here when we opened.'],
  ['how it began', 'The garage began with sixty cars a year.'],
  [
    'a state at a time that another clause gives',
    'A car that stops at six on a Monday has to wait, as we have closed by then.',
  ],
  [
    'the price of another thing that the sentence names',
    'Every car needs wipers, which we can do for £15 alongside the brake check.',
  ],
  ['a place beyond the area', 'Dover is 40 miles away, so I’m afraid collection is outside the area we cover.'],
  ['the price of a firm without a name', 'Brake pads by a large online firm may start at £40.'],
  ['what a fault costs', 'Worn brake pads can ruin a disc and cost you £400.'],
  ['the hours of whom to call', 'If you break down, first call National Highways, at any time of day or night.'],
  ['a quotation', '“Those brake pads were £300 well spent,” says a driver from Dover.'],
  ['a charge of an organisation', 'Brake pads cost £40 to register with the Office of Brakes.'],
  ['a time after an answer', 'You can write to the Ombudsman within six months of our final answer.'],
  ['another garage in a relative clause', 'The garage that shuts at noon is not us.'],
  ['whom a relative clause tells apart', 'The workshop we order from shuts at noon.'],
  ['what exists elsewhere', 'There are garages that run 24 hours a day.'],
  ['a verb of the clause before', 'The man I learned from knocked off at noon and never closed.'],
  ['what did not happen', 'Had we moved to Dover, you would be paying for parking.'],
  ['what somebody wondered', 'Somebody wrote to ask whether we close for lunch.'],
  ['a value denied for the right one', 'Brake pads are from £80, not from £60.'],
  ['a price that may be', 'If a club gives you a voucher, brake pads may drop to £20.'],
  ['a fact that a token writes', 'Beyond {fact:travel-distance}, such as to Farham, we charge by the mile.'],
  ['the length of a thing', 'Our collection lorry is 6 metres long.'],
  ['a comparison', 'On Mondays the shutters come down two hours sooner than they once did.'],
])('finds nothing in %s', (_, sentence) => {
  const draft = quietDefinition();
  draft.business.established = 2004;
  draft.business.payment = ['cash', 'card'];
  draft.facts['collection-radius'] = '10-mile radius';
  draft.facts['response-time'] = '2 hours';
  draft.facts['travel-distance'] = '15 miles';
  draft.prices.wipers = { name: 'Wiper', fixed: 15 };
  draft.towns.farham = { name: 'Farham', miles: 28 };
  say(sentence)(draft);
  expect(findIn(draft)).toEqual([]);
});

it.each([
  ['west', 'east'],
  ['West', 'East to Dover (and the ferries'],
])('takes a direction in a name for none of a town, on a road from %s to %s', (left, right) => {
  const draft = quietDefinition();
  draft.access = [{ name: 'A2', kind: 'primary', text: 'Along the A2.' }];
  draft.towns.northham.miles = 0;
  draft.towns.smallham.via = ['A2'];
  draft.stripMap = { road: 'A2', left, right, stops: [{ town: 'smallham' }, { town: 'northham' }] };
  for (const sentence of [
    'Smallham is to the west of us.',
    'West of us is Smallham.',
    'We serve Smallham, East Malling and Farham.',
    'We serve Smallham and East Kent.',
  ]) {
    say(sentence)(draft);
    expect(findIn(draft)).toEqual([]);
  }
  say('Smallham is to the east of us.')(draft);
  expect(findIn(draft)).toHaveLength(1);
});

it.each(Object.keys(rules) as ContradictionRule[])('%s has a false alarm that it does not raise', (rule) => {
  const draft = quietDefinition();
  const [what, write] = innocent[rule];
  write(draft);
  expect(findIn(draft), what).toEqual([]);
});

it('does not expect the town of the business in a list of the places around it', () => {
  const draft = quietDefinition();
  draft.towns.home = { name: 'Greatham', miles: 0, served: true };
  expect(findIn(draft).filter((found) => found.startsWith('town-missing'))).toEqual([]);
});

describe('with a branch that has other hours', () => {
  const found = (sentence: string) => {
    const draft = quietDefinition();
    draft.business.place = 'Millfield';
    draft.hours.regular = [
      { days: ['Monday', 'Tuesday'], opens: '08:00', closes: '21:00' },
      { days: ['Saturday'], opens: '09:00', closes: '13:00' },
    ];
    const periods = [
      { opens: '08:30', closes: '12:30' },
      { opens: '13:30', closes: '17:00' },
    ];
    const address = { ...draft.business.address, town: 'Rainham', postcode: 'ME8 7UD' };
    draft.departments = { rainham: { name: 'Rainham', address, regular: [{ days: ['Monday', 'Tuesday'], periods }] } };
    say(sentence)(draft);
    return findIn(draft).filter((each) => each.includes('hero'));
  };

  it.each([
    'In Rainham we close for lunch from 12:30 to 1:30 p.m. and open again until five.',
    'Rainham is closed on weekends; Millfield is open on Saturday mornings.',
    'Rainham is closed on Saturdays, but Millfield is open from 9 a.m. to 1 p.m. on that day.',
    'Millfield is open until 9 p.m. on Tuesdays, and Rainham closes at 5 p.m.',
  ])('finds nothing in what is true of the place that a clause names: %s', (sentence) => {
    expect(found(sentence)).toEqual([]);
  });

  it.each([
    'Rainham is closed on Sundays; Millfield is open on Sunday mornings.',
    'Rainham is open on Saturdays; Millfield is closed on Sundays.',
    'On Tuesdays we are open until 10 p.m. in Millfield.',
    'In Rainham we are open until 9 p.m. on Tuesdays.',
  ])('finds what is not: %s', (sentence) => {
    expect(found(sentence)).toEqual(['hours-differ at pages[1].hero.lead']);
  });
});
