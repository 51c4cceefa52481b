import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { installPeer, needProgram, peersDir, peerVersion } from '../peers.ts';
import { fillMarks } from './page-template.ts';
import type { Peer } from './peer.ts';
import { toJsx } from './to-components.ts';

/** Eleventy with Nunjucks: one template, paged over the rows. */
export const eleventy: Peer = {
  name: 'Eleventy',
  install() {
    const dir = installPeer('eleventy', { '@11ty/eleventy': '3.1.7' });
    return { dir, version: peerVersion(dir, '@11ty/eleventy') };
  },
  prepare(dir, { html }, rows) {
    mkdirSync(join(dir, 'src/_data'), { recursive: true });
    writeFileSync(join(dir, 'src/_data/rows.json'), JSON.stringify(rows));
    const front =
      '---\npagination:\n  data: rows\n  size: 1\n  alias: d\npermalink: "/locations/{{ d.file }}.html"\n---\n';
    writeFileSync(join(dir, 'src/town.njk'), front + fillMarks(html, (hole) => `{{ d.${hole} }}`));
  },
  command: (_dir, out) => ({
    program: process.execPath,
    args: ['node_modules/@11ty/eleventy/cmd.cjs', '--quiet', '--input=src', `--output=${out}`],
  }),
};

/** Hugo, as Debian has it: a content file a page, and one layout. */
export const hugo: Peer = {
  name: 'Hugo',
  install() {
    const version = spawnSync(needProgram('hugo'), ['version'], { encoding: 'utf8' }).stdout;
    const dir = join(peersDir, 'hugo');
    mkdirSync(dir, { recursive: true });
    return { dir, version: /v(\d[\d.]*)/.exec(version)?.[1] ?? '' };
  },
  prepare(dir, { html }, rows) {
    const content = join(dir, 'content/locations');
    rmSync(content, { recursive: true, force: true });
    for (const folder of [content, join(dir, 'layouts/_default')]) mkdirSync(folder, { recursive: true });
    writeFileSync(
      join(dir, 'hugo.toml'),
      'baseURL = "https://tiny.example"\nuglyURLs = true\ndisableKinds = ["home", "section", "taxonomy", "term", "RSS", "sitemap", "robotsTXT", "404"]\n',
    );
    writeFileSync(
      join(dir, 'layouts/_default/single.html'),
      fillMarks(html, (hole) => `{{ .Params.${hole} }}`),
    );
    for (const row of rows) writeFileSync(join(content, `${row.file}.md`), `${JSON.stringify(row)}\n`);
  },
  command: (_dir, out) => ({ program: 'hugo', args: ['--quiet', '--config', 'hugo.toml', '--destination', out] }),
};

/** The least that React can do: one component, one loop. The template is the same as for the others. */
export const bareReact: Peer = {
  name: 'bare React loop over the same template',
  install() {
    const dir = installPeer('bare-react', { react: '19.3.1', 'react-dom': '19.3.1', esbuild: '0.28.2' });
    return { dir, version: peerVersion(dir, 'react') };
  },
  prepare(dir, template, rows) {
    writeFileSync(join(dir, 'rows.json'), JSON.stringify(rows));
    writeFileSync(join(dir, 'page.jsx'), `export const Page = ({ d }) => (${toJsx(template.html)});`);
    writeFileSync(
      join(dir, 'build.jsx'),
      `import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { Page } from './page.jsx';
const out = process.argv[2] + '/locations';
mkdirSync(out, { recursive: true });
for (const d of JSON.parse(readFileSync('rows.json', 'utf8'))) {
  writeFileSync(out + '/' + d.file + '.html', '<!DOCTYPE html>' + renderToStaticMarkup(<Page d={d} />));
}
`,
    );
    spawnSync(
      'node_modules/.bin/esbuild',
      [
        'build.jsx',
        '--bundle',
        '--platform=node',
        '--jsx=automatic',
        '--define:process.env.NODE_ENV="production"',
        '--outfile=build.cjs',
        '--log-level=error',
      ],
      { cwd: dir, stdio: 'inherit' },
    );
  },
  command: (_dir, out) => ({ program: process.execPath, args: ['build.cjs', out], env: { NODE_ENV: 'production' } }),
};
