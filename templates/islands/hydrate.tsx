import type { ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';

/** Makes the markup of an island live, in one go: nothing can be typed or pressed halfway through. */
export function hydrateIsland<Props extends object>(
  island: HTMLElement,
  Component: ComponentType<Props>,
  props: Props,
): void {
  const identifierPrefix = island.dataset.islandPrefix ?? '';
  flushSync(() => hydrateRoot(island, <Component {...props} />, { identifierPrefix }));
}

/** The props that the server rendered an island with; they stand as JSON right after it. */
export function readProps<Props>(island: HTMLElement): Props {
  return JSON.parse(island.nextElementSibling?.textContent ?? '{}');
}
