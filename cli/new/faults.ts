import { sitePath, slug } from '../../schema/text.ts';
import { unknownReference } from '../../site/reference.ts';
import type { Definition } from '../definition.ts';

/** Why an answer is no key: `brake-repair` would be one. */
export function faultOfKey(answer: string): string | undefined {
  return slug.safeParse(answer).error?.issues[0]?.message;
}

export function faultOfPath(answer: string): string | undefined {
  return sitePath.safeParse(answer).error?.issues[0]?.message;
}

export function faultOfAmount(answer: string): string | undefined {
  return Number(answer) > 0 ? undefined : 'has to be a number, like 45 or 45.50';
}

/** Why an answer is no entry of a table, with the nearest name. */
export function faultOfReference(table: 'services' | 'prices', kind: string) {
  return (answer: string, { site }: Definition): string | undefined =>
    Object.hasOwn(site[table], answer) ? undefined : unknownReference(kind, answer, Object.keys(site[table]));
}

/** Why an answer is no new key of a table. */
export function faultOfNewKey(table: 'services' | 'claims') {
  return (answer: string, { site }: Definition): string | undefined =>
    Object.hasOwn(site[table], answer) ? `is there already, as ${table}.${answer}` : faultOfKey(answer);
}
