import type { DeskAssets, RenderDesk } from './views/view.ts';

type Pages = typeof import('./views/render.tsx');

/** Renders the desk's pages by the program that the build bundled beside the server. */
export function createDeskRenderer(assets: DeskAssets): RenderDesk {
  let loading: Promise<Pages> | undefined;
  return async (view, frame) => {
    // Loads React only with the first page of the desk.
    loading ??= loadPages();
    return (await loading).renderDesk(view, frame, assets);
  };
}

function loadPages(): Promise<Pages> {
  // React reads this as it loads.
  process.env.NODE_ENV = 'production';
  return import(new URL('./desk-pages.js', import.meta.url).href);
}
