import { hash } from 'node:crypto';
import type { Route } from '../../site/routes.ts';
import type { FileMark } from './write-page.ts';

/** A page to draw. The route travels as text: it has been written for its key, and text passes to a thread cheaply. */
export type PageTask = { file: string; key: string; route: string };

/** A page that was drawn. */
export type DrawnPage = { file: string; key: string; policy: string; mark: FileMark };

/** The task of one page; its key says all that the page is made from. */
export function pageTask(clientDir: string, sharedKey: string, route: Route): PageTask {
  const text = JSON.stringify(route);
  const key = hash('sha256', sharedKey + text, 'base64url').slice(0, 24);
  return { file: `${clientDir}${fileOf(route.path)}`, key, route: text };
}

/** `/` → `/index.html`, `/contact` → `/contact.html`. */
export function fileOf(path: string): string {
  return path === '/' ? '/index.html' : `${path}.html`;
}
