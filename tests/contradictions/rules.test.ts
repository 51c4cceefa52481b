import { describe, expect, it } from 'vitest';
import { rules } from '../../checks/contradictions/rules.ts';
import { contradictionRules } from '../../schema/accepted-contradiction.ts';
import { type Draft, findIn, places, quietDefinition } from './quiet-site.ts';

/** One planted fault: what is written into the quiet definition, and what is to be found, and nothing else. */
type Plant = [name: string, plant: (draft: Draft) => void, found: string];

const service = (draft: Draft) => draft.services['brake-repair'];
const firstOption = (draft: Draft) => draft.forms.forms.booking.services[0];
const townText =
  'Stop and go past the station wears pads on the outside first and glazes them long before the tell-tale squeals. ' +
  'We lift the car, take the wheels off and show you with a gauge what is left on every corner of the vehicle.';

const plants: Plant[] = [
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
    "always-open-beside-hours at services['brake-repair'].sections[0].paragraphs[1]",
  ],
  [
    'an answer within hours, whatever the time',
    (draft) => {
      draft.forms.forms.contact.success.text = 'We call back within 2 hours.';
    },
    'promise-outside-hours at forms.forms.contact.success.text',
  ],
  [
    'an emergency answered at once',
    (draft) => {
      draft.emergencyServices = [{ title: 'Brakes', text: 'Ring us.', response: 'Immediate', icon: 'brake' }];
    },
    'promise-outside-hours at emergencyServices[0].response',
  ],
  [
    'a closing time written by hand',
    (draft) => {
      draft.pages[1].hero.lead = 'We are there until 6pm.';
    },
    'time-not-in-hours at pages[1].hero.lead',
  ],
  [
    'work done by the next day, with notice of days',
    (draft) => {
      draft.claims.speed = { value: 'The next day', label: 'it is done', source: 'The owner', checked: '2026-11-20' };
    },
    'same-day-beside-notice at claims.speed.value',
  ],
  [
    'a free check that costs something',
    (draft) => {
      draft.locations[0].hero.lead = 'Free brake check for residents.';
    },
    "free-with-price at prices['brake-check']",
  ],
  [
    'a sign with another price than the lowest',
    (draft) => {
      service(draft).price = 'brake-pads';
    },
    "from-price-not-lowest at services['brake-repair'].price",
  ],
  [
    'a description whose lowest price is not the lowest',
    (draft) => {
      service(draft).head.description = 'Brake repair {from:brake-pads}, near you.';
    },
    "from-price-not-lowest at services['brake-repair'].head.description",
  ],
  [
    'a service whose price is lower than all that its page lists',
    (draft) => {
      draft.prices.wash = { name: 'Car wash', from: 1 };
      service(draft).price = 'wash';
    },
    "from-price-not-lowest at services['brake-repair'].price",
  ],
  [
    'a lowest price given as the price',
    (draft) => {
      draft.pages[0].hero.lead = 'New brake pads for {price:brake-pads}.';
    },
    'from-dropped at pages[0].hero.lead',
  ],
  [
    'a choice under another name than its price',
    (draft) => {
      firstOption(draft).label = 'Full overhaul {from:brake-pads}';
    },
    'price-under-other-name at forms.forms.booking.services[0].label',
  ],
  [
    'one thing with two prices',
    (draft) => {
      draft.prices['check-of-brakes'] = { name: 'Check, brake', from: 35 };
    },
    "one-thing-two-prices at prices['check-of-brakes']",
  ],
  [
    'a number in the row of a price on request',
    (draft) => {
      draft.prices.overhaul.description = 'Most cost about £2,000.';
    },
    'on-request-with-price at prices.overhaul.description',
  ],
  [
    'a number beside a price on request',
    (draft) => {
      draft.pages[0].hero.lead = 'An engine overhaul can be had for £80.';
    },
    'on-request-with-price at pages[0].hero.lead',
  ],
  [
    'an amount that no price has',
    (draft) => {
      draft.pages[0].hero.lead = 'Tyres at £55 each.';
    },
    'amount-not-in-table at pages[0].hero.lead',
  ],
  [
    'more years than have passed',
    (draft) => {
      draft.claims.years.value = '30+';
    },
    'years-not-passed at claims.years.value',
  ],
  [
    'more years than have passed, in a sentence',
    (draft) => {
      draft.pages[0].hero.lead = 'With 40 years of experience.';
    },
    'years-not-passed at pages[0].hero.lead',
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
    'a town that only structured data names',
    (draft) => {
      draft.pages[0].sections.pop();
      draft.pages[0].hero.lead = 'For Smallham, Northham and Eastham.';
    },
    'structured-data-says-more at towns',
  ],
  [
    'two forms for one thing with other choices',
    (draft) => draft.forms.forms.quote.services.push({ code: 'tyres', label: 'Tyres' }),
    "choices-differ at forms.forms['quote-short'].services",
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

it('takes the lists of one page together', () => {
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
