import type { FormType } from '../../schema/submission.ts';
import type { SharedSite } from '../../site/shared-site.ts';
import { type ListCursor, type ListState, partsOfAll } from '../enquiries/list.ts';

export const deskPath = '/desk';

export const signInPath = `${deskPath}/sign-in`;

/** Returns the origin of the desk, which is on the form server if the pages are hosted elsewhere. */
export function deskOrigin({ url, hosting }: Pick<SharedSite, 'url' | 'hosting'>): string {
  return hosting.api ?? url;
}

export function linkAddress(origin: string, token: string): string {
  return `${origin}${signInPath}?link=${token}`;
}

export function enquiryPath(reference: string): string {
  return `${deskPath}/enquiries/${reference}`;
}

export type ListQuery = { state: ListState; form: FormType | '' } & Record<'q' | 'from' | 'to' | 'after', string>;

export function listAddress(query: Partial<ListQuery>, path = deskPath): string {
  const pairs = Object.entries(query).filter(([name, value]) => value && !(name === 'state' && value === 'all'));
  return pairs.length === 0 ? path : `${path}?${new URLSearchParams(pairs)}`;
}

/** Parses a cursor in an address: `open.2026-11-23T10:00:00.000Z.K7QF3MPD`. */
export function parseCursor(text: string): ListCursor | undefined {
  const [, name, received_at, reference] = /^([a-z]+)\.([\d:.TZ-]{20,30})\.([0-9A-Z]{8})$/.exec(text) ?? [];
  const list = partsOfAll.find((part) => part === name);
  return list && received_at && reference ? { list, received_at, reference } : undefined;
}

export function formatCursor({ list, received_at, reference }: ListCursor): string {
  return `${list}.${received_at}.${reference}`;
}
