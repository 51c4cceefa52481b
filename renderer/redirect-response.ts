import type { Redirect } from '../schema/link.ts';

/** Status and target of a redirect, the same for every server: 301, or 302 for a temporary one. */
export function redirectOf({ to, permanent }: Redirect): { status: 301 | 302; location: string } {
  return { status: permanent ? 301 : 302, location: to.replace(/[$;{}'\\]/g, encodeCharacter) };
}

/** Escapes a character with a meaning in proxy configurations. */
function encodeCharacter(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
}
