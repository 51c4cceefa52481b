import { isSavingData } from './saves-data.ts';
import { whenQuiet } from './when-quiet.ts';

/** Fetches the font of the signs for the next page, once nothing else is wanted: it never delays a first page. */
export function fetchSigns(): void {
  if ('signs' in document.documentElement.dataset || isSavingData()) return;
  whenQuiet(() => {
    for (const face of document.fonts) face.load().catch(() => undefined);
  });
}
