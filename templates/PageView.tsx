import type { ComponentType } from 'react';
import { EndSeparator } from '#look/Hero.tsx';
import type { Route } from '../site/routes.ts';
import { LocationPage } from './LocationPage.tsx';
import { PageParts } from './PageParts.tsx';
import { ServicePage } from './ServicePage.tsx';

type RouteOf<Kind extends Route['kind']> = Extract<Route, { kind: Kind }>;

/** The template of every kind of page; a missing one is a type error. */
const templates: { [Kind in Route['kind']]: ComponentType<{ route: RouteOf<Kind> }> } = {
  info: PageParts,
  location: LocationPage,
  service: ServicePage,
};

export function PageView({ route }: { route: Route }) {
  const Template = templates[route.kind] as ComponentType<{ route: Route }>;
  return (
    <>
      <Template route={route} />
      <EndSeparator />
    </>
  );
}
