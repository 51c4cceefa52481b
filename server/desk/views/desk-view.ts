import type { SharedSite } from '../../../site/shared-site.ts';
import type { DeskListPage, LoadedEnquiry } from '../../enquiries/list.ts';
import type { ListQuery } from '../paths.ts';

export type DeskView = PromptView | ListView | EnquiryView;

export type PromptView = {
  page: 'prompt';
  heading: string;
  notice?: { text: string; isGood?: true };
  texts: readonly string[];
  /** `ask` is the label of an optional email field; `isFinal` marks an action that cannot be undone. */
  form?: { action: string; fields: Record<string, string | number>; ask?: string; button: string; isFinal?: true };
  /** `opensTab` opens a new tab, to keep what was typed on this page. */
  link?: { text: string; href: string; opensTab?: boolean };
  redirects?: true;
};

export type ListView = DeskListPage & {
  page: 'list';
  query: ListQuery;
  waiting: Readonly<Record<'open' | 'held' | 'failed', number>>;
  erased: string | undefined;
  now: Date;
};

export type EnquiryView = LoadedEnquiry & { page: 'enquiry'; notice: PromptView['notice']; note: string; now: Date };

/** Data of the frame. `who` and `token`, for forms, are `''` unless somebody is signed in. */
export type DeskFrame = { site: SharedSite; who: string; token: string; hasMail: boolean };

export type RenderDesk = (view: DeskView, frame: DeskFrame) => Promise<{ html: string; policy: string }>;
