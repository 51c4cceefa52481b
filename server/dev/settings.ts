import type { IncomingMessage } from 'node:http';
import { resolve } from 'node:path';
import { normalizePath, type ServerOptions, type ViteDevServer } from 'vite';
import { siteFolders } from '../../site/source/folders.ts';
import { type Config, readConfig } from '../config.ts';
import { senderOf } from '../http/same-origin.ts';

/** Reads the settings. Without DATABASE_URL, development has its own database. */
export function developmentConfig(env: Readonly<Record<string, string | undefined>>): Config {
  return readConfig({ ...env, DATABASE_URL: env.DATABASE_URL || siteFolders(env).developmentDatabase });
}

const folders = ['assets', 'node_modules', 'pages', 'renderer', 'schema', 'site', 'templates'];
const sources = [...folders, siteFolders().publicDir].map((folder) => normalizePath(resolve(folder)));

/** Restricts Vite to sources, and to requests from pages of this server. */
export function viteAccess(host: string): ServerOptions {
  const deny = ['.*', '*.{crt,key,pem}', '*.{db,sqlite}*', '**/.git/**'];
  return { cors: false, allowedHosts: [host], fs: { strict: true, allow: sources, deny } };
}

/** Resets the allow list, to which vite-plugin-ssr adds the whole project. */
export function allowSourcesOnly({ config }: ViteDevServer): void {
  config.server.fs.allow = sources;
}

/** Whether a page of another origin sent a request, other than by a link, whose response it cannot read. */
export function isCrossOrigin(request: IncomingMessage): boolean {
  const { method, headers } = request;
  const isLink = method === 'GET' && headers['sec-fetch-dest'] === 'document' && headers.origin === undefined;
  return !isLink && senderOf(request, [headers.host?.toLowerCase()]) === 'other';
}
