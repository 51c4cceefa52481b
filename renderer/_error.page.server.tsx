import { NotFoundPage } from '../templates/NotFoundPage.tsx';

/** vite-plugin-ssr prerenders this page as `404.html`. */
export function Page() {
  return <NotFoundPage />;
}
