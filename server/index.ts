import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { securityHeaders } from '../renderer/response-headers.ts';
import { type Config, loadEnvFiles, readBuiltSite, readConfig, readPolicies } from './config.ts';
import { isPostgres } from './database/database.ts';
import { startBackend } from './database-thread/start-backend.ts';
import { serveDesk } from './desk/desk.ts';
import { createDeskRenderer } from './desk/respond.ts';
import { createReplyRenderer } from './enquiries/submit.ts';
import { createApp } from './http/app.ts';
import { openPages } from './http/page-cache.ts';
import { servePages } from './http/pages.ts';
import { createLimitPool, limitSubmissions } from './http/rate-limit.ts';
import { createHttpServer, listen, stopHttpServer } from './http/server.ts';
import { adviceOn, createLog, errorFacts, messageOf } from './log.ts';
import { countMail, createMetrics, createMetricsServer } from './metrics.ts';

/** The built pages, relative to the bundle of this file. */
const clientDir = fileURLToPath(new URL('../client', import.meta.url));

async function start(config: Config): Promise<void> {
  const log = createLog(config.logLevel);
  if (isRootOutsideContainer()) {
    log.warn('Running as root. Run it as a user of its own, as deploy/garage-site@.service does.');
  }
  const built = readBuiltSite();
  const { site, builtUrl } = built;
  if (site.url !== builtUrl) {
    log.warn(
      `SITE_URL is ${site.url}, but the pages were built for ${builtUrl}, which their addresses for search engines name. Build again with SITE_URL=${site.url}.`,
    );
  }
  const metrics = config.metricsPort === undefined ? undefined : createMetrics(() => backend.readEnquiryMetrics());
  const [backend, pages] = await Promise.all([
    startBackend({ config, site }, (outcome, kind) => metrics && countMail(metrics, outcome, kind)),
    openPages({ dir: clientDir, policies: readPolicies(), maxBytes: config.pageCacheBytes }),
  ]);
  const limitPool = isPostgres(config.databaseUrl) ? createLimitPool(config.databaseUrl) : undefined;
  const limit = limitSubmissions({
    perAddress: config.rateLimitPerAddress,
    global: config.rateLimitGlobal,
    log,
    shared: limitPool && { pool: limitPool, secret: config.databaseUrl },
  });
  const desk = {
    site,
    store: backend.desk,
    log,
    now: () => new Date(),
    render: createDeskRenderer(built.assets),
    hasMail: config.smtpUrl !== undefined,
    limit,
  };
  let isStopping = false;
  const app = createApp({
    site,
    enquiries: backend,
    log,
    pages: servePages(pages, built.redirects),
    renderReply: createReplyRenderer(built, pages.policyOf),
    trustProxy: config.trustProxy,
    limit,
    desk: config.desk ? serveDesk(desk) : undefined,
    metrics,
    isStopping: () => isStopping,
  });
  const metricsServer = metrics && createMetricsServer(metrics, log);
  const server = createHttpServer(app.callback(), {
    headers: securityHeaders(site),
    sentence: site.forms.refusals.notRead,
    log,
  });

  const stop = async (signal: string) => {
    if (isStopping) return;
    isStopping = true;
    log.info('Stopping', { signal });
    // In parallel: an enquiry that arrives while the mail worker stops is stored, and mailed after the next start.
    await Promise.all([stopHttpServer(server), backend.stopMail()]);
    if (metricsServer) await stopHttpServer(metricsServer, 0);
    await Promise.all([backend.close(), limitPool?.end()]);
    log.info('Stopped');
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  process.on('unhandledRejection', (error) => log.error('Unhandled promise rejection', errorFacts(error)));

  const address = await listen(server, config.port, config.host);
  if (metricsServer && config.metricsPort !== undefined) {
    log.info(`Metrics at ${await listen(metricsServer, config.metricsPort, config.host)}/metrics`);
  }
  await backend.startMail();
  log.info(`Serving ${pages.size} files at ${address}`);
}

/** Whether a compromised process could harm the whole machine. */
function isRootOutsideContainer(): boolean {
  const isInContainer = process.env.container || ['/.dockerenv', '/run/.containerenv'].some((file) => existsSync(file));
  return process.getuid?.() === 0 && !isInContainer;
}

/** Returns why the server cannot start, with advice if the message has none. */
function sentenceOf(error: unknown): string {
  const message = messageOf(error);
  const advice = adviceOn(error);
  return advice && !message.includes('DATABASE_URL') ? `${message.replace(/\.$/, '')}: ${advice}.` : message;
}

try {
  loadEnvFiles();
  await start(readConfig(process.env));
} catch (error) {
  process.stderr.write(`${sentenceOf(error)}\n`);
  process.exit(1);
}
