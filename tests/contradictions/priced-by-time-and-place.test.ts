import { describe, expect, it } from 'vitest';
import { type Draft, findIn, quietDefinition } from './quiet-site.ts';

/** Definitions as a locksmith, a swimming school, a bakery and an accountant would write them. */
const with_ = (write: (draft: Draft) => void) => {
  const draft = quietDefinition();
  write(draft);
  return findIn(draft);
};

const say = (sentence: string, write: (draft: Draft) => void = () => {}) =>
  with_((draft) => {
    write(draft);
    draft.pages[1].hero.lead = sentence;
  });

const callOuts = (draft: Draft) => {
  const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
  draft.hours = { ...draft.hours, regular: [{ days, opens: '00:00', closes: '23:59' }], exceptions: [] };
  draft.prices = {
    ...draft.prices,
    day: { name: 'Call-out, weekdays 8:00 to 18:00', fixed: 60 },
    night: { name: 'Call-out, nights', fixed: 120 },
    far: { name: 'Extra for 5 to 10 miles', fixed: 18 },
    cylinder: { name: 'Standard cylinder', fixed: 66 },
  };
};

const tariff = (first: string, second: string) => (draft: Draft) => {
  callOuts(draft);
  const section = { kind: 'table', heading: 'Call-out by time', caption: 'Charges' };
  draft.pages[2].sections = [
    {
      ...section,
      columns: ['When you ring', 'Up to 5 miles', '5 to 10 miles'],
      rows: [['Weekdays, 8:00 to 18:00', first, second]],
    },
  ];
};

describe('a table of prices by time and distance', () => {
  it('may give one price in one column and others in the next, by the hours of the row', () => {
    expect(with_(tariff('£60', '£78'))).toEqual([]);
  });

  it('is wrong where no column has the price', () => {
    expect(with_(tariff('£65', '£78'))).not.toEqual([]);
  });
});

describe('a business that is always open', () => {
  it.each(['Locked out in Smallham at 3 in the afternoon.', 'Locked out at two in the morning, you ring us.'])(
    'may say when somebody is locked out: %s',
    (sentence) => expect(say(sentence, callOuts)).toEqual([]),
  );

  it('may not say that it locks up', () => {
    expect(say('We lock up at three in the afternoon.', callOuts)).toEqual(['hours-differ at pages[1].hero.lead']);
  });
});

it('does not read a night spent at work as opening hours', () => {
  expect(say('Bread takes a day. We are up all night.')).toEqual([]);
  expect(say('We are open all night.')).toEqual(['hours-differ at pages[1].hero.lead']);
});

it('reads amounts that the sentence adds up as those of several things', () => {
  const sum = 'In Farham it is £120 for the call-out, £18 for the distance and £66 for the cylinder, together £204.';
  expect(say(sum, callOuts)).toEqual([]);
  expect(say('A standard cylinder is £66 and the call-out £60, so £126.', callOuts)).toEqual([]);
  expect(say('A standard cylinder is £56.', callOuts)).toEqual(['price-differs at pages[1].hero.lead']);
});

it('reads a distance beside an amount as part of the price, not as the radius', () => {
  expect(say('We collect by day for £30 within five miles.')).toEqual([]);
  expect(say('We collect within a radius of five miles.')).toEqual(['figure-differs at pages[1].hero.lead']);
});

it('does not read references to entries as text', () => {
  const ask = (draft: Draft) => {
    draft.faq = { sunday: { question: 'Why not?', answer: 'Somebody has to sleep.' } };
    const topics = [{ label: 'Rest', question: 'sunday' }];
    draft.pages[2].sections = [
      { kind: 'faq', heading: 'Open as usual', questions: ['sunday'], topicsHeading: 'Topics', topics },
    ];
  };
  expect(with_(ask)).toEqual([]);
});

it('reads an amount with its currency before it, after a number of another kind', () => {
  const order = (draft: Draft) => {
    draft.money = { currency: 'EUR' };
    draft.prices.cake = { name: 'Cake for 10', fixed: 48 };
  };
  expect(say('A cake for 10 €48, for 20 more.', order)).toEqual([]);
  expect(say('A cake for 10 is €58.', order)).toEqual(['price-differs at pages[1].hero.lead']);
  expect(say('A cake for 10 costs 58 €.', order)).toEqual(['price-differs at pages[1].hero.lead']);
});

it('does not read a date as a number of things', () => {
  const terms = (draft: Draft) => {
    draft.hours.exceptions = [{ date: '2026-12-19', until: '2027-01-03', name: 'Christmas' }];
    const table = { kind: 'table', heading: 'Dates', caption: 'Dates', columns: ['Term', 'First day', 'No lessons'] };
    const rows = [
      ['Spring', 'Saturday 9 January', '13 to 21 February'],
      ['Summer', 'Monday 12 April', '29 May to 6 June'],
    ];
    draft.pages[2].sections = [{ ...table, rows }];
  };
  expect(say('Places for the spring can be had now. We are closed from 19 December to 3 January.', terms)).toEqual([]);
});

it('reads a number a year as a rate, not as an age', () => {
  const age = (draft: Draft) => {
    draft.claims.lessons = { value: '15', label: 'years of lessons', source: 'The register', checked: '2026-11-20' };
  };
  expect(say('Three terms a year, ten lessons each.', age)).toEqual([]);
  expect(say('We have given lessons for 25 years.', age)).toEqual(['figure-differs at pages[1].hero.lead']);
});

it('reads a second year beside the founding year as that of another place', () => {
  const founded = (draft: Draft) => {
    draft.business.established = 2011;
  };
  expect(say('We have taught in Northham since 2011 and in Smallham since 2016.', founded)).toEqual([]);
  expect(say('We have taught in Northham since 2016.', founded)).toEqual(['figure-differs at pages[1].hero.lead']);
});

it('does not read how something is done as a denial', () => {
  const open = (draft: Draft) => {
    draft.prices.drilling = { name: 'Drilling a lock', fixed: 30 };
    draft.services['brake-repair'].includes = 'Opening without drilling';
  };
  expect(with_(open)).toEqual([]);
  expect(say('We do not drill locks.', open)).toEqual(['statement-differs at pages[1].hero.lead']);
});

it('counts the rows of a table by what its first column names', () => {
  const allergens = (noun: string) => (draft: Draft) => {
    const rows = ['White', 'Rye', 'Soda', 'Baguette'].map((name) => [name, 'Yes']);
    const table = { kind: 'table', heading: 'Allergens by loaf', caption: 'Allergens', columns: ['Loaves', 'Gluten'] };
    const paragraphs = [`There are 14 ${noun} that the law makes us name.`];
    draft.pages[2].sections = [
      { ...table, rows },
      { kind: 'text', heading: 'Good to know', paragraphs },
    ];
  };
  expect(with_(allergens('allergens'))).toEqual([]);
});

it('tells a longer name from the one that it begins with', () => {
  const packages = (second: string) => (draft: Draft) => {
    draft.prices.company = { name: 'Company package', fixed: 390 };
    draft.prices.plus = { name: second, fixed: 640 };
  };
  expect(with_(packages('Company Plus package'))).toEqual([]);
  expect(with_(packages('The company package'))).toEqual(['one-thing-two-prices at prices.plus']);
});

it('does not read the notice for an order as a rule about visits', () => {
  const notice = (draft: Draft) => {
    draft.facts = { 'order-notice': '72 hours' };
  };
  expect(say('We take no bookings, except for groups.', notice)).toEqual([]);
});

describe('a business in a part of a town', () => {
  const suburb = (draft: Draft) => {
    draft.business.tagline = 'Garage in Smallham, Leeds';
    draft.business.description = 'A garage in Leeds for cars and vans.';
  };

  it('may name the town as well, where a text says that the one is in the other', () => {
    expect(with_(suburb)).toEqual([]);
  });

  it('may not name another', () => {
    const elsewhere = (draft: Draft) => {
      suburb(draft);
      draft.business.description = 'A garage in York for cars and vans.';
    };
    expect(with_(elsewhere)).toEqual(['contact-differs at business.description']);
  });
});

it('reads that only one department is open as a statement about the others', () => {
  const shop = (draft: Draft) => {
    draft.business.place = 'The shop';
    draft.hours.regular = [{ days: ['Monday', 'Tuesday', 'Wednesday'], opens: '08:00', closes: '17:00' }];
    draft.departments = {
      cafe: { name: 'The café', regular: [{ days: ['Wednesday'], opens: '09:00', closes: '16:00' }] },
    };
  };
  expect(say('On Tuesdays only the shop is open.', shop)).toEqual([]);
  expect(say('The shop is only open on Tuesdays.', shop)).toEqual(['hours-differ at pages[1].hero.lead']);
});

it('does not read what a thing consists of as a limit of what is offered', () => {
  const bread = (draft: Draft) => {
    draft.prices.white = { name: 'White sourdough', fixed: 5 };
    draft.prices.rye = { name: 'Rye sourdough', fixed: 6 };
  };
  expect(say('Flour, water and salt. That is all there is in our white sourdough.', bread)).toEqual([]);
  expect(say('Brake pads are all we fit.', bread)).toEqual(['statement-differs at pages[1].hero.lead']);
});

it('does not read what is free after a failure as a price', () => {
  expect(say('If they fail, we fit brake pads without charging.')).toEqual([]);
  expect(say('We fit brake pads without charging.')).toEqual(['price-differs at pages[1].hero.lead']);
});

it.each<[sentence: string, write: (draft: Draft) => void]>([
  [
    'The Company package is £410 a month.',
    (draft) => {
      draft.prices.company = { name: 'Company package', fixed: 390, unit: 'a month' };
      draft.prices.sole = { name: 'Sole trader package', fixed: 165, unit: 'a month' };
    },
  ],
  [
    'We have baked in Smallham since 2012.',
    (draft) => {
      draft.business.established = 2014;
    },
  ],
  [
    'I cut and program car keys as well.',
    (draft) => {
      draft.notOffered = [{ name: 'Car locks', words: ['car key'] }];
    },
  ],
  [
    'No appointment is needed.',
    (draft) => {
      draft.hours.regular = [{ days: ['Monday'], opens: '09:00', closes: '17:00', byAppointment: true }];
    },
  ],
  [
    'Our prices do not include GST.',
    (draft) => {
      draft.pages[2].hero.lead = 'All prices include GST.';
    },
  ],
])('finds what differs in another trade: %s', (sentence, write) => {
  expect(say(sentence, write)).not.toEqual([]);
});
