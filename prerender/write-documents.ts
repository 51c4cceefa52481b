import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { robots, sitemaps } from '../renderer/sitemap.ts';
import { webManifest } from '../renderer/web-manifest.ts';
import type { SharedSite } from '../site/shared-site.ts';

/** Writes the documents that are no pages: sitemap, robots, web manifest. Returns their files. */
export function writeDocuments(site: SharedSite, paths: readonly string[], clientDir: string): string[] {
  const documents = new Map([
    ...sitemaps(site, paths),
    ['robots.txt', robots(site)],
    ['site.webmanifest', webManifest(site)],
  ]);
  return [...documents].map(([name, text]) => {
    const file = join(clientDir, name);
    writeIfChanged(file, text);
    return file;
  });
}

/** An unchanged file keeps its time, so that its compressed copies stay good. */
export function writeIfChanged(file: string, text: string): void {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  writeFileSync(file, text);
}
