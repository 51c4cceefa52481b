import type { Token } from '../checks/contradictions/tokens-of.ts';
import type { KeyPath } from '../site/problem.ts';

/** The entry that a token of a sentence is filled in from; none for the year, which the calendar gives. */
export function tokenSource({ name, id }: Token): KeyPath | undefined {
  return sources[name]?.(id);
}

const sources: Record<string, ((id: string) => KeyPath) | undefined> = {
  name: () => ['business', 'name'],
  phone: () => ['business', 'phone', 'display'],
  email: () => ['business', 'email'],
  street: () => ['business', 'address', 'street'],
  postcode: () => ['business', 'address', 'postcode'],
  address: () => ['business', 'address'],
  established: () => ['business', 'established'],
  hours: () => ['hours', 'regular'],
  price: (id) => ['prices', id],
  from: (id) => ['prices', id],
  claim: (id) => ['claims', id, 'value'],
  fact: (id) => ['facts', id],
  town: (id) => ['towns', id, 'name'],
  miles: (id) => ['towns', id, 'miles'],
};
