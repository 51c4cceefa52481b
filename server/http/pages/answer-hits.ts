import { randomUUID } from 'node:crypto';
import type { RequestListener } from 'node:http';
import type { Site } from '../../../schema/site.ts';
import type { Log } from '../../log.ts';
import type { Metrics } from '../../metrics.ts';
import { measureAnswer } from '../metrics-requests.ts';
import { logAnswer } from '../observe-requests.ts';
import { isSecure, strictTransport } from '../security-headers.ts';
import { answerFile } from './answer-file.ts';
import type { PageLibrary } from './page-library.ts';
import { notFoundPath } from './serve-files.ts';

/**
 * Answers what is in memory at once and leaves all else to `rest`. A page that is kept needs none of Koa: what Koa does
 * on the way to it takes longer than to write it. The answer is the same by either way, and so are log and metrics.
 */
export function answerHits({ library, rest, site, log, metrics, trustProxy = 0 }: HitOptions): RequestListener {
  const strict = site.url.startsWith('https:') ? strictTransport : [];
  return (request, response) => {
    const { method = '', url = '', headers } = request;
    // A request without Host is refused, and anything but reading too; both are said elsewhere.
    if ((method !== 'GET' && method !== 'HEAD') || !headers.host) return rest(request, response);
    const query = url.indexOf('?');
    const path = query === -1 ? url : url.slice(0, query);
    const file = path === notFoundPath ? undefined : library.find(path, headers['accept-encoding'] ?? '');
    if (!file) return rest(request, response);

    const started = performance.now();
    const id = randomUUID();
    const { status, headers: own, body } = answerFile(file, method, headers);
    const transport = strict.length > 0 && isSecure(request, trustProxy) ? strict : [];
    response.writeHead(status, [...own, 'X-Request-Id', id, ...transport]);
    response.end(method === 'HEAD' ? undefined : body);
    const ms = performance.now() - started;
    logAnswer(log, { id, method, path, status, ms });
    if (metrics) measureAnswer(metrics, { kind: 'page', method, status, ms });
  };
}

type HitOptions = {
  library: PageLibrary;
  /** Answers everything else. */
  rest: RequestListener;
  site: Pick<Site, 'url'>;
  log: Log;
  metrics?: Metrics | undefined;
  trustProxy?: number | undefined;
};
