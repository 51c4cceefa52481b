import { existsSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Middleware } from 'koa';
import { baseStyles } from '../renderer/page-styles.ts';
import type { RenderHook } from '../renderer/render-hook.ts';
import { securityHeaders } from '../renderer/response-headers.ts';
import { todayIn } from '../schema/clock.ts';
import { messageOf } from '../site/problem.ts';
import { policiesOfBuild, readServedSite } from './built-site.ts';
import { type Config, loadEnvFiles, readConfig } from './config.ts';
import { startBackend } from './database-thread/start-backend.ts';
import { serveDesk } from './desk/desk.ts';
import type { DeskDeps } from './desk/request.ts';
import type { ReplyRenderer } from './enquiries/submit.ts';
import { databaseAdvice } from './error-codes.ts';
import { createApp } from './http/app.ts';
import { openPages, type PageCache } from './http/page-cache.ts';
import { servePages } from './http/pages.ts';
import { limitSubmissions } from './http/rate-limit.ts';
import { createHttpServer, listen, stopHttpServer } from './http/server.ts';
import { createLog, errorFields, type Log } from './log.ts';
import { countMail, createMetrics, createMetricsServer } from './metrics.ts';

/** Time for a proxy to learn from /healthz that this server is stopping: Caddy does not send a POST again. */
const drainMs = 2000;

/** The built pages, relative to the bundle of this file. */
const clientDir = fileURLToPath(new URL('../client', import.meta.url));

async function start(config: Config): Promise<void> {
  const log = createLog(config.LOG_LEVEL);
  // A full disk or closed pipe of the log must not end the server.
  process.stdout.on('error', () => {});
  const served = readServedSite();
  const { site } = served;
  logSetupWarnings(served, log);

  const metrics = config.METRICS_PORT === undefined ? undefined : createMetrics();
  const [backend, pages] = await Promise.all([
    startBackend({ config, site }, (outcome, kind) => metrics && countMail(metrics, outcome, kind)),
    openPages({ dir: clientDir, policies: policiesOfBuild(), maxBytes: config.PAGE_CACHE_MB * 1024 * 1024 }),
  ]);
  const limit = limitSubmissions({ perAddress: config.RATE_LIMIT_PER_ADDRESS, global: config.RATE_LIMIT_GLOBAL, log });
  const stopping = new AbortController();
  const app = createApp({
    site,
    enquiries: backend,
    log,
    pages: servePages(pages, served.redirects),
    renderReply: createReplyRenderer(served, pages),
    trustProxy: config.TRUST_PROXY,
    limit,
    desk: config.DESK
      ? createDesk(served, { store: backend, log, limit, hasMail: config.SMTP_URL !== undefined })
      : undefined,
    metrics,
    isStopping: () => stopping.signal.aborted,
  });
  const metricsServer = metrics && createMetricsServer(metrics, () => backend.readEnquiryMetrics(), log);
  const server = createHttpServer(app.callback(), {
    headers: securityHeaders(site),
    sentence: site.forms.refusals.notRead,
    log,
  });
  stopOnSignals(stopping, log, async () => {
    const stopServing = async () => {
      if (config.TRUST_PROXY > 0) await pause(drainMs);
      await stopHttpServer(server);
    };
    // In parallel: an enquiry that arrives meanwhile is stored, and mailed after the next start.
    await Promise.all([stopServing(), backend.stopMail()]);
    if (metricsServer) await stopHttpServer(metricsServer, 0);
    await backend.close();
  });

  const address = await listen(server, config.PORT, config.HOST);
  if (metricsServer && config.METRICS_PORT !== undefined)
    log.info(`Metrics at ${await listen(metricsServer, config.METRICS_PORT, config.HOST)}/metrics`);
  await backend.startMail();
  log.info(`Serving ${pages.size} files at ${address}`);
}

type Served = ReturnType<typeof readServedSite>;

function logSetupWarnings({ site, builtUrl }: Served, log: Log): void {
  if (isRootOutsideContainer())
    log.warn('Running as root. Run it as a user of its own, as deploy/garage-site@.service does.');
  if (site.url !== builtUrl) {
    log.warn(
      `SITE_URL is ${site.url}, but the pages were built for ${builtUrl}, which their canonical URLs contain. Rebuild with SITE_URL=${site.url}.`,
    );
  }
}

function createReplyRenderer({ site, assets, formPages }: Served, pages: PageCache): ReplyRenderer {
  return async (submission) => {
    const { render } = await importRenderer<{ render: RenderHook }>('./entries/renderer_default-page-server.mjs');
    const route = formPages[submission.form];
    const today = todayIn(site.hours.timeZone);
    const { html } = render({ site, route, submission, assets, today, formFiles: true }).pageContext;
    // Use the policy of the built page, so that nothing typed by a visitor can influence it.
    return { html, policy: route && pages.policyOf(route.path) };
  };
}

function createDesk({ site, assets }: Served, deps: Pick<DeskDeps, 'store' | 'log' | 'limit' | 'hasMail'>): Middleware {
  const siteStyles = baseStyles(assets);
  return serveDesk({
    ...deps,
    site,
    now: () => new Date(),
    async render(view, frame) {
      const { renderDesk } = await importRenderer<typeof import('./desk/views/render.tsx')>('./desk-pages.js');
      return renderDesk(view, frame, siteStyles);
    },
  });
}

/** Stops at the first signal. The process exits once nothing is left to do. */
function stopOnSignals(stopping: AbortController, log: Log, stop: () => Promise<void>): void {
  const onSignal = async (signal: string) => {
    if (stopping.signal.aborted) return;
    stopping.abort();
    log.info('Stopping', { signal });
    await stop();
    log.info('Stopped');
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
  process.on('unhandledRejection', (error) => log.error('Unhandled promise rejection', errorFields(error)));
}

/** Loads a module that the build bundled beside this one, with React, when a page first needs it. */
function importRenderer<Module>(file: string): Promise<Module> {
  // React checks NODE_ENV when it loads.
  process.env.NODE_ENV = 'production';
  return import(new URL(file, import.meta.url).href);
}

/** Whether a compromised process would have root access to the machine. */
function isRootOutsideContainer(): boolean {
  const isInContainer = process.env.container || ['/.dockerenv', '/run/.containerenv'].some((file) => existsSync(file));
  return process.getuid?.() === 0 && !isInContainer;
}

/** Returns why the server cannot start, with advice if the message has none. */
function explainFailure(error: unknown): string {
  const message = messageOf(error);
  const advice = databaseAdvice(error);
  return advice && !message.includes('DATABASE_URL') ? `${message.replace(/\.$/, '')}: ${advice}.` : message;
}

try {
  loadEnvFiles();
  await start(readConfig(process.env));
} catch (error) {
  process.stderr.write(`${explainFailure(error)}\n`);
  process.exit(1);
}
