import type { SharedSite } from '../../site/shared-site.ts';

export const deskPath = '/desk';

export const signInPath = `${deskPath}/sign-in`;

/** Returns the origin of the desk: the server's, if the pages are on another host. */
export function deskOrigin({ url, hosting }: Pick<SharedSite, 'url' | 'hosting'>): string {
  return hosting.api ?? url;
}

/** The address that a link leads to. */
export function linkAddress(site: Pick<SharedSite, 'url' | 'hosting'>, token: string): string {
  return `${deskOrigin(site)}${signInPath}?link=${token}`;
}

export function enquiryPath(reference: string): string {
  return `${deskPath}/enquiries/${reference}`;
}

/** Maximum length of a note. */
export const maxNoteLength = 2000;
