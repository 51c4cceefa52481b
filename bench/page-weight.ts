import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** What a browser fetches to show a page, pictures apart: each file's bytes as Brotli sends them. */
export function weighPage(dir: string, page: string): Weight {
  const html = readFileSync(join(dir, page), 'utf8');
  const weight: Weight = { html: packed(Buffer.from(html)), css: 0, script: 0, font: 0, requests: 1 };
  const queue = [...html.matchAll(/(?:src|href|component-url|renderer-url)="(\/[^"]+\.(?:js|mjs|css|woff2))"/g)].map(
    ([, path = '']) => path,
  );
  const seen = new Set<string>();
  for (const path of queue) {
    const file = join(dir, path);
    if (seen.has(path) || !existsSync(file)) continue;
    seen.add(path);
    const content = readFileSync(file);
    weight.requests += 1;
    if (path.endsWith('.css')) weight.css += packed(content);
    else if (path.endsWith('.woff2')) weight.font += content.length;
    else {
      weight.script += packed(content);
      const folder = path.slice(0, path.lastIndexOf('/') + 1);
      for (const [, name = ''] of content.toString().matchAll(/(?:from|import)\s*\(?["']\.\/([^"']+)["']/g))
        queue.push(folder + name);
    }
  }
  return weight;
}

function packed(content: Buffer): number {
  return brotliCompressSync(content).length;
}

export type Weight = { html: number; css: number; script: number; font: number; requests: number };
