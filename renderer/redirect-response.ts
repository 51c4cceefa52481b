import type { Redirect } from '../schema/link.ts';

/** What a redirect is answered with, whoever serves the site: 301, or 302 for a temporary one. */
export function redirectOf({ to, permanent }: Redirect): { status: 301 | 302; location: string } {
  return { status: permanent ? 301 : 302, location: to.replace(/[$;{}'\\]/g, encodeCharacter) };
}

/** Characters that the configurations of proxies would read as their own. */
function encodeCharacter(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
}
