import type { Site } from '../../schema/site.ts';
import type { KeyPath, Problem } from '../problem.ts';
import { unknownReferences } from '../reference.ts';
import { walkKeys } from './walk.ts';

/** Where the pages' own parts stand; references are looked for below these keys. */
const contentKeys = ['services', 'locations', 'pages'] as const;

/** The keys whose value refers to another entry, and what they refer to. */
export const referenceKeys = {
  service: 'services',
  services: 'services',
  related: 'services',
  town: 'towns',
  price: 'prices',
  prices: 'prices',
  claim: 'claims',
  claims: 'claims',
  form: 'forms',
  question: 'faq',
} as const;

const kindNames = {
  services: 'service',
  towns: 'town',
  prices: 'price',
  claims: 'claim',
  forms: 'form',
  faq: 'question',
} as const;

type Table = keyof typeof kindNames;

/** Finds references to a service, town, price, claim, form or question that the definition does not have. */
export function findReferenceProblems(site: Site): Problem[] {
  const tables = { ...site, forms: site.forms.forms };
  const names = (table: Table) => {
    const valid = new Set(Object.keys(tables[table]));
    return { valid, complain: unknownReferences(kindNames[table], valid) };
  };
  const namesOf = new Map(Object.entries(referenceKeys).map(([key, table]) => [key, names(table)]));
  const problems: Problem[] = [];
  const check = (written: unknown, { valid, complain }: ReturnType<typeof names>, path: KeyPath) => {
    if (typeof written !== 'string' || valid.has(written)) return;
    problems.push({ rule: 'unknown-reference', path: [...path], message: complain(written) });
  };
  for (const contentKey of contentKeys) {
    walkKeys(site[contentKey], [contentKey], (key, item, path) => {
      const known = namesOf.get(key);
      if (known === undefined) return;
      if (!Array.isArray(item)) return check(item, known, path);
      for (const [index, name] of item.entries()) check(name, known, [...path, index]);
    });
  }
  return problems;
}
