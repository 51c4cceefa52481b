import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, test } from 'vitest';
import { writeRedirects, writeStaticHeaders } from '../../prerender/hosting-files.ts';
import { shareSite } from '../../site/shared-site.ts';
import { tinySite } from '../fixtures/tiny-site.ts';

it('leaves no policies of an earlier, smaller site to proxies', async () => {
  const outDir = await mkdtemp(join(tmpdir(), 'headers-'));
  onTestFinished(() => rm(outDir, { recursive: true }));
  const build = (pages: number) => {
    const names = Array.from({ length: pages }, (_, page) => `page-${page}.html`);
    const policies = { "default-src 'none'": names };
    return writeStaticHeaders({
      site: shareSite(tinySite),
      policies,
      files: [],
      clientDir: join(outDir, 'client'),
      outDir,
    });
  };
  writeRedirects([], { clientDir: join(outDir, 'client'), outDir });
  expect(build(2)).toHaveLength(1);
  expect(existsSync(join(outDir, 'proxy/nginx-policies.conf'))).toBe(true);
  expect(build(5001)).toEqual([]);
  expect(existsSync(join(outDir, 'proxy/nginx-policies.conf'))).toBe(false);
  // The configurations in deploy/ include them.
  expect(existsSync(join(outDir, 'proxy/nginx-redirects.conf'))).toBe(true);
});

test.skipIf(['nginx', 'caddy'].some((name) => spawnSync(name, ['-v']).error))(
  'lists files of any name so that proxies can read them',
  async () => {
    const outDir = await mkdtemp(join(tmpdir(), 'headers-'));
    onTestFinished(() => rm(outDir, { recursive: true }));
    const clientDir = join(outDir, 'client');
    const files = ['price list.svg', 'say "hi".html', '50%; #1.svg'].map((name) => join(clientDir, name));
    writeStaticHeaders({ site: shareSite(tinySite), policies: {}, files, clientDir, outDir });
    const caddyfile = join(outDir, 'Caddyfile');
    await writeFile(caddyfile, `:80 {\nimport ${outDir}/proxy/headers.caddy\n}\n`);
    const caddy = spawnSync('caddy', ['adapt', '--config', caddyfile, '--adapter', 'caddyfile'], { encoding: 'utf8' });
    const inputs = [...caddy.stdout.matchAll(/"input":("(?:[^"\\]|\\.)*")/g)].map(([, input = '']) =>
      JSON.parse(input),
    );
    expect(inputs).toEqual(['/50%; #1.svg', '/price list.svg', '/say "hi"', '/say "hi".html']);
    const nginxFile = join(outDir, 'nginx.conf');
    const http = `include ${outDir}/proxy/nginx-policies.conf; server { include ${outDir}/proxy/nginx-headers.conf; }`;
    await writeFile(nginxFile, `pid ${outDir}/pid; error_log stderr; events {} http { access_log off; ${http} }`);
    const nginx = spawnSync('nginx', ['-t', '-c', nginxFile, '-e', 'stderr'], { encoding: 'utf8' });
    expect([nginx.status, nginx.stderr.match(/\[emerg\].*/)]).toEqual([0, null]);
  },
);
