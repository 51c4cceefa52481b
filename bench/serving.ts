import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { buildServer } from '../tests/chaos/build-server.ts';
import { createSqliteUrl, findFreePort, removeSqlite } from '../tests/server/databases.ts';
import { compareServers, describeServers } from './compare-servers.ts';
import { type Part, type PartOptions, round } from './part.ts';
import { installPeer, needProgram, peerVersion } from './peers.ts';
import { wrkArguments } from './run-wrk.ts';
import { startNginx } from './start-nginx.ts';
import { type Running, startProgram, withTsx } from './start-program.ts';

/**
 * The same page of 10 KB from this server, one nginx worker, sirv and bare node:http, each one process, in turns.
 * This server logs every request and measures it, as in production; nginx does so in a row of its own.
 */
export async function measureServing({ isQuick }: PartOptions): Promise<Part> {
  needProgram('wrk');
  needProgram('nginx');
  const sirv = installPeer('sirv', { sirv: '3.0.2' });
  writeSirv(sirv);
  const server = await buildServer();
  const dir = join(dirname(dirname(server.entry)), 'client');
  const page = writePage(dir);
  const database = await createSqliteUrl();
  const servers: Record<string, Running> = {};
  try {
    servers['one nginx worker'] = await startNginx(dir);
    const env = { DATABASE_URL: database, METRICS_PORT: String(await findFreePort()) };
    servers['this server'] = await startProgram([server.entry], env);
    servers['bare node:http, one page from memory'] = await startProgram(withTsx('serve-bare.ts', page));
    const headers = await readHeaders(`${servers['this server'].url}/ten`);
    const told = JSON.stringify(headers.flat());
    servers['the same with the headers of this server'] = await startProgram(withTsx('serve-bare.ts', page, told));
    servers[nginxAtWork] = await startNginx(dir, { headers, hasLog: true });
    servers[`sirv ${peerVersion(sirv, 'sirv')}`] = await startProgram([join(sirv, 'serve.js'), dir]);
    const args = wrkArguments(isQuick ? 1 : 4);
    const load = { path: '/ten', args, warmUp: wrkArguments(1), rounds: isQuick ? 1 : 5 };
    const compared = await compareServers(servers, load);
    const of = (name: string) => compared[name]?.perSecond ?? Number.NaN;
    const ratio = of('this server') / of('one nginx worker');
    const what = 'pages of 10 KB, one process, to one nginx worker';
    const ratioAtWork = of('this server') / of(nginxAtWork);
    return {
      title: 'Pages served',
      ratios: [
        { what, value: round(ratio), target: 'at least 0.4', isMet: ratio >= 0.4 },
        { what: 'the same, to one that sends the same headers and logs too', value: round(ratioAtWork) },
      ],
      body: [
        `\`wrk ${args.join(' ')}\`, identity, one process each, median of ${load.rounds} in turns. This server logs every request to a pipe, keeps its metrics and sends its security headers; nginx keeps files open, and does the rest only where its row says so.`,
        describeServers(compared, 'one nginx worker'),
      ].join('\n\n'),
    };
  } finally {
    await Promise.all(Object.values(servers).map(({ stop }) => stop()));
    await Promise.all([server.remove(), removeSqlite(database)]);
  }
}

const nginxAtWork = 'one nginx worker with the headers of this server and its log';

/** A page of 10 KB, as a folder of the site holds it. */
function writePage(dir: string): string {
  const line = '<p>Brakes are checked while you wait, and nothing is done that you have not agreed to.</p>\n';
  const head = '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Ten</title></head><body>\n';
  const file = join(dir, 'ten.html');
  writeFileSync(file, head + line.repeat(Math.ceil((10_000 - head.length) / line.length)));
  return file;
}

/** The headers of an answer, but for those that Node writes itself. */
async function readHeaders(url: string): Promise<[name: string, value: string][]> {
  const { headers } = await fetch(url, { headers: { 'Accept-Encoding': 'identity' } });
  return [...headers].filter(([name]) => !['connection', 'date', 'keep-alive'].includes(name));
}

function writeSirv(dir: string): void {
  writeFileSync(
    join(dir, 'serve.js'),
    `import { createServer } from 'node:http';
import sirv from 'sirv';
const serve = sirv(process.argv[2], { etag: true, extensions: ['html'] });
createServer((request, response) => serve(request, response)).listen(Number(process.env.PORT), '127.0.0.1', () => console.log('"Serving by sirv"'));
`,
  );
}
