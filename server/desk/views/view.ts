import type { BuiltSite } from '../../../renderer/page-context.ts';
import type { SharedSite } from '../../../site/shared-site.ts';
import type { ListedEnquiry } from '../../enquiries/list.ts';
import type { ListPosition } from '../../enquiries/newest.ts';
import type { OpenEnquiry } from '../desk-store.ts';
import type { ListQuery } from '../list-query.ts';

/** A page of the desk, and what it shows. */
export type DeskView =
  | { page: 'sign-in'; hasMail: boolean; next: string; isLinkUsed?: boolean; isSignedOut?: boolean }
  | { page: 'link-sent' }
  | { page: 'confirm'; link: string }
  | { page: 'opening'; path: string }
  /** With `link`, it asks. */
  | { page: 'done'; heading: string; text: string; link?: string; isGone?: true }
  | ListView
  | EnquiryView
  | ({ page: 'erase' } & OpenEnquiry);

export type ListView = {
  page: 'list';
  query: ListQuery;
  rows: readonly ListedEnquiry[];
  next: ListPosition | undefined;
  waiting: Readonly<Record<'open' | 'held' | 'failed', number>>;
  /** The reference of an enquiry that was erased just now. */
  erased: string | undefined;
  now: Date;
};

export type EnquiryView = {
  page: 'enquiry';
  /** What became of what was posted. */
  notice: 'saved' | 'conflict' | 'unchanged' | undefined;
  /** A note that was not saved. */
  note: string;
  now: Date;
} & OpenEnquiry;

/** What is around it: who is signed in, and what their forms carry; empty before. */
export type DeskFrame = { site: SharedSite; who: string; token: string };

/** Renders a page, and says which policy it needs. */
export type RenderDesk = (view: DeskView, frame: DeskFrame) => Promise<{ html: string; policy: string }>;

/** The part of the build that the desk takes its look from. */
export type DeskAssets = BuiltSite['assets'];
