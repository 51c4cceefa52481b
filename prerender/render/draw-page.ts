import type { Route } from '../../site/routes.ts';
import type { DrawPage } from './page-drawer.ts';
import type { DrawnPage, PageTask } from './page-task.ts';
import { writePage } from './write-page.ts';

/** Draws the page of a task from its route and writes it, in this thread. What fails names the page. */
export function drawPage(
  draw: DrawPage,
  { file, key }: PageTask,
  route: Route,
  brotliQuality: number | undefined,
): DrawnPage {
  try {
    const { html, policy } = draw(route);
    return { file, key, policy, mark: writePage(file, html, brotliQuality) };
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`The page ${route.path} was not made: ${reason}`, { cause });
  }
}
