import type { Route } from '../../routes/routes.ts';
import type { DrawPage } from './page-drawer.ts';
import type { DrawnPage, PageTask } from './page-task.ts';
import { writePage } from './write-page.ts';

/** Draws and writes pages, in this thread. */
export function drawTasks(draw: DrawPage, tasks: readonly PageTask[], brotliQuality: number | undefined): DrawnPage[] {
  return tasks.map(({ file, key, route }) => {
    const html = draw(JSON.parse(route) as Route);
    return { file, key, mark: writePage(file, html, brotliQuality) };
  });
}
