import { onceShown } from '../client/once-shown.ts';

/** What the chunk of an island has to offer: it takes over the markup at once. */
type IslandModule = { hydrate: (island: HTMLElement) => void };

/** How near the viewport an island has to come before its script is fetched. */
const nearby = '300px';

/** What a visitor does before using anything. */
const signs = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown'];

/** How long a press of the submit button waits for the script before the browser posts the form itself. */
const patience = 8000;

/** Brings every island of one name to life, each no earlier than a visitor could notice. */
export function wakeIslands(name: string, load: () => Promise<IslandModule>): void {
  for (const island of document.querySelectorAll<HTMLElement>(`[data-island="${name}"]`)) wakeIsland(island, load);
}

function wakeIsland(island: HTMLElement, load: () => Promise<IslandModule>): void {
  const waiting = new AbortController();
  const listen = { capture: true, signal: waiting.signal };
  const presses: HTMLElement[] = [];
  let form: HTMLFormElement | undefined;
  let isWaking = false;

  const wake = async () => {
    if (isWaking) return;
    isWaking = true;
    try {
      const { hydrate } = await load();
      // A breath between running the script and drawing with it: neither makes a press or a scroll wait for both.
      await new Promise((resume) => setTimeout(resume));
      hydrate(island);
      waiting.abort();
      island.dataset.islandReady = '';
      for (const button of presses) button.click();
      form?.requestSubmit();
    } catch (error) {
      waiting.abort();
      island.dataset.islandFailed = '';
      form?.submit();
      throw error;
    }
  };

  island.addEventListener('focusin', wake, listen);
  island.addEventListener('pointerdown', wake, listen);
  island.addEventListener(
    'click',
    (event) => {
      const button = (event.target as Element).closest<HTMLElement>('button[type=button]');
      if (!button) return;
      presses.push(button);
      wake();
    },
    listen,
  );
  island.addEventListener(
    'submit',
    (event) => {
      event.preventDefault();
      if (form) return;
      form = event.target as HTMLFormElement;
      form.dataset.pressedAt = `${performance.now()}`;
      const postItself = setTimeout(() => {
        const late = form;
        form = undefined;
        late?.submit();
      }, patience);
      waiting.signal.addEventListener('abort', () => clearTimeout(postItself));
      wake();
    },
    listen,
  );
  onceShown(() => afterLoad(() => whenActive(() => whenNear(island, wake))));
}

function afterLoad(start: () => void): void {
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start);
}

/**
 * Starts at the first sign of a visitor. Until then nobody could notice, and a phone that is still busy with showing
 * the page is not given React to run as well.
 */
function whenActive(start: () => void): void {
  const waiting = new AbortController();
  const begin = () => {
    waiting.abort();
    start();
  };
  for (const sign of signs)
    window.addEventListener(sign, begin, { capture: true, passive: true, signal: waiting.signal });
}

function whenNear(island: HTMLElement, wake: () => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      wake();
    },
    { rootMargin: nearby },
  );
  // The island's own box may have been dissolved into a grid; what it holds has one.
  for (const part of island.children) observer.observe(part);
}
