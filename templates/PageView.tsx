import type { ComponentType } from 'react';
import type { Route } from '../site/routes.ts';
import { InfoPage } from './InfoPage.tsx';
import { LocationPage } from './LocationPage.tsx';
import { ServicePage } from './ServicePage.tsx';

type RouteOf<Kind extends Route['kind']> = Extract<Route, { kind: Kind }>;

/** Which template draws which kind of page; a kind without one does not compile. */
const templates: { [Kind in Route['kind']]: ComponentType<{ route: RouteOf<Kind> }> } = {
  info: InfoPage,
  location: LocationPage,
  service: ServicePage,
};

/** Draws the page of a route. */
export function PageView({ route }: { route: Route }) {
  const Template = templates[route.kind] as ComponentType<{ route: Route }>;
  return <Template route={route} />;
}
