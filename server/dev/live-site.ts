import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { dirname, relative, resolve } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import type { Site } from '../../schema/site.ts';
import { writeNames } from '../../site/source/write-names.ts';
import { type Overlay, overlayOfError, overlayOfProblems } from './overlay.ts';
import { parseDefinition } from './parse-definition.ts';
import { openDefinition } from './read-definition.ts';
import { countRevision, isBehind } from './revisions.ts';

/** The file of the definition, as people name it. */
const file = relative('.', process.env.SITE_CONFIG || 'site.config.ts');

/** Starts Vite inside our own server, its socket to the browser included. */
export function startVite(server: Server): Promise<ViteDevServer> {
  return createServer({
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server }, watch: { ignored: isWrittenByPrograms } },
  });
}

/** Whether a path is below what builds and tests write, of which no page of this server is made. */
function isWrittenByPrograms(path: string): boolean {
  const [folder = ''] = relative('.', path).split('/');
  const isDefinition = resolve(path).startsWith(dirname(resolve(file)));
  return ['.cache', 'dist', 'test-results'].includes(folder) && !(file.startsWith(folder) && isDefinition);
}

/**
 * Reads the site, and reads it again whenever the definition or code that pages are made from is saved. The browser
 * is told to reload; while the definition has a problem it shows that problem over the page that it has.
 */
export async function watchSite(vite: ViteDevServer, { use, complain }: Listener): Promise<() => Promise<void>> {
  const definition = await openDefinition(file);
  let problem: Overlay | undefined;

  let parse = parseDefinition;
  let isCodeOld = false;
  const renewCode = async () => {
    vite.moduleGraph.invalidateAll();
    isCodeOld = false;
    const renewed = (await vite.ssrLoadModule('/server/dev/parse-definition.ts')) as Parser;
    parse = renewed.parseDefinition;
  };
  const read = async (): Promise<Site | Overlay> => {
    try {
      if (isCodeOld) await renewCode();
      const written = await definition.read();
      const parsed = parse(written, file);
      writeNames(written, file);
      return 'site' in parsed ? parsed.site : overlayOfProblems(parsed.problems);
    } catch (error) {
      return overlayOfError(error, readFileSync(file, 'utf8'));
    }
  };
  const load = async () => {
    const found = await read();
    problem = 'message' in found ? found : undefined;
    if ('message' in found) {
      complain(found.message);
      showProblem(vite, found);
    } else {
      countRevision();
      use(found);
      vite.ws.send({ type: 'full-reload' });
    }
  };
  // Vite may have reloaded the page already, and whatever is opened next has to show the problem as well.
  vite.ws.on('connection', (socket, request) => {
    if (problem) showProblem(vite, problem);
    else if (isBehind(request)) socket.send(JSON.stringify({ type: 'full-reload' }));
  });

  let loading = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  const reload = (name: string) => {
    const isCode = vite.moduleGraph.getModulesByFile(name) !== undefined || readsDefinitions.test(relative('.', name));
    if (!isCode && !definition.isMadeFrom(name)) return;
    isCodeOld ||= isCode;
    clearTimeout(timer);
    const readAgain = () => {
      loading = loading.then(load);
    };
    // An editor may write a file twice; code Vite itself has to notice first.
    timer = setTimeout(readAgain, isCodeOld ? 30 : 10);
  };
  vite.watcher.add(file);
  vite.watcher.on('change', reload);
  vite.watcher.on('add', reload);
  await load();
  return definition.close;
}

/** Shows a problem over the page, as Vite shows its own. */
function showProblem(vite: ViteDevServer, err: Overlay): void {
  vite.ws.send({ type: 'error', err });
}

/** The code that makes a site of a definition. */
const readsDefinitions = /^(schema|routes|definition)\//;

type Listener = { use: (site: Site) => void; complain: (message: string) => void };
type Parser = typeof import('./parse-definition.ts');
