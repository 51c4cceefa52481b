import { join } from 'node:path';
import { redirectOf } from '../renderer/redirect-response.ts';
import type { Redirect } from '../schema/link.ts';
import { writeIfChanged } from './files.ts';

/**
 * Writes the redirects for hosts other than our server: `_redirects` for static hosts, and the parts that the
 * configurations in deploy/ include. Returns the files within the site's folder.
 */
export function writeRedirects(
  redirects: readonly Redirect[],
  { clientDir, outDir, base = '' }: { clientDir: string; outDir: string; base?: string | undefined },
): string[] {
  const rules = redirects.flatMap((redirect) => {
    const { status, location } = redirectOf(redirect);
    // With or without a trailing slash, as the server does.
    return [redirect.from, `${redirect.from}/`].map((from) => ({ from, status, location }));
  });
  const nginx = rules.map((rule) => `location = ${rule.from} {\n    return ${rule.status} ${rule.location};\n}\n`);
  const caddy = rules.map((rule) => `redir ${rule.from} ${rule.location} ${rule.status}\n`);
  writeIfChanged(join(outDir, 'proxy', 'nginx-redirects.conf'), generated + nginx.join(''));
  writeIfChanged(join(outDir, 'proxy', 'redirects.caddy'), generated + caddy.join(''));
  if (rules.length === 0) return [];
  const file = join(clientDir, '_redirects');
  const lines = rules.map(({ from, location, status }) => {
    const to = location.startsWith('/') ? base + location : location;
    return `${base}${from} ${to} ${status}\n`;
  });
  writeIfChanged(file, lines.join(''));
  return [file];
}

const generated = '# Written by the build from the redirects of the definition.\n';
