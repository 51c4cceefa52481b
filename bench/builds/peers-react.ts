import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { installPeer, peerVersion } from '../peers.ts';
import type { PageTemplate, Row } from './page-template.ts';
import type { Peer } from './peer.ts';
import { toJsx } from './to-components.ts';

/** Next, exporting static files from the app router. */
export const next: Peer = {
  name: 'Next, output export',
  most: 10_000,
  install() {
    const dir = installPeer('next', { next: '16.4.6', react: '19.3.1', 'react-dom': '19.3.1' });
    return { dir, version: peerVersion(dir, 'next') };
  },
  prepare(dir, template, rows) {
    mkdirSync(join(dir, 'app/locations/[file]'), { recursive: true });
    writeFileSync(join(dir, 'rows.json'), JSON.stringify(rows));
    writeFileSync(
      join(dir, 'next.config.mjs'),
      `export default { output: 'export', distDir: process.env.OUT, images: { unoptimized: true }, turbopack: { root: import.meta.dirname } };`,
    );
    writeFileSync(
      join(dir, 'app/layout.jsx'),
      'export default function Layout({ children }) { return <html lang="en-GB"><body>{children}</body></html>; }',
    );
    writeFileSync(
      join(dir, 'app/locations/[file]/page.jsx'),
      `import rows from '../../../rows.json';
const byFile = new Map(rows.map((row) => [row.file, row]));
export const dynamicParams = false;
export const generateStaticParams = () => rows.map(({ file }) => ({ file }));
export default async function Page({ params }) {
  const d = byFile.get((await params).file);
  return (<>${toJsx(template.html, { isBodyOnly: true })}</>);
}
`,
    );
  },
  command: (_dir, out) => ({
    program: process.execPath,
    args: ['node_modules/next/dist/bin/next', 'build'],
    env: { NEXT_TELEMETRY_DISABLED: '1', OUT: out.slice(out.lastIndexOf('/') + 1) },
  }),
};

/** Vike with pages that are HTML only. */
export const vike: Peer = {
  name: 'Vike, HTML only',
  most: 10_000,
  install() {
    const dir = installPeer('vike', { vike: '0.4.266', vite: '7.3.8', react: '19.3.1', 'react-dom': '19.3.1' });
    return { dir, version: peerVersion(dir, 'vike') };
  },
  prepare(dir, template, rows) {
    const pages = join(dir, 'pages/town');
    mkdirSync(pages, { recursive: true });
    writeRows(dir, rows);
    writeFileSync(
      join(dir, 'vite.config.js'),
      `import vike from 'vike/plugin';
export default { logLevel: 'error', esbuild: { jsx: 'automatic' }, plugins: [vike({ prerender: { noExtraDir: true } })], build: { outDir: process.env.OUT } };`,
    );
    writeFileSync(
      join(dir, 'pages/+config.js'),
      `export default { clientHooks: false, passToClient: [], prerender: true, meta: { Page: { env: { server: true } } } };`,
    );
    writeFileSync(
      join(dir, 'pages/+onRenderHtml.jsx'),
      `import { renderToStaticMarkup } from 'react-dom/server';
import { dangerouslySkipEscape, escapeInject } from 'vike/server';
export const onRenderHtml = ({ Page, data }) => escapeInject\`<!DOCTYPE html>\${dangerouslySkipEscape(renderToStaticMarkup(<Page d={data} />))}\`;`,
    );
    writeFileSync(join(pages, '+Page.jsx'), pageModule(template));
    writeFileSync(join(pages, '+route.js'), `export default '/locations/@file';`);
    writeFileSync(
      join(pages, '+onBeforePrerenderStart.js'),
      `import rows from '../../rows.json';
export const onBeforePrerenderStart = () => rows.map((row) => ({ url: '/locations/' + row.file, pageContext: { data: row } }));`,
    );
  },
  command: (_dir, out) => ({
    program: process.execPath,
    args: ['node_modules/vite/bin/vite.js', 'build'],
    env: { OUT: out, NODE_ENV: 'production' },
  }),
};

/** vite-plugin-ssr with its own prerender, which this project does not use. */
export const ownPrerender: Peer = {
  name: 'vite-plugin-ssr, its own prerender',
  most: 10_000,
  install() {
    const packages = { 'vite-plugin-ssr': '0.4.142', vite: '7.3.8', react: '19.3.1', 'react-dom': '19.3.1' };
    const dir = installPeer('vite-plugin-ssr', packages);
    return { dir, version: peerVersion(dir, 'vite-plugin-ssr') };
  },
  prepare(dir, template, rows) {
    mkdirSync(join(dir, 'pages'), { recursive: true });
    mkdirSync(join(dir, 'renderer'), { recursive: true });
    writeRows(dir, rows);
    writeFileSync(
      join(dir, 'vite.config.js'),
      `import ssr from 'vite-plugin-ssr/plugin';
export default { logLevel: 'error', esbuild: { jsx: 'automatic' }, plugins: [ssr({ prerender: { noExtraDir: true } })], build: { outDir: process.env.OUT } };`,
    );
    writeFileSync(
      join(dir, 'renderer/_default.page.server.jsx'),
      `import { renderToStaticMarkup } from 'react-dom/server';
import { dangerouslySkipEscape, escapeInject } from 'vite-plugin-ssr/server';
export const render = ({ Page, data }) => escapeInject\`<!DOCTYPE html>\${dangerouslySkipEscape(renderToStaticMarkup(<Page d={data} />))}\`;`,
    );
    writeFileSync(
      join(dir, 'pages/town.page.server.jsx'),
      `import rows from '../rows.json';
${pageModule(template)}
export const prerender = () => rows.map((row) => ({ url: '/locations/' + row.file, pageContext: { data: row } }));`,
    );
    writeFileSync(join(dir, 'pages/town.page.route.js'), `export default '/locations/@file';`);
  },
  command: (_dir, out) => ({
    program: process.execPath,
    args: ['node_modules/vite/bin/vite.js', 'build'],
    env: { OUT: out, NODE_ENV: 'production' },
  }),
};

function pageModule({ html }: PageTemplate): string {
  return `export const Page = ({ d }) => (${toJsx(html)});`;
}

function writeRows(dir: string, rows: readonly Row[]): void {
  writeFileSync(join(dir, 'rows.json'), JSON.stringify(rows));
}
