import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { RenderHook } from '../renderer/page-context.ts';
import { baseStyles } from '../renderer/page-styles.ts';
import { securityHeaders } from '../renderer/response-headers.ts';
import { todayIn } from '../schema/clock.ts';
import { messageOf } from '../site/problem.ts';
import { type Config, loadEnvFiles, readConfig, readPolicies, readServedSite } from './config.ts';
import { isPostgres } from './database/database.ts';
import { startBackend } from './database-thread/start-backend.ts';
import { serveDesk } from './desk/desk.ts';
import type { DeskDeps } from './desk/request.ts';
import { createApp } from './http/app.ts';
import { openPages } from './http/page-cache.ts';
import { servePages } from './http/pages.ts';
import { createLimitPool, limitSubmissions } from './http/rate-limit.ts';
import { createHttpServer, listen, stopHttpServer } from './http/server.ts';
import { adviceOn, createLog, errorFacts } from './log.ts';
import { countMail, createMetrics, createMetricsServer } from './metrics.ts';

/** The built pages, relative to the bundle of this file. */
const clientDir = fileURLToPath(new URL('../client', import.meta.url));

async function start(config: Config): Promise<void> {
  const log = createLog(config.logLevel);
  // A log on a full disk or in a closed pipe must not end the server.
  process.stdout.on('error', () => {});
  if (isRootOutsideContainer()) {
    log.warn('Running as root. Run it as a user of its own, as deploy/garage-site@.service does.');
  }
  const { site, builtUrl, assets, formPages, redirects } = readServedSite();
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
  const siteStyles = baseStyles(assets);
  const desk: DeskDeps = {
    site,
    store: backend,
    log,
    now: () => new Date(),
    async render(view, frame) {
      const { renderDesk } = await importRenderer<typeof import('./desk/views/render.tsx')>('./desk-pages.js');
      return renderDesk(view, frame, siteStyles);
    },
    hasMail: config.smtpUrl !== undefined,
    limit,
  };
  let isStopping = false;
  const app = createApp({
    site,
    enquiries: backend,
    log,
    pages: servePages(pages, redirects),
    async renderReply(submission) {
      const { render } = await importRenderer<{ render: RenderHook }>('./entries/renderer_default-page-server.mjs');
      const route = formPages[submission.form];
      const today = todayIn(site.hours.timeZone);
      const { html } = render({ site, route, submission, assets, today, formFiles: true }).pageContext;
      // The built page's policy, so that nothing that a visitor typed can change it.
      return { html, policy: route && pages.policyOf(route.path) };
    },
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

/** Loads a module that the build bundled beside this one, and React with it, when a page first needs them. */
function importRenderer<Module>(file: string): Promise<Module> {
  // React checks NODE_ENV when it loads.
  process.env.NODE_ENV = 'production';
  return import(new URL(file, import.meta.url).href);
}

/** Whether a compromised process could harm the whole machine. */
function isRootOutsideContainer(): boolean {
  const isInContainer = process.env.container || ['/.dockerenv', '/run/.containerenv'].some((file) => existsSync(file));
  return process.getuid?.() === 0 && !isInContainer;
}

/** Returns why the server cannot start, with advice if the message has none. */
function explainFailure(error: unknown): string {
  const message = messageOf(error);
  const advice = adviceOn(error);
  return advice && !message.includes('DATABASE_URL') ? `${message.replace(/\.$/, '')}: ${advice}.` : message;
}

try {
  loadEnvFiles();
  await start(readConfig(process.env));
} catch (error) {
  process.stderr.write(`${explainFailure(error)}\n`);
  process.exit(1);
}
