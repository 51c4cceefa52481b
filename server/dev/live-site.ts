import { type ChildProcess, execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import type { Server } from 'node:http';
import { dirname, relative, resolve, sep } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createServer, type ErrorPayload, normalizePath, type ViteDevServer } from 'vite';
import { formatProblems } from '../../checks/report/format-problems.ts';
import { look } from '../../schema/brand.ts';
import type { Site } from '../../schema/site.ts';
import type { loadSite, setOwnKinds } from '../../site/parse.ts';
import { messageOf } from '../../site/problem.ts';
import { siteFolders } from '../../site/source/folders.ts';
import { importDefinition } from '../../site/source/import-definition.ts';
import type { LocatedProblem } from '../../site/source/locate.ts';
import { type Parse, readSite } from '../../site/source/read-site.ts';

const { definition } = siteFolders();

const file = relative('.', definition);

const ownKinds = resolve(dirname(file), 'sections');

const folders = ['assets', 'node_modules', 'pages', 'renderer', 'schema', 'site', 'templates'];

/** Starts Vite as middleware of our server, with its web socket on the same port. Restricts it to sources. */
export async function startVite(server: Server, host: string): Promise<ViteDevServer> {
  const written = (await importDefinition(file).catch(() => undefined)) as { look?: string } | undefined;
  // The look decides which files are compiled, so changing it needs a restart.
  process.env.LOOK = look.safeParse(written?.look).data ?? '';
  const allow = [...folders, siteFolders().publicDir].map((folder) => normalizePath(resolve(folder)));
  const fs = { strict: true, allow, deny: ['.*', '*.{crt,key,pem}', '*.{db,sqlite}*', '**/.git/**'] };
  const access = { cors: false, allowedHosts: [host], fs };
  const vite = await createServer({ appType: 'custom', server: { ...access, middlewareMode: true, hmr: { server } } });
  // vite-plugin-ssr adds the whole project.
  vite.config.server.fs.allow = allow;
  return vite;
}

/** Reads the site again whenever it or its code is saved. Reloads the browser, or shows the problems in an overlay. */
export async function watchSite(vite: ViteDevServer, { onSite, onProblem }: Listener): Promise<void> {
  /** The definition and its imports. */
  const sources = new Set<string>();
  const watch = (name: string) => {
    sources.add(resolve(name));
    // Files outside the project are not watched yet.
    vite.watcher.add(name);
  };
  const parser = createParser(vite);
  const check = createLaterCheck();
  let problem: Overlay | undefined;
  let isLookReported = false;
  const showProblem = (err: Overlay) => vite.ws.send({ type: 'error', err });
  const load = async () => {
    check.stop();
    const found = await readLiveSite(parser, watch);
    if ('look' in found && found.look !== (process.env.LOOK || 'road') && !isLookReported) {
      isLookReported = true;
      console.warn(`The look is '${found.look}' now: restart npm run dev to see it.`);
    }
    problem = 'message' in found ? found : undefined;
    if ('message' in found) {
      onProblem(found.message);
      showProblem(found);
    } else {
      await onSite(found);
      vite.ws.send({ type: 'full-reload' });
      check.startLater();
    }
  };
  // Also send the problem to pages that connect later.
  vite.ws.on('connection', () => {
    if (problem) showProblem(problem);
  });

  let loading = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  const reload = (name: string, waitMs: number) => {
    const isCode = parser.isPart(name);
    if (!isCode && !sources.has(resolve(name))) return;
    if (isCode) parser.outdate();
    clearTimeout(timer);
    const readAgain = () => {
      loading = loading.then(load);
    };
    timer = setTimeout(readAgain, waitMs);
  };
  // Wait, because editors may write a file twice, and Vite must notice changed code first.
  const reloadSoon = (name: string) => reload(name, 30);
  watch(file);
  // Vite does not watch its imports outside the project.
  vite.watcher.add(ownKinds);
  vite.watcher.on('change', reloadSoon);
  vite.watcher.on('add', reloadSoon);
  vite.watcher.on('unlink', async (name) => {
    // Wait longer, because editors may delete a file to write it again.
    reload(name, 500);
    if (!sources.has(resolve(name))) return;
    // Outside the project, Vite does not notice that it is back.
    while (!existsSync(name)) await pause(100, undefined, { ref: false });
    watch(name);
    reloadSoon(name);
  });
  await load();
}

/** Pause in edits before searching for contradictions, so that an edit rarely waits for the search. */
const pauseMs = 1000;

/** Runs the slow checks once edits pause, for contradictions and missing pictures, and prints what they find. */
function createLaterCheck() {
  let timer: NodeJS.Timeout | undefined;
  let check: ChildProcess | undefined;
  let last = '';
  const run = () => {
    check = execFile(process.execPath, ['scripts/run.js', 'cli/check.ts'], (error, stdout, stderr) => {
      if (error?.killed) return;
      const report = /^The site definition has [\s\S]*/m.exec(stderr)?.[0] ?? stdout;
      if (report !== last) console.log(report.trim());
      last = report;
    });
  };
  const stop = () => {
    clearTimeout(timer);
    check?.kill();
  };
  process.once('exit', stop);
  return {
    stop,
    startLater: () => {
      timer = setTimeout(run, pauseMs);
    },
  };
}

type Parser = { loadSite: typeof loadSite; setOwnKinds: typeof setOwnKinds };

/** The code that parses a definition, reloaded after any of its files changes. */
function createParser(vite: ViteDevServer) {
  let parse: Parse | undefined;
  let isOld = false;
  return {
    isPart: (name: string) =>
      vite.moduleGraph.getModulesByFile(name) !== undefined ||
      /^(schema|site)\//.test(relative('.', name)) ||
      resolve(name).startsWith(ownKinds + sep),
    outdate() {
      isOld = true;
    },
    async load() {
      if (!isOld) return parse;
      vite.moduleGraph.invalidateAll();
      isOld = false;
      const parser = (await vite.ssrLoadModule('/site/parse.ts')) as Parser;
      parse = (definition, kinds) => {
        parser.setOwnKinds(kinds);
        return parser.loadSite(definition);
      };
      return parse;
    },
  };
}

/** Reads the site with the current code. Returns it, or its problems. */
async function readLiveSite(parser: ReturnType<typeof createParser>, watch: (file: string) => void) {
  try {
    const { site, problems, sources } = await readSite(file, { parse: await parser.load() });
    // The fault may be in a file that the definition imports.
    sources.forEach(watch);
    return site ?? overlayOf(problems);
  } catch (error) {
    return { message: messageOf(error), stack: '' };
  }
}

type Overlay = ErrorPayload['err'];

/** Returns problems as the command line prints them; the first one's location opens in the editor. */
function overlayOf(problems: readonly LocatedProblem[]): Overlay {
  const [first] = problems;
  const place = first && { file: resolve(first.file), line: first.line, column: first.column };
  return { message: formatProblems(problems, 'text'), stack: '', ...(place && { id: place.file, loc: place }) };
}

type Listener = { onSite: (site: Site) => Promise<void>; onProblem: (message: string) => void };
