import { expect, it } from 'vitest';
import { site } from '../../schema/site.ts';
import { type Entry, isObject } from '../../site/key-path.ts';
import { parseSite } from '../../site/parse.ts';
import { SiteError } from '../../site/problem.ts';
import { tinySiteInput } from '../fixtures/tiny-site.ts';

/** The tiny definition with an entry in most of the tables that are checked against each other. */
const definition = {
  // Every other key too, with nothing in it.
  ...Object.fromEntries(Object.keys(site.shape).map((key) => [key, undefined])),
  ...tinySiteInput,
  towns: { smallham: { name: 'Smallham', miles: 2, via: ['A2'] }, home: { name: 'Shorton', miles: 0 } },
  access: [{ name: 'A2', kind: 'primary', text: 'Along the A2.' }],
  stripMap: { road: 'A2', left: 'west', right: 'east', stops: [{ town: 'smallham' }, { town: 'home' }] },
  claims: { years: { value: '20+', label: 'years', atLeastYears: 20 } },
  departments: {
    desk: { name: 'Desk', regular: [{ days: ['Monday'], periods: [{ opens: '09:00', closes: '12:00' }] }] },
  },
  faq: { why: { question: 'Why?', answer: 'Because.' } },
  knownDeadLinks: [{ href: '/gone', reason: 'Asked for', instead: '/' }],
  redirects: [{ from: '/old.html', to: '/' }],
  wording: { menu: 'Menu', here: 'Here' },
  mail: { kinds: { contact: 'Message' }, done: { link: 'Done' }, notices: { digest: false } },
  desk: { name: 'Desk', lists: { all: 'All' } },
  unconfirmed: [{ at: 'testimonials', confirm: 'That they said it' }],
};

/** Values of other kinds than the one expected; a number in place of a text is refused like `null`. */
const othersFor = (value: unknown) => [
  null,
  'en-GB and words',
  ...(isObject(value) ? [5] : typeof value === 'number' ? [18n] : []),
];

it('reports a value of any other kind, and throws nothing else', () => {
  const draft = structuredClone(definition) as unknown as Entry;
  const thrown: string[] = [];
  let count = 0;
  const replaceBelow = (entry: Entry, path: string) => {
    for (const key of Object.keys(entry)) {
      const value = entry[key];
      if (isObject(value)) replaceBelow(value, `${path}.${key}`);
      for (const other of othersFor(value)) {
        entry[key] = other;
        count += 1;
        const error = errorOf(draft);
        if (error) thrown.push(`${path}.${key}: ${String(other)} throws ${error}`);
      }
      // In a list, what two commas in a row leave.
      delete entry[key];
      const error = errorOf(draft);
      if (error) thrown.push(`${path}.${key}: nothing throws ${error}`);
      entry[key] = value;
    }
  };
  replaceBelow(draft, 'site');
  expect(thrown).toEqual([]);
  expect(count).toBeGreaterThan(700);
});

function errorOf(draft: unknown): unknown {
  try {
    parseSite(draft);
  } catch (error) {
    return error instanceof SiteError ? undefined : error;
  }
  return undefined;
}
