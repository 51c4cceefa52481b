export const deskPath = '/desk';

export const signInPath = `${deskPath}/sign-in`;

/** The address that a link leads to. */
export function linkAddress(origin: string, token: string): string {
  return `${origin}${signInPath}?link=${token}`;
}

export function enquiryPath(reference: string): string {
  return `${deskPath}/enquiries/${reference}`;
}

/** Maximum length of a note. */
export const maxNoteLength = 2000;
