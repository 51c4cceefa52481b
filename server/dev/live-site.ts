import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { createRequire } from 'node:module';
import { dirname, relative, resolve } from 'node:path';
import { compileFunction } from 'node:vm';
import { context } from 'esbuild';
import { createServer, type ServerOptions, type ViteDevServer } from 'vite';
import { look } from '../../schema/look.ts';
import type { Site } from '../../schema/site.ts';
import type { OwnKinds } from '../../site/own-kinds.ts';
import { definitionEntry } from '../../site/source/definition-entry.ts';
import { siteFolders } from '../../site/source/folders.ts';
import { importDefinition } from '../../site/source/import-definition.ts';
import { placeProblems } from '../../site/source/place-problems.ts';
import { readIcons } from '../../site/source/read-icons.ts';
import { writeNames } from '../../site/source/write-names.ts';
import { countRevision, isBehind } from './live-pages.ts';
import { type Overlay, overlayOfError, overlayOfProblems } from './overlay.ts';
import { parseDefinition } from './parse-definition.ts';

const { definition, outDir, releaseDir } = siteFolders();

/** The definition's file, relative to the project. */
const file = relative('.', definition);

/** Folders that are written and not read. */
const outputs = ['.cache', 'test-results', outDir, releaseDir];

/** Starts Vite inside our own server, with its socket to the browser. */
export async function startVite(server: Server, access: ServerOptions): Promise<ViteDevServer> {
  const written = (await importDefinition(file).catch(() => undefined)) as { look?: string } | undefined;
  // Which files are compiled; another look needs another start.
  process.env.LOOK = look.safeParse(written?.look).data ?? '';
  return createServer({
    appType: 'custom',
    server: { ...access, middlewareMode: true, hmr: { server }, watch: { ignored: isOutput } },
  });
}

/** Whether a path is output of a build or a test, which no page of this server is made from. */
function isOutput(path: string): boolean {
  const folder = outputs.find((output) => resolve(path).startsWith(resolve(output)));
  const isDefinition = resolve(path).startsWith(dirname(resolve(file)));
  return folder !== undefined && !(file.startsWith(folder) && isDefinition);
}

/**
 * Reads the site, and again whenever the definition or the code of the pages is saved. Reloads the browser, or shows the
 * definition's problems over the page.
 */
export async function watchSite(vite: ViteDevServer, { onSite, onProblem }: Listener): Promise<() => Promise<void>> {
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
      const { default: written, kinds } = await definition.read();
      const parsed = parse(written, file, kinds);
      if (!('site' in parsed)) return overlayOfProblems(parsed.problems);
      const { problems } = await readIcons(written);
      if (problems.length > 0) return overlayOfProblems(placeProblems(problems, file));
      writeNames(written, file);
      return parsed.site;
    } catch (error) {
      return overlayOfError(error, readFileSync(file, 'utf8'));
    }
  };
  let isTold = false;
  const load = async () => {
    const found = await read();
    if ('look' in found && found.look !== (process.env.LOOK || 'road') && !isTold) {
      isTold = true;
      console.warn(`look is '${found.look}' now: start npm run dev again to see it.`);
    }
    problem = 'message' in found ? found : undefined;
    if ('message' in found) {
      onProblem(found.message);
      showProblem(vite, found);
    } else {
      countRevision();
      await onSite(found);
      vite.ws.send({ type: 'full-reload' });
    }
  };
  // A page that Vite has reloaded already, or one that is opened later, shows the problem as well.
  vite.ws.on('connection', (socket, request) => {
    if (problem) showProblem(vite, problem);
    else if (isBehind(request)) socket.send(JSON.stringify({ type: 'full-reload' }));
  });

  let loading = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  const reload = (name: string) => {
    const isCode = vite.moduleGraph.getModulesByFile(name) !== undefined || parsesDefinitions.test(relative('.', name));
    if (!isCode && !definition.isMadeFrom(name)) return;
    isCodeOld ||= isCode;
    clearTimeout(timer);
    const readAgain = () => {
      loading = loading.then(load);
    };
    // An editor may write a file twice, and Vite has to notice changed code first.
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

/** The code that parses definitions. */
const parsesDefinitions = /^(schema|site)\//;

type Listener = { onSite: (site: Site) => Promise<void>; onProblem: (message: string) => void };
type Parser = typeof import('./parse-definition.ts');

/** A definition, and the section kinds beside it. */
type Exports = { default?: unknown; kinds?: OwnKinds };

/** A definition that can be read again after every save. */
type LiveDefinition = {
  /** Compiles and evaluates it. Throws what esbuild or the definition throws. */
  read: () => Promise<Exports>;
  /** Whether a file is the definition's own or imported by it. */
  isMadeFrom: (file: string) => boolean;
  close: () => Promise<void>;
};

/** Opens a definition to be read many times, in milliseconds; Vite would evaluate all that imports it. */
async function openDefinition(file: string): Promise<LiveDefinition> {
  const compiler = await context({
    ...definitionEntry(file),
    bundle: true,
    write: false,
    format: 'cjs',
    platform: 'node',
    packages: 'external',
    metafile: true,
    logLevel: 'silent',
  });
  const files = new Set([resolve(file)]);
  const load = createRequire(resolve(file));

  const read = async () => {
    const { metafile, outputFiles } = await compiler.rebuild();
    for (const input of Object.keys(metafile.inputs)) files.add(resolve(input));
    const module = { exports: {} as Exports };
    const code = outputFiles[0]?.text ?? '';
    compileFunction(code, ['module', 'exports', 'require'], { filename: file })(module, module.exports, load);
    return module.exports;
  };
  return { read, isMadeFrom: (name) => files.has(resolve(name)), close: () => compiler.dispose() };
}
