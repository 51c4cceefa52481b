import { describe, expect, it } from 'vitest';
import harbour from '../../examples/harbour-vets/site.config.ts';
import { type Draft, findIn, quietDefinition } from './quiet-site.ts';

/** Sentences as a dentist, a campsite, a driving instructor and a dog groomer write them. */
const say = (sentence: string, write: (draft: Draft) => void = () => {}) => {
  const draft = quietDefinition();
  write(draft);
  draft.pages[1].hero.lead = sentence;
  return findIn(draft);
};

const dogs = (draft: Draft) => {
  draft.prices.dog = { name: 'Dog', fixed: 2, unit: 'a night' };
  draft.prices.nails = { name: 'Nail clip', fixed: 20 };
  draft.prices.washing = { name: 'Washing machine', fixed: 4 };
  draft.prices.missed = { name: 'Missed appointment', fixed: 25 };
  draft.prices.hour = { name: 'Lesson of an hour', fixed: 39 };
  draft.prices.teeth = { name: 'Teeth brushing', fixed: 12 };
  draft.prices.pickup = { name: 'Pick-up beyond six miles', fixed: 5 };
};

const notices = (draft: Draft) => {
  draft.facts = { notice: '48 hours', deposit: '£100', pitches: '42', dogs: 'welcome, two to a pitch' };
};

describe('a price is that of another case', () => {
  it.each([
    'There is no charge for assistance dogs.',
    'The sixth nail clip is free.',
    'We do not charge children for missed appointments.',
    'You pay nothing and you get the next free hour.',
    'Washing machines take £4 and dryers £2.',
    'Lessons of an hour can be moved or cancelled free until two days before.',
    'I am not the cheapest; there are lessons for £28.',
  ])('%s', (sentence) => expect(say(sentence, dogs)).toEqual([]));

  it.each([
    'There is no charge for dogs.',
    'A nail clip is free.',
    'We do not charge for missed appointments.',
    'Washing machines take £2 and dryers £2.',
  ])('and is wrong of its own: %s', (sentence) => {
    expect(say(sentence, dogs)).toEqual(['price-differs at pages[1].hero.lead']);
  });
});

describe('a time that is not that of opening', () => {
  it.each([
    'You can stay until four for £6.',
    'The quiet hours are from half past ten at night until seven.',
    'Gates are shut to cars at eleven at night.',
    'The phones are answered from seven, an hour before we open.',
    'We are open from Easter to October.',
    'On the first Monday of the month we open at eleven.',
    'Nails are clipped without an appointment on Mondays between two and four.',
  ])('%s', (sentence) => {
    const plain = (draft: Draft) => {
      draft.facts = {};
    };
    expect(say(sentence, plain)).toEqual([]);
  });

  it.each(['We stay until eleven at night.', 'The phones are answered from five.'])('unlike this: %s', (sentence) => {
    expect(say(sentence)).toEqual(['hours-differ at pages[1].hero.lead']);
  });
});

describe('a day with a lunch break', () => {
  const lunch = (draft: Draft) => {
    const periods = [
      { opens: '09:00', closes: '13:00' },
      { opens: '14:00', closes: '17:00' },
    ];
    draft.hours.regular = [{ days: ['Tuesday', 'Wednesday'], periods }];
  };

  it('may be given from the first opening to the last closing time', () => {
    expect(say('We are open on Tuesdays and Wednesdays, nine to five.', lunch)).toEqual([]);
  });

  it('is not open longer', () => {
    expect(say('We are open on Tuesdays and Wednesdays, nine to six.', lunch)).not.toEqual([]);
  });
});

describe('days of which the text says more later', () => {
  const late = (draft: Draft) => {
    draft.hours.regular = [
      { days: ['Monday', 'Tuesday', 'Wednesday', 'Friday'], opens: '09:00', closes: '17:00' },
      { days: ['Thursday'], opens: '09:00', closes: '20:00' },
    ];
  };

  it.each([
    'We are open from Monday to Friday, nine to five, and on Thursdays until eight.',
    'We are open from Monday to Friday, nine to five. On Thursdays we close at eight.',
  ])('%s', (sentence) => expect(say(sentence, late)).toEqual([]));

  it.each([
    'We are open from Monday to Friday, nine to five.',
    'We are open from Monday to Friday, nine to six, and on Thursdays until eight.',
    'We are open from Monday to Friday, nine to five. On Thursdays we close at seven.',
  ])('and is wrong elsewhere: %s', (sentence) => {
    expect(say(sentence, late)).toEqual(['hours-differ at pages[1].hero.lead']);
  });
});

it('finds lessons on closed days, and none on a day without them or a bank holiday', () => {
  expect(say('I do not teach on Sundays or on bank holidays.')).toEqual([]);
  expect(say('I teach on Sundays as well.')).toEqual(['hours-differ at pages[1].hero.lead']);
  expect(say('I teach on bank holidays.')).toEqual(['hours-differ at pages[1].hero.lead']);
});

it('names a row of a table after its first cell, but no paragraph after the first', () => {
  const paragraphs = ['A filling has a guarantee of two years.', 'Emails are read within one working day.'];
  const guarantee = (draft: Draft) => {
    draft.facts = { 'filling-guarantee': 'two years' };
    draft.pages[2].sections = [{ kind: 'text', heading: 'Good to know', paragraphs }];
  };
  expect(say('Good to know.', guarantee)).toEqual([]);
});

describe('a branch called by its town', () => {
  const branches = (draft: Draft) => {
    draft.business.place = 'Smallham surgery';
    draft.hours.regular = [{ days: ['Monday', 'Tuesday'], opens: '09:00', closes: '17:00' }];
    const address = { street: '80 High Street', town: 'Northham', postcode: 'ME8 7UD', country: 'GB' };
    const regular = [{ days: ['Tuesday'], opens: '10:00', closes: '15:00' }];
    draft.departments = { northham: { name: 'Northham surgery', address, regular } };
  };

  it('has its own days', () => {
    expect(say('Northham is open on Tuesdays from ten to three.', branches)).toEqual([]);
    expect(say('Northham opens on Mondays.', branches)).toEqual(['hours-differ at pages[1].hero.lead']);
  });

  it('leaves those of the business to it', () => {
    expect(say('We open on Mondays; Northham is a mile away.', branches)).toEqual([]);
  });
});

describe('a closure that begins in the middle of a day', () => {
  const holidays = (draft: Draft) => {
    draft.hours.exceptions = [
      { date: '2026-12-24', name: 'Christmas Eve', opens: '08:00', closes: '12:00' },
      { date: '2026-12-25', until: '2027-01-07', name: 'Holidays' },
    ];
  };

  it('leaves its first day open until then', () => {
    expect(say('We close on 24 December at noon and open again on 8 January.', holidays)).toEqual([]);
  });

  it('is a closure all the same', () => {
    expect(say('We close on 22 December at noon and open again on 8 January.', holidays)).not.toEqual([]);
  });
});

describe('a notice', () => {
  it.each([
    'There is a waiting list of about nine months.',
    'If you fail, you must wait ten working days before you can try again.',
  ])('is not how long one waits: %s', (sentence) => expect(say(sentence, notices)).toEqual([]));

  it('is found where it is short', () => {
    expect(say('Please give us 24 hours’ notice.', notices)).toEqual(['figure-differs at pages[1].hero.lead']);
  });
});

it.each(['cancel-notice', 'cancellation-notice'])('a notice is found by any form of its word: %s', (key) => {
  const fact = (draft: Draft) => {
    draft.facts = { [key]: 'four weeks' };
  };
  expect(say('Cancel up to two weeks before you arrive.', fact)).toEqual(['figure-differs at pages[1].hero.lead']);
  expect(say('Cancel up to four weeks before you arrive.', fact)).toEqual([]);
});

describe('a denial of something else', () => {
  it.each([
    'Teeth are brushed, but that is no dentist.',
    'I come to you, and never go beyond ten.',
    'Brake checks with and without pads.',
    'Spring and autumn are the shedding seasons for brake dust.',
  ])('%s', (sentence) => expect(say(sentence, dogs)).toEqual([]));
});

it.each(['Dogs are not allowed on our campsite.', 'We do not allow dogs.'])('finds a refusal: %s', (sentence) => {
  expect(say(sentence, dogs)).toEqual(['statement-differs at pages[1].hero.lead']);
});

describe('facts of a bare number, a deposit and a founder', () => {
  it.each(['We have 42 pitches.', 'The deposit for the course is £100.'])('agree: %s', (sentence) =>
    expect(say(sentence, notices)).toEqual([]),
  );

  it('counts nothing where one of several is meant', () => {
    const groomers = (draft: Draft) => {
      draft.facts = { groomers: '3' };
    };
    expect(say('Your dog stays with one groomer from start to finish.', groomers)).toEqual([]);
    expect(say('We have only one groomer.', groomers)).toEqual(['figure-differs at pages[1].hero.lead']);
    expect(say('There are five groomers.', groomers)).toEqual(['figure-differs at pages[1].hero.lead']);
  });

  it.each(['We have 60 pitches.', 'The deposit for the course is £150.'])('differ: %s', (sentence) => {
    expect(say(sentence, notices)).toEqual([expect.stringMatching(/differs at pages\[1\].hero.lead$/)]);
  });

  it('reads the name of the business as the business', () => {
    const founded = (draft: Draft) => {
      draft.business.established = 2012;
    };
    expect(say('Tania opened Tiny Garage in 2012.', founded)).toEqual([]);
    expect(say('Tania opened Tiny Garage in 2015.', founded)).not.toEqual([]);
  });
});

describe('arrival and departure are facts with a time of day', () => {
  const stay = (draft: Draft) => {
    draft.facts = { 'check-in': '14:00 to 20:00', 'check-out': '11:00' };
  };

  it.each([
    'Check-in is from two o’clock until eight o’clock.',
    'Arrive between 2 and 8 pm.',
    'Please check out by 11 am.',
    'Arrive after 14:00, please.',
  ])('%s', (sentence) => expect(say(sentence, stay)).toEqual([]));

  it.each(['Arrive between noon and six in the evening.', 'Check-out is at 10:00.', 'Leave by 9:00 for the seals.'])(
    'and is wrong of its own: %s',
    (sentence) => expect(say(sentence, stay)).toEqual(['figure-differs at pages[1].hero.lead']),
  );
});

describe('boats hired by the week', () => {
  const boats = (draft: Draft) => {
    draft.business.description = 'Boats on the Northham Canal.';
    draft.prices.deposit = { name: 'Booking deposit', fixed: 150 };
    draft.prices.damage = { name: 'Damage deposit', fixed: 100 };
    draft.services['brake-repair'].formCodes = ['wren', 'heron'];
    const items = ['Wren', 'Heron', 'Swan', 'Bridge Cottage'].map((title) => ({ title, text: 'See for yourself.' }));
    draft.pages[1].sections.push({ kind: 'cards', heading: 'Boats and cottages', items });
  };

  it.each([
    'The canal is closed for repairs from Monday to Friday.',
    'Our three boats and a cottage.',
    'Our two boats and two cottages.',
    'Our three hire boats and a cottage.',
    'The damage deposit is £100.',
    'A damage deposit of £100 is returned within a week.',
    'A booking deposit of £150 holds your dates.',
  ])('%s', (sentence) => expect(say(sentence, boats)).toEqual([]));

  it.each([
    'Our three boats and five cottages.',
    'Our three boats and free parking.',
    'The damage deposit is £120.',
    'A booking deposit of £200 holds your dates.',
    'We are closed for repairs from Monday to Friday.',
  ])('and is wrong: %s', (sentence) => expect(say(sentence, boats)).toHaveLength(1));

  it('accepts a choice whose code is that of a service', () => {
    const choices = (...labels: string[]) => {
      const draft = quietDefinition();
      boats(draft);
      const options = labels.map((label) => ({ code: label.split(' ')[0]?.toLowerCase(), label }));
      draft.forms.fields.service.options = options;
      return findIn(draft);
    };
    expect(choices('Wren with bunks', 'Heron with a stove')).toEqual([]);
    expect(choices('Wren with bunks', 'Cygnet with a stove')).toHaveLength(1);
  });
});

describe('an answer is promised in working days', () => {
  const days = (draft: Draft) => {
    draft.mail = { respondWithin: 'one working day' };
    draft.pages[3].hero.lead = 'A price in writing.';
  };

  it.each([
    'We answer within one working day.',
    'We reply by the next working day.',
    'You hear from us within 24 hours on weekdays.',
    'We usually reply the same day.',
    'Ring us two hours before you come.',
    'The answer to most faults takes two hours to find.',
  ])('%s', (sentence) => expect(say(sentence, days)).toEqual([]));

  it.each(['We answer within two hours.', 'We reply within three working days.'])('and is wrong: %s', (sentence) =>
    expect(say(sentence, days)).toEqual(['figure-differs at pages[1].hero.lead']),
  );
});

describe('a guest house that is closed in January and serves meals', () => {
  const meals = (draft: Draft) => {
    const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
    draft.hours.regular = [{ days, opens: '08:00', closes: '20:00' }];
    draft.hours.seasons = [{ name: 'January', from: '01-01', until: '01-31', regular: [{ days }] }];
    draft.facts = { 'check-in': '4 pm to 8 pm' };
    draft.departments = {
      breakfast: { name: 'Breakfast', regular: [{ days, opens: '07:30', closes: '09:30' }] },
      walks: { name: 'Guided walks', regular: [{ days: ['Tuesday', 'Saturday'], opens: '09:45', closes: '16:00' }] },
    };
  };

  it.each([
    'We are open all year.',
    'Open all year round.',
    'We are open in January.',
    'We are closed in February.',
    'When are you closed? All of February.',
    'Breakfast is served from 8 to 9:30.',
    'Two rooms, a cooked breakfast from 8 to 9:30, and a garden.',
    'We serve breakfast between 8 and 9:30.',
    'Our guided walks leave on Mondays and Saturdays.',
    'Guided walks start at 9:15.',
  ])('contradicts itself: %s', (sentence) => {
    expect(say(sentence, meals)).toEqual(['hours-differ at pages[1].hero.lead']);
  });

  it.each(['Check-in is from 3 pm to 8 pm.', 'Check in between 3 pm and 8 pm.'])(
    'says another time: %s',
    (sentence) => {
      expect(say(sentence, meals)).toEqual(['figure-differs at pages[1].hero.lead']);
    },
  );

  it.each([
    'We are open all year except January.',
    'We are not open in January.',
    'We are closed all of January.',
    'When are you closed? All of January.',
    'We open again in February.',
    'We opened in January.',
    'The bakery next door is open all year.',
    'In February we close at eight.',
    'Two rooms, a cooked breakfast from 7:30 to 9:30, and a garden.',
    'Breakfast on Sundays is at nine.',
    'Order breakfast between 6 and 8 pm.',
    'Our guided walks leave on Saturdays.',
    'Ask about guided walks between 5 and 6 pm.',
    'Check in between 5 pm and 7 pm.',
  ])('is innocent: %s', (sentence) => expect(say(sentence, meals)).toEqual([]));

  it('does not read the time at which luggage may be left as that of arrival', () => {
    const found = (answer: string) => {
      const draft = quietDefinition();
      meals(draft);
      draft.faq = { early: { question: 'Can we arrive before 4 pm?', answer } };
      return findIn(draft).filter((each) => each.includes('early'));
    };
    expect(found('You can leave your bags from noon.')).toEqual([]);
    expect(found('Yes, you can check in from 3 pm.')).toEqual(['figure-differs at faq.early.answer']);
  });

  it('reads the times under the name of what has them, and the days of a week on its page', () => {
    const found = (detail: string) => {
      const draft = quietDefinition();
      meals(draft);
      draft.pages[1].hero.heading = 'Guided walks';
      const items = [{ text: 'Breakfast', detail }];
      draft.pages[1].hero.lead = 'Two days a week, in small groups.';
      draft.pages[1].sections.push({ kind: 'list', id: 'times', style: 'check', heading: 'Times', items });
      return findIn(draft).filter((each) => each.startsWith('hours'));
    };
    expect(found('Between 7:30 and 9:30.')).toEqual([]);
    expect(found('Between 8:00 and 9:30.')).toEqual(['hours-differ at pages[1].sections[2].items[0].detail']);
  });
});

describe('"only" that limits a thing to one service', () => {
  const rooms = (draft: Draft) => {
    Object.assign(draft.services['brake-repair'], { name: 'Garden room', related: [] });
    draft.services['tyre-fitting'] = {
      ...structuredClone(draft.services['brake-repair']),
      name: 'Tower room',
      related: [],
    };
    draft.services['tyre-fitting'].head = { title: 'Tower', description: 'The tower.', keywords: ['tower'] };
    draft.prices.dog = { name: 'Dog', fixed: 12 };
  };

  it.each(['Dogs are welcome in the garden room only.', 'Only the garden room takes dogs.'])('%s', (sentence) =>
    expect(say(sentence, rooms)).toEqual([]),
  );

  it('limits the price whose description says it', () => {
    const limit = (draft: Draft) => {
      rooms(draft);
      draft.prices.dog.description = 'In the garden room only.';
    };
    expect(say('A quiet house.', limit)).toEqual([]);
  });

  it('excludes the other services on its own', () => {
    expect(say('We only have the garden room.', rooms)).toEqual(['statement-differs at pages[1].hero.lead']);
  });
});

it('reads an amount in the unit of the price that its card is about', () => {
  const found = (text: string) => {
    const draft = quietDefinition();
    draft.prices.lunch = { name: 'Packed lunch', fixed: 9.5, unit: 'per person' };
    draft.pages[1].sections.push({ kind: 'cards', heading: 'For walkers', items: [{ title: 'Packed lunches', text }] });
    return findIn(draft);
  };
  expect(found('Order by 8 pm, £9.50 per person.')).toEqual([]);
  expect(found('With a flask of soup for £2.')).toEqual([]);
  expect(found('Order by 8 pm, £8.50 per person.')).toHaveLength(1);
});

describe('the plain copy of a veterinary practice', () => {
  const write = (change: (draft: Draft) => void) => {
    const draft: Draft = structuredClone(harbour);
    change(draft);
    return findIn(draft);
  };
  const onPage = (sentence: string) =>
    write((draft) => {
      draft.pages[1].hero.lead = sentence;
    });

  it.each([
    'We are open every day but Sunday, from nine until half past six.',
    'Open from nine until quarter past five on weekdays.',
    'Open Monday to Saturday, 9am to 6pm, for boosters, blood tests and nail trims.',
    'There is no need for an appointment with our nurse.',
    'Patients are all seen in turn.',
    'Visits cannot be arranged on our website.',
    'It is 12 kilometres from Ballinspittle to our door.',
    'On Sundays, ring us between nine and half past ten.',
  ])('differs: %s', (sentence) => expect(onPage(sentence)).toHaveLength(1));

  it.each([
    'Ring us any day but Sunday, between ten and half past twelve.',
    'There is no need for an appointment to pick up a prescription.',
    'Visits can be arranged on our website.',
    'It is 8 kilometres from Ballinspittle to our door.',
    'The weir is 16 kilometres away, on the river Bandon.',
    'Tax on a consultation is €3 in some countries.',
  ])('agrees: %s', (sentence) => expect(onPage(sentence)).toEqual([]));

  it('tells two animals apart', () => {
    const found = (summary: string) =>
      write((draft) => {
        draft.services.vaccinations.summary = summary;
      });
    expect(found('Kittens begin at eight weeks, puppies at eight too.')).toHaveLength(1);
    expect(found('Puppies begin at eight weeks, kittens at nine.')).toEqual([]);
    expect(found('Kittens and puppies begin at eight weeks or more.')).toEqual([]);
  });

  it('takes no text as evidence against itself', () => {
    const found = (description: string) =>
      write((draft) => {
        draft.prices.surgery.description = `You get a written estimate. ${description}`;
      });
    expect(found('There is no standard price, as a tumour and a torn ear take different times.')).toEqual([]);
    expect(found('There is no written estimate beforehand.')).not.toEqual([]);
  });
});
