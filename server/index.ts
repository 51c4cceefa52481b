import { fileURLToPath } from 'node:url';
import { startBackend } from './backend/start-backend.ts';
import { readBuiltSite, readPolicies } from './built-site.ts';
import { type Config, readConfig } from './config.ts';
import { isPostgres } from './database/database.ts';
import { createPool } from './database/open-postgres.ts';
import { explainTrouble } from './explain-trouble.ts';
import { createApp } from './http/app.ts';
import { createHttpServer, stopHttpServer } from './http/http-server.ts';
import { listen } from './http/listen.ts';
import { answerHits } from './http/pages/answer-hits.ts';
import { openLibrary } from './http/pages/page-library.ts';
import { serveFiles } from './http/pages/serve-files.ts';
import { limitSubmissions } from './http/rate-limit.ts';
import { createReplyRenderer } from './http/render-reply.ts';
import { securityHeaders } from './http/security-headers.ts';
import { createLog, errorFacts, messageOf } from './log.ts';
import { countMail } from './mail/metrics-mail.ts';
import { createMetrics } from './metrics.ts';
import { createMetricsServer } from './metrics-server.ts';

/** Where the build puts the pages, seen from the bundle of this file. */
const clientDir = fileURLToPath(new URL('../client', import.meta.url));

async function start(config: Config): Promise<void> {
  const log = createLog(config.logLevel);
  const built = readBuiltSite();
  const { site } = built;
  const metrics = config.metricsPort === undefined ? undefined : createMetrics();
  const [backend, library] = await Promise.all([
    startBackend({ config, site }, (outcome, kind) => metrics && countMail(metrics, outcome, kind)),
    openLibrary({ dir: clientDir, site, policies: readPolicies(), maxBytes: config.pageCacheBytes }),
  ]);
  metrics?.watchOutbox(backend.readOutbox);
  // Connections of its own: what waits for the limit must not wait for enquiries that are being stored.
  const limitPool = isPostgres(config.databaseUrl) ? createPool(config.databaseUrl, 2) : undefined;
  let isStopping = false;
  const app = createApp({
    site,
    enquiries: backend,
    log,
    pages: serveFiles(library),
    renderReply: createReplyRenderer(built, library.policyOf),
    trustProxy: config.trustProxy,
    limit: limitSubmissions({
      perAddress: config.rateLimitPerAddress,
      global: config.rateLimitGlobal,
      phone: site.business.phone.display,
      log,
      shared: limitPool && { pool: limitPool, secret: config.databaseUrl },
    }),
    metrics,
    isStopping: () => isStopping,
  });
  const metricsServer = metrics && createMetricsServer(metrics.registry, log);
  const { trustProxy } = config;
  const handler = answerHits({ library, rest: app.callback(), site, log, metrics, trustProxy });
  const server = createHttpServer(handler, securityHeaders(site), {}, log);

  const stop = async (signal: string) => {
    if (isStopping) return;
    isStopping = true;
    log.info('Stopping', { signal });
    // Side by side: what arrives while the mail stops is stored, and mailed after the next start.
    await Promise.all([stopHttpServer(server), backend.stopMail()]);
    if (metricsServer) await stopHttpServer(metricsServer, 0);
    await Promise.all([backend.close(), limitPool?.end()]);
    log.info('Stopped');
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  process.on('unhandledRejection', (error) => log.error('A promise was left alone', errorFacts(error)));

  const address = await listen(server, config.port, config.host);
  if (metricsServer && config.metricsPort !== undefined) {
    log.info(`Metrics at ${await listen(metricsServer, config.metricsPort, config.host)}/metrics`);
  }
  await backend.startMail();
  log.info(`Serving ${library.size} files at ${address}`);
}

/** What stands in the way, and what to do about it where that is known and not said yet. */
function sentenceOf(error: unknown): string {
  const message = messageOf(error);
  const advice = explainTrouble(error);
  return advice && !message.includes('DATABASE_URL') ? `${message.replace(/\.$/, '')}: ${advice}.` : message;
}

try {
  await start(readConfig(process.env));
} catch (error) {
  process.stderr.write(`${sentenceOf(error)}\n`);
  process.exit(1);
}
