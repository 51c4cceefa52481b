import { whenActivated, whenLoaded } from '../client/lifecycle.ts';

/** The chunk of an island. `hydrate` is synchronous; `fromFile` has the props that are in a file. */
type IslandModule = { hydrate: (island: HTMLElement, fromFile: object | undefined) => void };

/** Distance from the viewport at which an island's script is loaded. */
const rootMargin = '300px';

const inputEvents = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown'];

/** Timeout of a submit that waits for the script; then the browser posts the form. */
const submitTimeoutMs = 8000;

/** Hydrates every island of a name, each when the visitor approaches or uses it. */
export function hydrateIslands(name: string, load: () => Promise<IslandModule>): void {
  for (const island of document.querySelectorAll<HTMLElement>(`[data-island="${name}"]`)) hydrateOnUse(island, load);
}

function hydrateOnUse(island: HTMLElement, load: () => Promise<IslandModule>): void {
  const listeners = new AbortController();
  const options = { capture: true, signal: listeners.signal };
  /** Buttons pressed before hydration, by index, since React may render them afresh. */
  const presses: number[] = [];
  const listButtons = () => [...island.querySelectorAll<HTMLElement>('button[type=button]')];
  let form: HTMLFormElement | undefined;
  let restoreButton = () => {};
  let isStarted = false;
  let isPosted = false;

  /** Lets the browser post a form that was submitted before the script was loaded, once it can leave the page. */
  const post = () => {
    if (!navigator.onLine) return addEventListener('online', post);
    listeners.abort();
    if (!form) return;
    isPosted = true;
    // The page may be shown again from the back/forward cache.
    addEventListener('pagehide', restoreButton);
    form.submit();
    form = undefined;
  };

  const start = async () => {
    if (isStarted) return;
    isStarted = true;
    const { dataset } = island;
    try {
      const props = dataset.props && fetch(dataset.props).then((response) => response.json());
      const [{ hydrate }, fromFile] = await Promise.all([load(), props]);
      // Yield between evaluation and rendering, so that input waits for only one of them.
      await new Promise((resume) => setTimeout(resume));
      // Leave a form alone that the browser is posting: it would look unsent, and could be sent again.
      if (isPosted) return;
      restoreButton();
      hydrate(island, fromFile);
      listeners.abort();
      dataset.islandReady = '';
      for (const index of presses) listButtons()[index]?.click();
      if (form) island.querySelector('form')?.requestSubmit();
      form = undefined;
    } catch (error) {
      dataset.islandFailed = '';
      post();
      throw error;
    }
  };

  const replayPress = ({ target }: Event) => {
    const index = listButtons().findIndex((button) => button.contains(target as Node));
    if (index < 0) return;
    presses.push(index);
    start();
  };

  const holdSubmit = (event: Event) => {
    event.preventDefault();
    if (form) return;
    form = event.target as HTMLFormElement;
    form.dataset.pressedAt = `${performance.now()}`;
    restoreButton = showSending(form);
    setTimeout(post, submitTimeoutMs);
    start();
  };

  island.addEventListener('focusin', start, options);
  island.addEventListener('click', replayPress, options);
  island.addEventListener('submit', holdSubmit, options);
  whenActivated(() =>
    whenLoaded(() => (island.querySelector(':target') ? start() : whenActive(() => whenNear(island, start)))),
  );
}

/** Shows that a form is being sent. Returns a function that undoes it before hydration. */
function showSending(form: HTMLFormElement): () => void {
  const found: Iterable<HTMLElement> = form.querySelectorAll<HTMLElement>('[role=status],[data-sending]');
  const [status, button] = found as [HTMLElement, HTMLElement];
  const label = button.textContent;
  button.textContent = status.textContent = button.dataset.sending as string;
  return () => {
    button.textContent = label;
    status.textContent = '';
  };
}

/** Waits for the first input: a slow phone is busy rendering until then, and nobody needs the island before. */
function whenActive(start: () => void): void {
  const listeners = new AbortController();
  const begin = () => {
    listeners.abort();
    start();
  };
  for (const type of inputEvents) {
    addEventListener(type, begin, { capture: true, passive: true, signal: listeners.signal });
  }
}

function whenNear(island: HTMLElement, start: () => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      start();
    },
    { rootMargin },
  );
  // Observe the children, because the island itself may be `display: contents`.
  for (const child of island.children) observer.observe(child);
}
