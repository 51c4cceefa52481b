import { formTypes } from '../../schema/submission.ts';
import type { SharedSite } from '../../site/shared-site.ts';
import { parseTime } from '../enquiries/local-time.ts';
import { type ListFilter, type ListPosition, listStates } from '../enquiries/newest.ts';
import { searchFor } from '../enquiries/search.ts';

/** What the address of a list says, as it was typed. What is not valid is left out. */
export type ListQuery = {
  state: ListFilter['state'];
  q: string;
  form: string;
  from: string;
  to: string;
  after: string;
};

export function readQuery(params: URLSearchParams): ListQuery {
  const read = (name: string) => (params.get(name) ?? '').trim().slice(0, 200);
  const day = (name: string) => (/^\d{4}-\d\d-\d\d$/.test(read(name)) ? read(name) : '');
  return {
    state: listStates.find((state) => state === read('state')) ?? 'all',
    q: read('q'),
    form: formTypes.find((type) => type === read('form')) ?? '',
    from: day('from'),
    to: day('to'),
    after: read('after'),
  };
}

/** Returns the address of a list. */
export function listAddress(query: Partial<ListQuery>, path = '/desk'): string {
  const pairs = Object.entries(query).filter(([name, value]) => value && !(name === 'state' && value === 'all'));
  return pairs.length === 0 ? path : `${path}?${new URLSearchParams(pairs)}`;
}

/** A day starts and ends at midnight where the garage is. */
export function toFilter({ state, q, form, from, to }: ListQuery, site: SharedSite, now: Date): ListFilter {
  const options = { timeZone: site.hours.timeZone, now };
  return {
    state,
    form: formTypes.find((type) => type === form),
    since: parseTime(from, { ...options, edge: 'start' })?.toISOString(),
    until: parseTime(to, { ...options, edge: 'end' })?.toISOString(),
    search: q === '' ? undefined : searchFor(q, site.business),
  };
}

/** Positions are written `1.2026-11-23T10:00:00.000Z.K7QF3MPD` in addresses. */
export function readPosition(text: string): ListPosition | undefined {
  const [, isOpen, receivedAt, reference] = /^([01])\.([\d:.TZ-]{20,30})\.([0-9A-Z]{8})$/.exec(text) ?? [];
  return receivedAt && reference ? { isOpen: isOpen === '1', receivedAt, reference } : undefined;
}

export function writePosition({ isOpen, receivedAt, reference }: ListPosition): string {
  return `${isOpen ? 1 : 0}.${receivedAt}.${reference}`;
}
