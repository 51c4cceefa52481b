import { spawn, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished, test } from 'vitest';
import { writeRedirects } from '../../prerender/hosting-files.ts';
import { findFreePort } from '../helpers/postgres.ts';
import { makeFolder, startServer, writeFiles } from './start-server.ts';

const redirects = [
  { from: '/services/Brakes.html', to: '/brake-repair#pads', permanent: true },
  { from: '/winter-offer', to: 'https://offers.example/?a=1;b=$2\\', permanent: false },
  { from: '/über-uns', to: '/about', permanent: true },
  { from: "/Price list (old), Ann's & Bob's.pdf", to: '/about', permanent: true },
];

/** Target of each address; a query of the old address is dropped. */
const expected = [
  ['/services/Brakes.html', 301, '/brake-repair#pads'],
  ['/services/Brakes.html/', 301, '/brake-repair#pads'],
  ['/services/Brakes.html?ref=1', 301, '/brake-repair#pads'],
  ['/winter-offer', 302, 'https://offers.example/?a=1%3Bb=%242%5C'],
  ['/%C3%BCber-uns', 301, '/about'],
  ['/über-uns/', 301, '/about'],
  ["/Price%20list%20(old),%20Ann's%20&%20Bob's.pdf", 301, '/about'],
  ['/winter', 404, undefined],
];

async function follow(url: string): Promise<unknown[]> {
  const answers: unknown[] = [];
  for (const [path] of expected) {
    const { status, headers } = await fetch(`${url}${path}`, { redirect: 'manual' });
    answers.push([path, status, headers.get('location')?.replace(url, '')]);
  }
  return answers;
}

it('serves the redirects of the definition', async () => {
  const { url } = await startServer({ redirects });
  expect(await follow(url)).toEqual(expected);
  const { headers } = await fetch(`${url}/winter-offer`, { redirect: 'manual' });
  expect(headers.get('cache-control')).toBe('no-cache');
});

it('writes the same redirects for static hosts and proxies, and no file for static hosts if there are none', async () => {
  const outDir = await makeFolder();
  const folders = { outDir, clientDir: join(outDir, 'client') };
  await writeFiles(outDir, { 'client/x': '', 'proxy/x': '' });
  expect(writeRedirects([], folders)).toEqual([]);
  for (const base of ['', '/garage']) {
    const [file = ''] = writeRedirects(redirects, { ...folders, base });
    expect(readFileSync(file, 'utf8')).toBe(`${base}/services/Brakes.html ${base}/brake-repair#pads 301
${base}/services/Brakes.html/ ${base}/brake-repair#pads 301
${base}/winter-offer https://offers.example/?a=1%3Bb=%242%5C 302
${base}/winter-offer/ https://offers.example/?a=1%3Bb=%242%5C 302
${base}/%C3%BCber-uns ${base}/about 301
${base}/%C3%BCber-uns/ ${base}/about 301
${base}/Price%20list%20(old),%20Ann's%20&%20Bob's.pdf ${base}/about 301
${base}/Price%20list%20(old),%20Ann's%20&%20Bob's.pdf/ ${base}/about 301
`);
  }
  expect(readFileSync(join(outDir, 'proxy/redirects.caddy'), 'utf8')).toContain(
    'redir /garage/services/Brakes.html /garage/brake-repair#pads 301\n',
  );
});

test.skipIf(spawnSync('nginx', ['-v']).error)('nginx redirects as the server does', async () => {
  const dir = await makeFolder();
  await writeFiles(dir, { 'client/x': '', 'proxy/x': '' });
  writeRedirects(redirects, { outDir: dir, clientDir: join(dir, 'client') });
  const port = await findFreePort();
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${dir};`);
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  const site = `server { listen 127.0.0.1:${port}; root ${dir}/client; include ${dir}/proxy/nginx-redirects.conf; }`;
  const http = `access_log off; ${temporary.join(' ')} ${site}`;
  writeFileSync(join(dir, 'nginx.conf'), `${user} daemon off; pid ${dir}/pid; events {} http { ${http} }`);
  const proxy = spawn('nginx', ['-c', join(dir, 'nginx.conf'), '-e', 'stderr'], { stdio: 'ignore' });
  onTestFinished(async () => {
    proxy.kill();
    await new Promise((ended) => proxy.once('exit', ended));
  });
  const url = `http://127.0.0.1:${port}`;
  await expect.poll(() => fetch(url).catch(() => undefined)).toBeDefined();
  expect(await follow(url)).toEqual(expected);
});
