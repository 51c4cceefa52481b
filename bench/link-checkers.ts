import { once } from 'node:events';
import { cpSync, existsSync, readFileSync, rmSync, statSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { extname, join, resolve } from 'node:path';
import Koa from 'koa';
import definition from '../site.config.ts';
import { type PlantedFault, plantedFaults, plantFaults } from '../tests/fixtures/planted-faults.ts';
import { tinySiteInput } from '../tests/fixtures/tiny-site.ts';
import { benchEnv, buildOwnSite } from './own-site.ts';
import { installPeer } from './peers.ts';
import { npmScript, type Run, runCommand } from './processes.ts';
import { type Part, type PartOptions, table } from './report.ts';

const maxSeconds = 120;
export const linkCheckers = { linkinator: '7.6.1', 'broken-link-checker': '0.7.8', hyperlink: '5.0.4' };

const bins = resolve('.cache/bench/peers/link-checkers/node_modules/.bin');

type BuiltSite = { title: string; dir: string; url: string; env?: Record<string, string> };

type Checker = {
  name: string;
  command: (site: BuiltSite, origin: string) => string;
  /** Returns the part of its output that lists broken links. */
  broken: (output: string) => string;
};

/** Runs our link check and three well-known ones on the same built site with the same planted faults. */
export async function measureLinkCheckers({ pages, isQuick }: PartOptions): Promise<Part> {
  await installPeer('link-checkers', linkCheckers);
  const built = join(await buildOwnSite(), 'client');
  const copySite = (title: string) => {
    const dir = resolve('.cache/bench/link-checkers', title.replace(' ', '-'));
    rmSync(dir, { recursive: true, force: true });
    cpSync(built, dir, { recursive: true, filter: (file) => !/\.(br|gz)$/.test(file) });
    return { title, dir, url: definition.url };
  };
  const faulty = copySite('faulty');
  plantFaults(faulty.dir);
  const sites: BuiltSite[] = [copySite('31 pages')];
  if (!isQuick && pages.includes(10_000)) {
    const dir = join(await buildOwnSite(10_000), 'client');
    sites.push({ title: '10,000 pages', dir, url: tinySiteInput.url, env: benchEnv(10_000) });
  }
  const columns: { name: string; found: Set<PlantedFault>; seconds: string[] }[] = [];
  for (const checker of checkers) {
    process.stderr.write(`links: ${checker.name}\n`);
    const found = findFaults(checker.broken((await run(checker, faulty)).output));
    const seconds: string[] = [];
    for (const site of sites) {
      const { seconds: taken } = await run(checker, site);
      seconds.push(taken >= maxSeconds ? `stopped after ${maxSeconds}` : taken.toFixed(1));
    }
    columns.push({ name: checker.name, found, seconds });
  }
  const row = (title: string, cell: (column: (typeof columns)[number]) => string) => [title, ...columns.map(cell)];
  return {
    ratios: [],
    body: [
      'One fault of every kind is planted in a copy of the built site. Ours and hyperlink read the folder, the others crawl it over HTTP, each with all its checks turned on. A fault counts as found if its address is reported as broken, for whatever reason. Seconds are for a whole process over a site without faults; ours reads the definition too.',
      table([
        row('planted fault', ({ name }) => name),
        ...plantedFaults.map((fault) => row(fault.name, ({ found }) => (found.has(fault) ? '✓' : '–'))),
        row('**found**', ({ found }) => `**${found.size} of ${plantedFaults.length}**`),
        ...sites.map(({ title }, index) => row(`seconds, ${title}`, ({ seconds }) => seconds[index] ?? '')),
      ]),
    ].join('\n\n'),
  };
}

const linesWith = (output: string, pattern: RegExp) => (output.match(pattern) ?? []).join('\n');

const checkers: Checker[] = [
  {
    name: 'check:links',
    command: ({ dir }) => `${npmScript('check:links')} --dir ${dir} --format json`,
    broken(output) {
      const { findings } = JSON.parse(output) as { findings: { severity: string; target: string }[] };
      return findings.flatMap(({ severity, target }) => (severity === 'error' ? [target] : [])).join('\n');
    },
  },
  {
    name: `linkinator ${linkCheckers.linkinator}`,
    command: (_site, origin) => `${bins}/linkinator ${origin} --recurse --check-css --check-fragments --format json`,
    broken(output) {
      const { links } = JSON.parse(output) as { links: { state: string; url: string }[] };
      return links.flatMap(({ state, url }) => (state === 'BROKEN' ? [url] : [])).join('\n');
    },
  },
  {
    name: `broken-link-checker ${linkCheckers['broken-link-checker']}`,
    command: (_site, origin) => `${bins}/blc ${origin} -r -f -g --filter-level 3`,
    broken: (output) => linesWith(output, /^.*BROKEN.*$/gm),
  },
  {
    name: `hyperlink ${linkCheckers.hyperlink}`,
    command: ({ dir, url }) =>
      `${bins}/hyperlink --recursive --internal --pretty --canonicalroot ${url}/ --root ${dir} ${dir}/index.html`,
    broken: (output) => linesWith(output, /^not ok.*$/gm),
  },
];

/** Runs a checker, which exits with an error if it finds a fault. */
async function run({ command }: Checker, site: BuiltSite): Promise<Run> {
  const server = await serveFolder(site);
  const options = { env: site.env ?? {}, timeoutMs: maxSeconds * 1000, mayFail: true };
  return runCommand(command(site, server.origin), options).finally(server.close);
}

/** Returns the faults whose address or fragment is reported as broken, whatever the reason. */
function findFaults(broken: string): Set<PlantedFault> {
  const lines = broken.replaceAll(/http:\/\/127\.0\.0\.1:\d+|(file:\/\/)?[^\s"]*\/link-checkers\/faulty/g, '');
  const isNamed = (target: string) => {
    const address = target.replace(definition.url, '').replace('*', '');
    const needle = address.slice(Math.max(0, address.indexOf('#'))).replace(/[.+?^${}()|[\]\\]/g, '\\$&');
    const end = target.endsWith('*') || target.startsWith('https:') ? '' : '(?![\\w/.-])';
    return new RegExp(`${needle.startsWith('/') ? '(?<![\\w/-])' : ''}${needle}${end}`).test(lines);
  };
  return new Set(plantedFaults.filter(({ target }) => isNamed(target)));
}

/** Serves a built folder like the site's own server: no file endings, no trailing slash, 404 for the rest. */
export async function serveFolder({
  dir,
  url,
}: Pick<BuiltSite, 'dir' | 'url'>): Promise<{ origin: string; close: () => void }> {
  const app = new Koa().use((ctx) => {
    const bare = ctx.path.replace(/\/+$/, '');
    if (bare !== '' && bare !== ctx.path && existsSync(join(dir, `${bare}.html`))) return ctx.redirect(bare);
    const candidates = [join(dir, ctx.path), join(dir, `${bare || '/index'}.html`)];
    const file = candidates.find((name) => existsSync(name) && statSync(name).isFile());
    ctx.status = file ? 200 : 404;
    ctx.type = extname(file ?? '404.html');
    const content = readFileSync(file ?? join(dir, '404.html'));
    // Crawlers follow absolute addresses, so those of the site have to lead here.
    ctx.body = /^text|xml|javascript/.test(ctx.type) ? content.toString().replaceAll(url, origin) : content;
  });
  const server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { origin, close: () => server.close(() => undefined).closeAllConnections() };
}
