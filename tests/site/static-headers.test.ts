import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
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
