import type { IncomingMessage } from 'node:http';
import { resolve } from 'node:path';
import { normalizePath, type ServerOptions, type ViteDevServer } from 'vite';
import { siteFolders } from '../../site/source/folders.ts';
import { type Config, readConfig } from '../config.ts';
import { senderOf } from '../http/same-origin.ts';

/** Reads the settings. Development enquiries go to a database of their own unless DATABASE_URL is set. */
export function developmentConfig(env: Readonly<Record<string, string | undefined>>): Config {
  return readConfig({ ...env, DATABASE_URL: env.DATABASE_URL || siteFolders(env).developmentDatabase });
}

const folders = ['assets', 'node_modules', 'pages', 'renderer', 'schema', 'site', 'templates'];
const sources = [...folders, siteFolders().publicDir].map((folder) => normalizePath(resolve(folder)));

/** Restricts Vite to serving sources, and only to pages of this server. */
export function viteAccess(host: string): ServerOptions {
  const deny = ['.*', '*.{crt,key,pem}', '*.{db,sqlite}*', '**/.git/**'];
  return { cors: false, allowedHosts: [host], fs: { strict: true, allow: sources, deny } };
}

/** Resets the allow list: vite-plugin-ssr adds the whole project to it. */
export function allowSourcesOnly({ config }: ViteDevServer): void {
  config.server.fs.allow = sources;
}

/** Whether a page of another origin sent a request. Following its link is harmless: it cannot read the response. */
export function isCrossOrigin(request: IncomingMessage): boolean {
  const { method, headers } = request;
  const isLink = method === 'GET' && headers['sec-fetch-dest'] === 'document' && headers.origin === undefined;
  return !isLink && senderOf(request, [headers.host?.toLowerCase()]) === 'other';
}
