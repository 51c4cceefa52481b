import { describe, expect, it } from 'vitest';
import { listContradictions } from '../../checks/contradictions/check-contradictions.ts';
import { formatKeyPath, formatStablePath } from '../../site/key-path.ts';
import { parseSite } from '../../site/parse.ts';
import { type Draft, quietDefinition } from './quiet-site.ts';

/** A definition whose page /contact omits two towns of the home page, with its acceptances. */
function withAcceptance(acceptance: object, towns = ['Southham', 'Overham']): Draft {
  const draft = quietDefinition();
  for (const name of towns) {
    draft.towns[name.toLowerCase()] = { name, served: true };
    draft.pages[0].sections[1].items.push({ text: name });
  }
  draft.acceptedContradictions = [{ rule: 'town-missing-from-list', reason: 'A short list.', ...acceptance }];
  return draft;
}

function findIn(draft: Draft): string[] {
  const found = listContradictions(parseSite(draft), '2026-11-20');
  return found.map(({ rule, path, message }) => `${rule} at ${formatKeyPath(path)}: ${message}`);
}

describe('an accepted contradiction', () => {
  it.each(['pages[1].sections[1]', "pages['/contact'].sections.areas"])('is quiet, named as %s', (at) => {
    expect(findIn(withAcceptance({ at }))).toEqual([]);
  });

  it.each([
    "pages['/contact'].sections['Four places we serve']",
    "pages['/contact'].sections[1]",
    'pages[1].sections[1]',
  ])('is quiet at a row without a key, named as %s', (at) => {
    const draft = withAcceptance({ at });
    delete draft.pages[1].sections[1].id;
    expect(findIn(draft)).toEqual([]);
  });

  it('is reported by the name of a row, unless another row has the same or it cannot be quoted', () => {
    const site = parseSite(quietDefinition());
    const headings = () =>
      site.pages[1]?.sections.map((_, index) => formatStablePath(site, ['pages', 1, 'sections', index]));
    const [form] = site.pages[1]?.sections ?? [];
    const named = (heading: string, id?: string) => ({ ...form, heading, id }) as never;
    site.pages[1]?.sections.splice(
      0,
      9,
      named('How we work'),
      named('Prices'),
      named('Prices'),
      named("Today's"),
      named('Prices', 'list'),
    );
    expect(headings()).toEqual(
      ["['How we work']", '[1]', '[2]', '[3]', '.list'].map((name) => `pages['/contact'].sections${name}`),
    );
  });

  it('is quiet for the items that it names', () => {
    expect(findIn(withAcceptance({ at: 'pages[1].sections[1]', only: ['Southham', 'Overham'] }))).toEqual([]);
  });

  it('fails for one more item', () => {
    expect(findIn(withAcceptance({ at: 'pages[1].sections[1]', only: ['Southham'] }))).toEqual([
      'town-missing-from-list at pages[1].sections[1]: names 4 of the 6 places served and leaves out Southham and Overham; name the same places everywhere (accepted, but not for Overham)',
    ]);
  });

  it.each([
    ['31 days before its end', '2026-12-21', []],
    ['30 days before its end', '2026-12-20', ['warn: (accepted until 2026-12-20; decide before that day)']],
    ['on its last day', '2026-11-20', ['warn: (accepted until 2026-11-20; decide before that day)']],
    ['a day later', '2026-11-19', ['fail: (accepted until 2026-11-19, which has passed)']],
  ])('%s is quiet, warns or fails', (_, until, expected) => {
    const site = parseSite(withAcceptance({ at: 'pages[1].sections[1]', until }));
    const found = listContradictions(site, '2026-11-20');
    expect(found.map(({ severity, message }) => `${severity}: ${message.slice(message.indexOf('('))}`)).toEqual(
      expected,
    );
  });

  it('is refused with an end that is not a date', () => {
    expect(() => parseSite(withAcceptance({ at: 'towns', until: '31 March' }))).toThrow(
      /acceptedContradictions\[0\]\.until/,
    );
  });

  it('stays with its page when another is inserted before it', () => {
    const draft = withAcceptance({ at: "pages['/contact'].sections.areas" });
    draft.pages.splice(1, 0, draft.pages.pop());
    expect(findIn(draft)).toEqual([]);
  });

  it('fails once nothing is found there', () => {
    expect(findIn(withAcceptance({ at: ['pages[1].sections[1]'] }, []))).toEqual([
      'stale-acceptance at acceptedContradictions[0].at[0]: accepts town-missing-from-list at "pages[1].sections[1]", where nothing is found any more. Remove it.',
    ]);
  });

  it('fails for an item that the finding no longer names', () => {
    expect(findIn(withAcceptance({ at: 'pages[1].sections[1]', only: ['Southham', 'Overham'] }, ['Southham']))).toEqual(
      [
        'stale-acceptance at acceptedContradictions[0].only: names Overham, which the finding no longer names; remove it',
      ],
    );
  });

  it('says where a place has moved to', () => {
    const found = findIn(withAcceptance({ at: 'pages[1].sections[0]' }));
    expect(found[1]).toContain(`Did it move to "pages['/contact'].sections.areas"?`);
  });

  it.each(["pages['/contakt'].sections.areas", "pages['/contact'].sections.aeras"])(
    'fails once for a misspelt place, %s',
    (at) => {
      expect(findIn(withAcceptance({ at }))).toEqual([
        `stale-acceptance at acceptedContradictions[0].at: accepts town-missing-from-list at "${at}", where nothing is found any more. Did it move to "pages['/contact'].sections.areas"?`,
      ]);
    },
  );

  it('says which part of a place does not exist, where nothing is found', () => {
    expect(findIn(withAcceptance({ at: "pages['/contact'].sektions" }, []))).toEqual([
      `stale-acceptance at acceptedContradictions[0].at: accepts town-missing-from-list at "pages['/contact'].sektions", where nothing is found any more. There is no sektions there. Did you mean "sections"?`,
    ]);
  });

  it('fails once for an item that none of its places leaves out', () => {
    const at = ['pages[1].sections[1]', "pages['/contact'].sections.areas"];
    const draft = withAcceptance({ at, only: ['Southham', 'Overham', 'Dover'] });
    expect(findIn(draft)).toEqual([
      'stale-acceptance at acceptedContradictions[0].only: names Dover, which the finding no longer names; remove it',
    ]);
  });

  it('is refused for a rule that does not exist', () => {
    expect(() => parseSite(withAcceptance({ rule: 'towns-missing-from-list', at: 'towns' }))).toThrow(
      /acceptedContradictions\[0\]\.rule.*Did you mean "town-missing-from-list"\?/,
    );
  });
});
