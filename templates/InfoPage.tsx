import type { InfoRoute } from '../site/routes.ts';
import { PageParts } from './PageParts.tsx';

/** A page of sections only: home, about, contact and others. */
export function InfoPage({ route }: { route: InfoRoute }) {
  return <PageParts route={route} />;
}
