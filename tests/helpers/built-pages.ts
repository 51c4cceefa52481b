import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument } from 'htmlparser2';
import type { Document } from './elements.ts';

/** A built page. */
export type BuiltPage = { path: string; file: string; html: string; document: Document };

/** Reads every page of a built site, with the not-found page as `/404`. */
export function readBuiltPages(clientDir = 'dist/client'): BuiltPage[] {
  return readdirSync(clientDir, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .sort()
    .map((file) => {
      const html = readFileSync(join(clientDir, file), 'utf8');
      return { path: pathOf(file), file, html, document: parseDocument(html) };
    });
}

function pathOf(file: string): string {
  return file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`;
}
