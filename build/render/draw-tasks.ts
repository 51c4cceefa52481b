import type { Route } from '../../routes/routes.ts';
import type { DrawPage } from './page-drawer.ts';
import type { DrawnPage, PageTask } from './page-task.ts';
import { writePage } from './write-page.ts';

/** A task with its route as an object: whoever has that at hand need not read it from the text again. */
export type RoutedTask = { task: PageTask; route: Route };

/** Draws and writes pages, in this thread. */
export function drawTasks(
  draw: DrawPage,
  tasks: readonly RoutedTask[],
  brotliQuality: number | undefined,
): DrawnPage[] {
  return tasks.map(({ task: { file, key }, route }) => {
    return { file, key, mark: writePage(file, draw(route), brotliQuality) };
  });
}
