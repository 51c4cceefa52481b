import { cpSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { buildOwnSite } from './own-site.ts';
import { readTemplate, toAstro } from './page-template.ts';
import { installPeer, peerVersion, writeFiles } from './peers.ts';
import { runCommand } from './processes.ts';
import { atMost, measured, type Part, table } from './report.ts';

/** Weighs a content page of ours against the same page from Astro, whose menu button is a React island. */
export async function measureWeight(): Promise<Part> {
  const ours = join(await buildOwnSite(3), 'client');
  const page = 'locations/town-0-brake-repair.html';
  const packages = {
    astro: '7.3.5',
    '@astrojs/react': '7.0.0',
    react: '19.3.1',
    'react-dom': '19.3.1',
    node: '24.21.0',
  };
  const astro = await installPeer('astro-react', packages);
  writeFiles(astro, astroFiles(readFileSync(join(ours, page), 'utf8')));
  cpSync(join(ours, 'assets'), join(astro, 'public/assets'), { recursive: true });
  await runCommand('ASTRO_TELEMETRY_DISABLED=1 astro build --silent', { cwd: astro });

  const own = weighPage(ours, page);
  const peer = weighPage(join(astro, 'dist'), 'index.html');
  const sum = ({ html, css, script }: Weight) => html + css + script;
  const row = (name: string, weight: Weight) => [name, ...Object.values(weight)];
  return {
    ratios: [
      measured('HTML, styles and script of a content page, to Astro with a React island', sum(own) / sum(peer)),
      atMost('first visit to a content page, HTML and CSS, Brotli', (own.html + own.css) / 1000, 15, ' kB'),
      atMost('its script files', own.script, 0),
    ],
    body: [
      'Bytes as Brotli 11 sends them, pictures apart. The Astro page has the same HTML and styles; its menu button is a React component that is hydrated on load.',
      table([
        ['', 'requests', 'HTML', 'CSS', 'script files', 'font'],
        row('this project', own),
        row(`Astro ${peerVersion(astro, 'astro')} with one React island`, peer),
      ]),
    ].join('\n\n'),
  };
}

type Weight = ReturnType<typeof weighPage>;

const address = /(?:src|href|component-url|renderer-url)="(\/[^"]+\.(?:js|mjs|css|woff2))"/g;

/** Adds up the compressed bytes of a page and every file it loads, pictures apart. */
function weighPage(dir: string, page: string) {
  const html = readFileSync(join(dir, page), 'utf8');
  const weight = { requests: 1, html: packedBytes(Buffer.from(html)), css: 0, script: 0, font: 0 };
  const queue = new Set([...html.matchAll(address)].map(([, path = '']) => path));
  // Grows while it is iterated: a script adds what it imports.
  for (const path of queue) {
    const file = join(dir, path);
    if (!existsSync(file)) continue;
    const content = readFileSync(file);
    weight.requests += 1;
    if (path.endsWith('.css')) weight.css += packedBytes(content);
    else if (path.endsWith('.woff2')) weight.font += content.length;
    else {
      weight.script += packedBytes(content);
      const folder = path.slice(0, path.lastIndexOf('/') + 1);
      const imports = content.toString().matchAll(/(?:from|import)\s*\(?["']\.\/([^"']+)["']/g);
      for (const [, name = ''] of imports) queue.add(folder + name);
    }
  }
  return weight;
}

const packedBytes = (content: Buffer) => brotliCompressSync(content).length;

function astroFiles(page: string): Record<string, string> {
  const markup = toAstro(readTemplate(page, 0, 3).html).replace(/<button.*?<\/button>/s, '<Menu client:load />');
  return {
    'astro.config.mjs':
      "import react from '@astrojs/react';\nexport default { integrations: [react()], build: { format: 'file' }, devToolbar: { enabled: false } };",
    'src/Menu.jsx': `import { useState } from 'react';
export function Menu() {
  const [isOpen, setOpen] = useState(false);
  return <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>Menu</button>;
}
`,
    'src/pages/index.astro': `---\nimport { Menu } from '../Menu.jsx';\nconst d = new Proxy({}, { get: () => 'Town 0' });\n---\n${markup}`,
  };
}
