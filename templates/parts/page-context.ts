import { createContext, useContext } from 'react';
import type { IconName } from '../../schema/icon.ts';
import type { Submission } from '../../schema/submission.ts';
import type { Town } from '../../schema/town.ts';
import type { Route } from '../../site/routes.ts';
import type { NearPage, PageSite } from '../../site/shared-site.ts';
import type * as icons from './icon-set.tsx';

export type PageIcon = keyof typeof icons | IconName;

/** Everything that a page is rendered from. */
export type PageValue = {
  site: PageSite;
  /** The page, or undefined for the not-found page. */
  route: Route | undefined;
  /** The pages that the not-found page may suggest. */
  offered?: readonly NearPage[] | undefined;
  /** Today at the business, for pages with a form: `2026-11-20`. */
  today?: string | undefined;
  submission?: Submission | undefined;
  /** Whether the props of forms are in files; otherwise they are in the page. */
  formFiles?: boolean | undefined;
  /** Address of the complete stylesheet; a page inlines only the rules for its initial state. */
  stylesheet?: string | undefined;
  /** Collects the icons used, which the renderer adds to the page once each. */
  icons?: Set<PageIcon>;
  /** Collects the origins of remote pictures, for the content security policy. */
  pictureOrigins?: Set<string>;
};

const PageContext = createContext<PageValue | undefined>(undefined);

export const PageProvider = PageContext.Provider;

export function usePage(): PageValue {
  const value = useContext(PageContext);
  if (!value) throw new Error('usePage needs a PageProvider around it.');
  return value;
}

export function useSite(): PageSite {
  return usePage().site;
}

/** Whether visitors enter personal data on a page. */
export function hasForm(route: Route | undefined): boolean {
  return route?.sections.some(({ kind }) => kind === 'form') ?? false;
}

export function voiceAssistantOf({ site: { voiceAssistant }, route }: PageValue): PageSite['voiceAssistant'] {
  return hasForm(route) && !voiceAssistant?.onFormPages ? undefined : voiceAssistant;
}

export function thirdPartiesOf({ site: { thirdParties }, route }: PageValue): PageSite['thirdParties'] {
  return hasForm(route) ? thirdParties.filter(({ onFormPages }) => onFormPages) : thirdParties;
}

export function useTowns(): Readonly<Record<string, Town>> {
  return usePage().route?.towns ?? {};
}
