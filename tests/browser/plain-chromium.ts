import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { findChromium } from '../../scripts/find-chromium.ts';

/**
 * A Chromium with the visitor's defaults. Playwright disables prerendering and the back/forward cache, so this one is
 * driven over two pipes: https://chromedevtools.github.io/devtools-protocol/
 */
export async function openPlainChromium(): Promise<PlainPage> {
  const profile = await mkdtemp(join(tmpdir(), 'plain-chromium-'));
  const flags = ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'];
  const flagsOfThisRun = ['--remote-debugging-pipe', `--user-data-dir=${profile}`, '--window-size=1280,800'];
  const child = spawn(findChromium() ?? 'chromium', [...flags, ...flagsOfThisRun, 'about:blank'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
  });
  const pages: string[] = [];
  const send = speak(
    child.stdio[3] as Writable,
    child.stdio[4] as Readable,
    (method, { sessionId = '', targetInfo }) => {
      if (method === 'Target.attachedToTarget' && targetInfo?.type === 'page') pages.push(sessionId);
      if (method === 'Target.detachedFromTarget' && pages.includes(sessionId))
        pages.splice(pages.indexOf(sessionId), 1);
    },
  );
  // Attaching to a page prevents its prerendering; attaching to its tab reports both pages.
  const filter = [{ type: 'tab' }];
  const { targetInfos } = await send<{ targetInfos: { targetId: string }[] }>('Target.getTargets', { filter });
  const tab = await send<{ sessionId: string }>('Target.attachToTarget', {
    targetId: targetInfos[0]?.targetId,
    flatten: true,
  });
  const autoAttach = { autoAttach: true, waitForDebuggerOnStart: false, flatten: true };
  await send('Target.setAutoAttach', autoAttach, tab.sessionId);
  while (pages.length === 0) await new Promise((wait) => setTimeout(wait, 20));
  // The visible page is the older one: a prerendered page is created later and outlives it.
  const sendToPage = async <Result>(method: string, params: object = {}): Promise<Result> => {
    for (let tries = 1; ; tries++) {
      try {
        return await send<Result>(method, params, pages[0]);
      } catch (error) {
        // The page has been replaced: use the visible one.
        if (tries === 50 || !String(error).includes(replaced)) throw error;
        await new Promise((wait) => setTimeout(wait, 50));
      }
    }
  };
  const mouse = (type: string, x: number, y: number) => {
    const button = type === 'mouseMoved' ? 'none' : 'left';
    return sendToPage('Input.dispatchMouseEvent', { type, x, y, button, clickCount: 1 });
  };
  return {
    send: sendToPage,
    async run(expression) {
      const { result } = await sendToPage<{ result: { value: unknown } }>('Runtime.evaluate', {
        expression,
        returnByValue: true,
        awaitPromise: true,
      });
      return result.value;
    },
    isPrerendering: () => pages.length > 1,
    hover: (x, y) => mouse('mouseMoved', x, y),
    async click(x, y) {
      await mouse('mousePressed', x, y);
      await mouse('mouseReleased', x, y);
    },
    async close() {
      const ended = new Promise((done) => child.once('exit', done));
      child.kill('SIGKILL');
      await ended;
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** How Chromium refuses a message to a page that is gone. */
const replaced = 'Session with given id not found';

/** Messages are JSON, each ended by a zero byte; a response has the id of its request. */
function speak(
  questions: Writable,
  answers: Readable,
  onEvent: (method: string, parameters: { sessionId?: string; targetInfo?: { type: string } }) => void,
) {
  const waiting = new Map<number, Waiting>();
  let rest = '';
  answers.setEncoding('utf8').on('data', (chunk: string) => {
    const messages = (rest + chunk).split('\0');
    rest = messages.pop() ?? '';
    for (const message of messages) {
      const { id, method, params, result, error } = JSON.parse(message);
      if (method === 'Target.detachedFromTarget') {
        // Chromium leaves messages unanswered that reach a page while another replaces it.
        for (const { sessionId, reject } of waiting.values()) {
          if (sessionId === params.sessionId) reject(new Error(replaced));
        }
      }
      if (method) onEvent(method, params);
      else if (error) waiting.get(id)?.reject(new Error(error.message));
      else waiting.get(id)?.resolve(result as never);
      waiting.delete(id);
    }
  });
  let last = 0;
  return <Result = unknown>(method: string, params: object = {}, sessionId?: string): Promise<Result> =>
    new Promise((resolve, reject) => {
      last += 1;
      waiting.set(last, { resolve, reject, sessionId });
      questions.write(`${JSON.stringify({ id: last, method, params, ...(sessionId && { sessionId }) })}\0`);
    });
}

type Waiting = { resolve: (result: never) => void; reject: (error: Error) => void; sessionId: string | undefined };

export type PlainPage = {
  send: (method: string, parameters?: object) => Promise<unknown>;
  /** Evaluates an expression in the visible page. */
  run: (expression: string) => Promise<unknown>;
  /** Whether a second page is being prerendered, or has been. */
  isPrerendering: () => boolean;
  hover: (x: number, y: number) => Promise<unknown>;
  click: (x: number, y: number) => Promise<unknown>;
  close: () => Promise<void>;
};
