import type { ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';

/** Hydrates an island synchronously, so that no input is lost. */
export function hydrateIsland<Props extends object>(
  island: HTMLElement,
  Component: ComponentType<Props>,
  props: Props,
): void {
  flushSync(() => hydrateRoot(island, <Component {...props} />));
}

/** Reads the props of an island, from the JSON that follows it and from its file. */
export function readProps<Props>(island: HTMLElement, fromFile: object | undefined): Props {
  return { ...fromFile, ...JSON.parse(island.nextElementSibling?.textContent ?? '{}') };
}
