import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { fillHoles, type PageTemplate, type Row, toAstro, toJsx } from './page-template.ts';
import { installPeer, peerVersion } from './peers.ts';
import { requireProgram } from './processes.ts';

export type Generator = {
  name: string;
  /** Installs it if necessary. Returns its folder and version. */
  install: () => Promise<{ dir: string; version: string }>;
  /** Its input: the same rows, and the same template in its own syntax. */
  files: (template: PageTemplate, rows: readonly Row[]) => Record<string, string>;
  /** Command that prepares the input; not measured. */
  prepare?: string;
  /** Measured command, which writes every page below `out`. */
  command: (out: string) => string;
  /** Fast enough for more than 10,000 pages. */
  isFast?: boolean;
};

const react = { react: '19.3.1', 'react-dom': '19.3.1' };

/** Installs packages. The version shown is that of the first. */
const packages = (name: string, wanted: Record<string, string>) => async () => {
  const dir = await installPeer(name, wanted);
  return { dir, version: peerVersion(dir, Object.keys(wanted)[0] ?? '') };
};

/** One component and one loop: the bare minimum in React. */
const bareReact: Generator = {
  name: 'bare React loop over the same template',
  isFast: true,
  install: packages('bare-react', { ...react, esbuild: '0.28.2' }),
  files: ({ html }, rows) => ({
    'rows.json': JSON.stringify(rows),
    'page.jsx': pageModule(html),
    'build.jsx': `import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { Page } from './page.jsx';
const out = process.argv[2] + '/locations';
mkdirSync(out, { recursive: true });
for (const d of JSON.parse(readFileSync('rows.json', 'utf8')))
  writeFileSync(out + '/' + d.file + '.html', '<!DOCTYPE html>' + renderToStaticMarkup(<Page d={d} />));
`,
  }),
  prepare: `esbuild build.jsx --bundle --platform=node --jsx=automatic --outfile=build.cjs --log-level=error '--define:process.env.NODE_ENV="production"'`,
  command: (out) => `NODE_ENV=production node build.cjs ${out}`,
};

const eleventy: Generator = {
  name: 'Eleventy',
  isFast: true,
  install: packages('eleventy', { '@11ty/eleventy': '3.1.7' }),
  files: ({ html }, rows) => ({
    'src/_data/rows.json': JSON.stringify(rows),
    'src/town.njk': `---\npagination:\n  data: rows\n  size: 1\n  alias: d\npermalink: "/locations/{{ d.file }}.html"\n---\n${fillHoles(html, (hole) => `{{ d.${hole} }}`)}`,
  }),
  command: (out) => `eleventy --quiet --input=src --output=${out}`,
};

/** The system's Hugo, with one content file per page and one layout. */
const hugo: Generator = {
  name: 'Hugo',
  isFast: true,
  async install() {
    requireProgram('hugo');
    const { stdout } = spawnSync('hugo', ['version'], { encoding: 'utf8' });
    const dir = resolve('.cache/bench/peers/hugo');
    mkdirSync(dir, { recursive: true });
    return { dir, version: /v(\d[\d.]*)/.exec(stdout)?.[1] ?? '' };
  },
  files: ({ html }, rows) => ({
    'hugo.toml':
      'baseURL = "https://tiny.example"\nuglyURLs = true\ndisableKinds = ["home", "section", "taxonomy", "term", "RSS", "sitemap", "robotsTXT", "404"]\n',
    'layouts/_default/single.html': fillHoles(html, (hole) => `{{ .Params.${hole} }}`),
    ...Object.fromEntries(rows.map((row) => [`content/locations/${row.file}.md`, `${JSON.stringify(row)}\n`])),
  }),
  command: (out) => `hugo --quiet --config hugo.toml --destination ${out}`,
};

/** Astro with its best concurrency. It needs a newer Node, which is installed from npm. */
const astro: Generator = {
  name: 'Astro, build.concurrency 8',
  install: packages('astro', { astro: '7.3.5', node: '24.21.0' }),
  files: ({ html }, rows) => ({
    'src/rows.json': JSON.stringify(rows),
    'astro.config.mjs': `export default { build: { format: 'file', concurrency: 8 }, compressHTML: false, devToolbar: { enabled: false } };`,
    'src/pages/locations/[file].astro': `---
import rows from '../../rows.json';
export const getStaticPaths = () => rows.map((row) => ({ params: { file: row.file }, props: { d: row } }));
const { d } = Astro.props;
---
${toAstro(html)}`,
  }),
  command: (out) => `ASTRO_TELEMETRY_DISABLED=1 astro build --silent --outDir ${out}`,
};

const vike: Generator = {
  name: 'Vike, HTML only',
  ...withVite('vike', '0.4.266', (html) => ({
    'pages/+config.js':
      'export default { clientHooks: false, passToClient: [], prerender: true, meta: { Page: { env: { server: true } } } };',
    'pages/+onRenderHtml.jsx': renderHook('vike', 'onRenderHtml'),
    'pages/town/+Page.jsx': pageModule(html),
    'pages/town/+route.js': `export default '/locations/@file';`,
    'pages/town/+onBeforePrerenderStart.js': `import rows from '../../rows.json';
${urlHook('onBeforePrerenderStart')}`,
  })),
};

/** vite-plugin-ssr with its own prerendering, which this project does not use. */
const vitePluginSsr: Generator = {
  name: 'vite-plugin-ssr, its own prerendering',
  ...withVite('vite-plugin-ssr', '0.4.142', (html) => ({
    'renderer/_default.page.server.jsx': renderHook('vite-plugin-ssr', 'render'),
    'pages/town.page.server.jsx': `import rows from '../rows.json';
${pageModule(html)}
${urlHook('prerender')}`,
    'pages/town.page.route.js': `export default '/locations/@file';`,
  })),
};

const next: Generator = {
  name: 'Next, output export',
  install: packages('next', { next: '16.4.6', ...react }),
  files: ({ html }, rows) => ({
    'rows.json': JSON.stringify(rows),
    'next.config.mjs': `export default { output: 'export', distDir: process.env.OUT, images: { unoptimized: true }, turbopack: { root: import.meta.dirname } };`,
    'app/layout.jsx':
      'export default function Layout({ children }) { return <html lang="en-GB"><body>{children}</body></html>; }',
    'app/locations/[file]/page.jsx': `import rows from '../../../rows.json';
const byFile = new Map(rows.map((row) => [row.file, row]));
export const dynamicParams = false;
export const generateStaticParams = () => rows.map(({ file }) => ({ file }));
export default async function Page({ params }) {
  const d = byFile.get((await params).file);
  return (<>${toJsx(html, { isBodyOnly: true })}</>);
}
`,
  }),
  command: (out) => `NEXT_TELEMETRY_DISABLED=1 OUT=${out.slice(out.lastIndexOf('/') + 1)} next build`,
};

export const generators: Generator[] = [bareReact, eleventy, hugo, astro, vike, vitePluginSsr, next];

function pageModule(html: string): string {
  return `export const Page = ({ d }) => (${toJsx(html)});`;
}

/** What Vike and vite-plugin-ssr, its predecessor, have in common. */
function withVite(name: string, version: string, files: (html: string) => Record<string, string>) {
  return {
    install: packages(name, { [name]: version, vite: '7.3.8', ...react }),
    files: ({ html }: PageTemplate, rows: readonly Row[]) => ({
      'rows.json': JSON.stringify(rows),
      'vite.config.js': `import ssr from '${name}/plugin';
export default { logLevel: 'error', esbuild: { jsx: 'automatic' }, plugins: [ssr({ prerender: { noExtraDir: true } })], build: { outDir: process.env.OUT } };`,
      ...files(html),
    }),
    command: (out: string) => `OUT=${out} NODE_ENV=production node node_modules/vite/bin/vite.js build`,
  };
}

function renderHook(name: string, hook: string): string {
  return `import { renderToStaticMarkup } from 'react-dom/server';
import { dangerouslySkipEscape, escapeInject } from '${name}/server';
export const ${hook} = ({ Page, data }) => escapeInject\`<!DOCTYPE html>\${dangerouslySkipEscape(renderToStaticMarkup(<Page d={data} />))}\`;`;
}

function urlHook(hook: string): string {
  return `export const ${hook} = () => rows.map((row) => ({ url: '/locations/' + row.file, pageContext: { data: row } }));`;
}
