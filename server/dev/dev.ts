import type { IncomingMessage, RequestListener } from 'node:http';
import type { Site } from '../../schema/site.ts';
import { messageOf } from '../../site/problem.ts';
import { isLoopbackHost } from '../connection-tls.ts';
import { openDatabase } from '../database/database.ts';
import { createEnquiryStore } from '../database-thread/backend.ts';
import { serveDesk } from '../desk/desk.ts';
import { createDeskStore } from '../desk/desk-store.ts';
import { type LinkSender, sendLinks } from '../desk/link-mails.ts';
import { linkAddress } from '../desk/paths.ts';
import { deskUsers } from '../desk/sign-in.ts';
import type { RenderDesk } from '../desk/views/desk-view.ts';
import { renderDesk } from '../desk/views/render.tsx';
import { createApp } from '../http/app.ts';
import { senderOf } from '../http/same-origin.ts';
import { createHttpServer, listen, stopHttpServer } from '../http/server.ts';
import { createLog } from '../log.ts';
import { createLivePages } from './live-pages.ts';
import { startVite, watchSite } from './live-site.ts';
import { mailsPath, showMails } from './mails.ts';
import { developmentConfig } from './settings.ts';

/** Development server: live pages and endpoint in one process, updated with every edit of the definition. */
const config = developmentConfig(process.env);
const here = `http://localhost:${config.PORT}`;
const log = createLog(config.LOG_LEVEL);
const db = await openDatabase(config.DATABASE_URL);
const enquiries = createEnquiryStore(db);

let handle: RequestListener | undefined;
// Without timeouts, since a debugger may pause a request.
const server = createHttpServer(
  (request, response) => {
    if (isCrossOrigin(request)) response.writeHead(403).end('This server answers its own pages only.');
    else vite.middlewares(request, response, () => pass(request, response));
  },
  { limits: { requestTimeout: 0, timeout: 0 } },
);
const vite = await startVite(server, config.HOST);
const pages = createLivePages(vite);
const pass: RequestListener = (request, response) => (handle ?? pages.serveWaitingPage)(request, response);

await watchSite(vite, {
  async onSite(site) {
    await pages.show(site);
    const mails = showMails({ db, site, config, origin: here });
    handle = createApp({
      site,
      enquiries,
      log,
      pages: (ctx, next) => (ctx.path === mailsPath ? mails : pages.servePage)(ctx, next),
      renderReply: pages.renderReply,
      desk: config.DESK ? liveDesk(site) : undefined,
    }).callback();
  },
  onProblem(message) {
    log.error('Invalid definition; still serving the last valid one', { reason: message });
  },
});

log.info(
  'Mail is off in development: enquiries are stored and listed, and no mail is sent; /__mails shows what would be.',
);
if (config.DESK) log.info('The desk is at /desk; links to sign in are printed here.');
if (!isLoopbackHost(config.HOST))
  log.warn('Anyone on the network can reach this development server; unset HOST to serve this machine alone.');
try {
  await listen(server, config.PORT, config.HOST);
} catch (error) {
  process.stderr.write(`${messageOf(error)}\n`);
  process.exit(1);
}
log.info(`Serving live pages at ${here}`);

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, async () => {
    await vite.close();
    await stopHttpServer(server, 500);
    await db.destroy();
    process.exit(0);
  });
}

/** Whether a page of another origin sent a request, other than by a link, whose response it cannot read. */
function isCrossOrigin(request: IncomingMessage): boolean {
  const { method, headers } = request;
  const isLink = method === 'GET' && headers['sec-fetch-dest'] === 'document' && headers.origin === undefined;
  return !isLink && senderOf(request, [headers.host?.toLowerCase()]) === 'other';
}

/** The desk for development enquiries. Prints sign-in links instead of mailing them. */
function liveDesk(site: Site) {
  const send: LinkSender['send'] = async ({ who, token }) =>
    log.info(`Sign in to the desk as ${who}: ${linkAddress(here, token)}`);
  const now = () => new Date();
  const onLink = () => sendLinks(db, { users: deskUsers(config, site), send, log, now });
  const store = createDeskStore({ db, site, config, log, onLink, onMail: () => {} });
  const render: RenderDesk = async (view, frame) => renderDesk(view, frame, await pages.readStyles());
  return serveDesk({ site, store, log, now, hasMail: true, render });
}
