import type { SharedSite } from '../../../site/shared-site.ts';
import type { DeskListPage } from '../../enquiries/desk-list.ts';
import type { OpenEnquiry } from '../desk-store.ts';
import type { ListQuery } from '../paths.ts';

/** A page of the desk, and what it shows. */
export type DeskView = PromptView | ListView | EnquiryView;

export type PromptView = {
  page: 'prompt';
  heading: string;
  /** What became of what was done. */
  success?: string;
  warning?: string;
  texts: readonly string[];
  /** With `ask`, the label of it, it asks for a mail address. What is final cannot be undone. */
  form?: { action: string; fields: Record<string, string | number>; ask?: string; button: string; isFinal?: true };
  link?: { text: string; href: string };
  /** Opens the link by itself. */
  goesOn?: true;
};

export type ListView = DeskListPage & {
  page: 'list';
  query: ListQuery;
  waiting: Readonly<Record<'open' | 'held' | 'failed', number>>;
  /** The reference of an enquiry that was erased just now. */
  erased: string | undefined;
  now: Date;
};

export type EnquiryView = OpenEnquiry & {
  page: 'enquiry';
  /** What became of what was posted. */
  notice: 'saved' | 'conflict' | 'unchanged' | undefined;
  /** A note that was not saved. */
  note: string;
  now: Date;
};

/** What is around it: who is signed in and what their forms carry, both empty before, and whether mail is sent. */
export type DeskFrame = { site: SharedSite; who: string; token: string; hasMail: boolean };

/** Renders a page, and says which policy it needs. */
export type RenderDesk = (view: DeskView, frame: DeskFrame) => Promise<{ html: string; policy: string }>;
