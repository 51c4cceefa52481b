import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parseSite } from '../../site/parse.ts';
import { SiteError } from '../../site/problem.ts';
import { tinySiteInput } from '../fixtures/tiny-site.ts';

/** The cases of tests/fixtures/site-errors.txt, each under its heading. */
function readCases() {
  let heading = '';
  return readFileSync('tests/fixtures/site-errors.txt', 'utf8')
    .trim()
    .split('\n\n')
    .flatMap((block) => {
      const [title = '', ...lines] = block.split('\n');
      if (title.startsWith('# ')) heading = title.slice(2);
      const problems = lines.filter((line) => line.startsWith('⇒ ')).map((line) => line.slice(2));
      const changes = lines.filter((line) => !line.startsWith('⇒ '));
      return title.startsWith('# ') ? [] : [{ title: `${heading}: ${title}`, changes, problems }];
    });
}

/** Applies `pages[0].name = "Home"` or `delete brand`. */
function applyChange(definition: object, change: string): void {
  const [, path = '', value] = /^(?:delete )?(.+?)(?: = (.+))?$/.exec(change) ?? [];
  const keys = path.match(/[^.[\]']+/g) ?? [];
  const last = keys.pop() ?? '';
  // biome-ignore lint/suspicious/noExplicitAny: the type forbids the faults
  const parent = keys.reduce((at: any, key) => at[key], definition);
  if (value === undefined) delete parent[last];
  else parent[last] = JSON.parse(value);
}

function problemsAfter(...changes: readonly string[]): string[] {
  const definition = structuredClone(tinySiteInput);
  for (const change of changes) applyChange(definition, change);
  try {
    parseSite(definition);
  } catch (error) {
    if (!(error instanceof SiteError)) throw error;
    const [, ...problems] = error.message.split('\n').map((line) => line.trim());
    return problems;
  }
  return [];
}

it.each(readCases())('$title', ({ changes, problems }) => {
  expect(problemsAfter(...changes)).toEqual(problems);
});

it('refuses a claim that the founding year falsifies', () => {
  const year = new Date().getFullYear();
  const claims = { years: { value: '100+', label: 'years', atLeastYears: 100 } };
  expect(problemsAfter(`claims = ${JSON.stringify(claims)}`)).toEqual([
    `claims.years.atLeastYears: claims 100+, but only ${year - 2001} years have passed from 2001 to ${year}; write ${year - 2001} or fewer, or correct business.established`,
  ]);
});

it('reports all problems at once', () => {
  const money = { ...tinySiteInput.money, currency: 'pounds' };
  const towns = { smallham: { ...tinySiteInput.towns?.smallham, miles: -1 } };
  const draft: unknown = { ...tinySiteInput, language: 'English', money, towns };
  expect(() => parseSite(draft)).toThrowErrorMatchingInlineSnapshot(`
    [SiteError: The site definition has 3 problems:
      language: found "English"; it must be a language tag such as en-GB; write "en"
      money.currency: found "pounds"; it must be an ISO 4217 code such as EUR, GBP or USD
      towns.smallham.miles: found -1; it is too small; write 0 or more]
  `);
});

it('reports one problem in the singular', () => {
  const draft: unknown = { ...tinySiteInput, enquiryRetentionDays: 0 };
  expect(() => parseSite(draft)).toThrowErrorMatchingInlineSnapshot(`
    [SiteError: The site definition has 1 problem:
      enquiryRetentionDays: found 0; it is too small; write 1 or more]
  `);
});

it('reports a value that is not a definition', () => {
  expect(() => parseSite(undefined)).toThrow(SiteError);
  expect(() => parseSite('a garage')).toThrow(SiteError);
});
