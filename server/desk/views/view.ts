import type { BuiltSite } from '../../../renderer/page-context.ts';
import type { SharedSite } from '../../../site/shared-site.ts';

/** A page of the desk, and what it shows. */
export type DeskView =
  | { page: 'sign-in'; hasMail: boolean; next: string; isLinkUsed?: boolean; isSignedOut?: boolean }
  | { page: 'link-sent' }
  | { page: 'confirm'; link: string }
  | { page: 'opening'; path: string }
  /** With `link`, it asks. */
  | { page: 'done'; heading: string; text: string; link?: string; isGone?: true }
  | { page: 'signed-in' };

/** What is around it: who is signed in, and what their forms carry; empty before. */
export type DeskFrame = { site: SharedSite; who: string; token: string };

/** Renders a page, and says which policy it needs. */
export type RenderDesk = (view: DeskView, frame: DeskFrame) => Promise<{ html: string; policy: string }>;

/** The part of the build that the desk takes its look from. */
export type DeskAssets = Pick<BuiltSite, 'assets'>['assets'];
