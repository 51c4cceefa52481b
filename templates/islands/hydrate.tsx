import type { ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';

/**
 * Hydrates an island synchronously, so that no input is lost. Its props come from the JSON that follows it, from its
 * file, and from what is `known` only in the browser.
 */
export function hydrateIsland<Props extends object>(
  island: HTMLElement,
  Component: ComponentType<Props>,
  fromFile?: object,
  known?: Partial<Props>,
): void {
  const json = island.nextElementSibling;
  const inline = json?.matches('script') ? JSON.parse(json.textContent) : {};
  const props: Props = { ...fromFile, ...inline, ...known };
  const { activeElement: focused } = document;
  const rendered = [...island.children];
  flushSync(() => hydrateRoot(island, <Component {...props} />));
  // React removes an island that it cannot render: leave it as without script.
  if (!island.firstChild) {
    island.append(...rendered);
    throw new Error('The island cannot be rendered.');
  }
  // React renders an island afresh if a browser has translated its words.
  if (focused?.isConnected === false) document.getElementById(focused.id)?.focus();
}
