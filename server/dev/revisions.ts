import type { IncomingMessage } from 'node:http';

/** Servers on other ports of this machine share its cookies. */
const cookie = `revision-${process.pid}`;
let revision = 0;

/** Counts a new site. */
export function countRevision(): void {
  revision += 1;
}

/** The header by which a page remembers of which site it was made. */
export function revisionCookie(): string {
  return `${cookie}=${revision}; Path=/; SameSite=Strict`;
}

/** Whether a page that connects only now was made before the last save, and so missed the word to reload. */
export function isBehind({ headers }: IncomingMessage): boolean {
  const known = new RegExp(`(?:^|; )${cookie}=(\\d+)`).exec(headers.cookie ?? '')?.[1];
  return known !== undefined && Number(known) < revision;
}
