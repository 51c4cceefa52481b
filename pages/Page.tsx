import { PageView } from '../templates/PageView.tsx';
import { usePage } from '../templates/parts/page-context.ts';

/** The content of any page of the site. */
export function Page() {
  const { route } = usePage();
  return route ? <PageView route={route} /> : null;
}
