import type * as z from 'zod';
import { type Site, site } from '../schema/site.ts';
import { valueAt } from './issues.ts';

type Whole = Pick<Site, 'language' | 'money' | 'business' | 'hours' | 'wording'>;
type Tables = Pick<Site, 'facts' | 'claims' | 'prices' | 'towns'>;

/** What the sentences of a definition may refer to, as far as it can be read. */
export type TokenSource = { [Key in keyof Whole]: Whole[Key] | undefined } & {
  [Key in keyof Tables]: Record<string, Tables[Key][string] | undefined>;
};

/**
 * Reads what sentences refer to. An entry that is faulty stays known by its name, so that its fault is told once,
 * at the entry, and not again at every sentence that names it.
 */
export function readTokenSource(definition: unknown): TokenSource {
  const whole = (key: keyof Whole) => read(site.shape[key], valueAt(definition, [key]));
  const table = (key: keyof Tables, entry: z.ZodType) => {
    const written = valueAt(definition, [key]);
    const entries = written !== null && typeof written === 'object' ? Object.entries(written) : [];
    return Object.fromEntries(entries.map(([name, value]) => [name, read(entry, value)]));
  };
  const { facts, claims, prices, towns } = site.shape;
  return {
    language: whole('language'),
    money: whole('money'),
    business: whole('business'),
    hours: whole('hours'),
    wording: whole('wording'),
    facts: table('facts', facts.unwrap().valueType),
    claims: table('claims', claims.unwrap().valueType),
    prices: table('prices', prices.valueType),
    towns: table('towns', towns.unwrap().valueType),
  } as TokenSource;
}

function read(schema: z.ZodType, written: unknown): unknown {
  return schema.safeParse(written).data;
}
