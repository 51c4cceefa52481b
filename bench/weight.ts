import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeCheckout } from './builds/own-checkout.ts';
import { readTemplate } from './builds/page-template.ts';
import { runCommand } from './builds/run-command.ts';
import { toAstro } from './builds/to-components.ts';
import { weighPage } from './page-weight.ts';
import { type Part, type PartOptions, round, table } from './part.ts';
import { installPeer, peerVersion } from './peers.ts';

/** A content page of ours against the same page from Astro, with its menu button as a React island. */
export async function measureWeight(_: PartOptions): Promise<Part> {
  const checkout = makeCheckout();
  const env = { SITE_CONFIG: 'bench/builds/bench-definition.ts', BENCH_TOWNS: '3', OUT_DIR: '.cache/weight' };
  await runCommand({ program: process.execPath, args: ['scripts/run.js', 'prerender/build.ts'], env }, checkout);
  const ours = join(checkout, '.cache/weight/client');
  const page = readFileSync(join(ours, 'locations/town-0-brake-repair.html'), 'utf8');

  const astro = installPeer('astro-react', {
    astro: '7.3.5',
    '@astrojs/react': '7.0.0',
    react: '19.3.1',
    'react-dom': '19.3.1',
    node: '24.21.0',
  });
  writeAstro(astro, page, ours);
  const command = {
    program: join(astro, 'node_modules/node/bin/node'),
    args: ['node_modules/astro/bin/astro.mjs', 'build', '--silent'],
  };
  await runCommand({ ...command, env: { ASTRO_TELEMETRY_DISABLED: '1' } }, astro);

  const weights = {
    'this project': weighPage(ours, 'locations/town-0-brake-repair.html'),
    [`Astro ${peerVersion(astro, 'astro')} with one React island`]: weighPage(join(astro, 'dist'), 'index.html'),
  };
  const [own, other] = Object.values(weights).map(({ html, css, script }) => html + css + script);
  const { html, css, script } = weights['this project'];
  return {
    title: 'Weight of a content page',
    ratios: [
      {
        what: 'HTML, styles and script of a content page, to Astro with a React island',
        value: round((own ?? 0) / (other ?? 0)),
      },
      {
        what: 'first visit to a content page, HTML and CSS, Brotli',
        value: `${((html + css) / 1000).toFixed(1)} kB`,
        target: 'at most 15 kB, no script file',
        isMet: html + css <= 15_000 && script === 0,
      },
    ],
    body: [
      'Bytes as Brotli 11 sends them, pictures apart. The Astro page has the same HTML and styles; its menu button is a React component that is hydrated on load.',
      table([
        ['', 'requests', 'HTML', 'CSS', 'script files', 'font'],
        ...Object.entries(weights).map(([name, weight]) => [
          name,
          weight.requests,
          weight.html,
          weight.css,
          weight.script,
          weight.font,
        ]),
      ]),
    ].join('\n\n'),
  };
}

function writeAstro(dir: string, page: string, ours: string): void {
  mkdirSync(join(dir, 'src/pages'), { recursive: true });
  cpSync(join(ours, 'assets'), join(dir, 'public/assets'), { recursive: true });
  writeFileSync(
    join(dir, 'astro.config.mjs'),
    "import react from '@astrojs/react';\nexport default { integrations: [react()], build: { format: 'file' }, devToolbar: { enabled: false } };",
  );
  writeFileSync(
    join(dir, 'src/Menu.jsx'),
    `import { useState } from 'react';
export function Menu() {
  const [isOpen, setOpen] = useState(false);
  return <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>Menu</button>;
}
`,
  );
  const markup = toAstro(readTemplate(page, 0, 3).html).replace(/<button.*?<\/button>/s, '<Menu client:load />');
  writeFileSync(
    join(dir, 'src/pages/index.astro'),
    `---\nimport { Menu } from '../Menu.jsx';\nconst d = new Proxy({}, { get: () => 'Town 0' });\n---\n${markup}`,
  );
}
