import { findContradictions } from '../../checks/contradictions/check-contradictions.ts';
import { formatKeyPath } from '../../site/key-path.ts';
import { parseSite } from '../../site/parse.ts';
import { tinySiteInput } from '../fixtures/tiny-site.ts';

// biome-ignore lint/suspicious/noExplicitAny: tests change any key of the definition
export type Draft = any;

/** The tiny definition with one of everything that can be contradicted, and no contradictions. */
export function quietDefinition(): Draft {
  const draft: Draft = structuredClone(tinySiteInput);
  draft.forms.timeSlots = ['9:00 AM - 11:00 AM', '3:00 PM - 5:00 PM'];
  draft.facts = { notice: "2 days' notice", radius: '10-mile radius' };
  draft.claims = {
    years: { value: '20+', label: 'years in the trade', source: 'The founding year', checked: '2026-11-20' },
    cars: { value: '500', label: 'cars a year', source: 'The job book', checked: '2026-11-20' },
  };
  draft.prices['brake-check'] = { name: 'Brake check', from: 30 };
  draft.prices.overhaul = { name: 'Engine overhaul', onRequest: true, description: 'Priced once it is seen.' };
  draft.towns = {
    ...draft.towns,
    northham: { name: 'Northham', served: true },
    eastham: { name: 'Eastham', served: true },
    westham: { name: 'Westham', served: true },
  };
  draft.towns.smallham.served = true;
  const service = draft.services['brake-repair'];
  service.price = 'brake-check';
  service.head.description = 'Brake repair {from:brake-check}.';
  service.sections.push(
    { kind: 'prices', id: 'prices', heading: 'Two prices', prices: ['brake-pads', 'brake-check', 'overhaul'] },
    figures('causes'),
  );
  service.sections[1].heading = 'What it costs';
  draft.locations[0].sections.push(figures('causes'));
  draft.pages[0].sections.push(places('Where from', ['Smallham', 'Northham', 'Eastham', 'Westham']));
  draft.pages[1].sections.push(places('Four places we serve', ['Smallham', 'Northham', 'Eastham', 'Westham']));
  draft.pages.push({
    path: '/quote',
    name: 'Quote',
    head: { title: 'Quote', description: 'Ask for a price.', keywords: ['quote'] },
    hero: { heading: 'Quote', lead: 'An answer within 2 hours while we are open.' },
    sections: [{ kind: 'form', heading: 'Your quote', form: 'quote' }],
  });
  for (const key of ['quote', 'quote-short']) {
    draft.forms.forms[key] = { ...structuredClone(draft.forms.forms.booking), type: 'quote' };
  }
  return draft;
}

export function figures(id: string) {
  const items = [
    { percent: 30, label: 'Lighting' },
    { percent: 16, label: 'Brakes' },
  ];
  return { kind: 'figures', id, heading: 'Why cars fail', items };
}

export function places(heading: string, names: readonly string[]) {
  return { kind: 'list', id: 'areas', style: 'places', heading, items: names.map((text) => ({ text })) };
}

/** The findings in a definition, as rule and key path, on a day in 2026. */
export function findIn(draft: Draft): string[] {
  const found = findContradictions(parseSite(draft), '2026-11-20');
  return found.map(({ rule, path }) => `${rule} at ${formatKeyPath(path)}`);
}
