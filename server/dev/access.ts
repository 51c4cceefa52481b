import type { IncomingMessage } from 'node:http';
import { resolve } from 'node:path';
import { normalizePath, type ServerOptions, type ViteDevServer } from 'vite';
import { siteFolders } from '../../site/source/folders.ts';
import { type Config, readConfig } from '../config.ts';

/** Reads the settings; enquiries of development never mix with real ones unless DATABASE_URL says so. */
export function developmentConfig(env: Readonly<Record<string, string | undefined>>): Config {
  return readConfig({ ...env, DATABASE_URL: env.DATABASE_URL || siteFolders(env).developmentDatabase });
}

/** The folders that pages are made from. */
const folders = ['assets', 'node_modules', 'pages', 'renderer', 'schema', 'site', 'templates'];
const sources = [...folders, siteFolders().publicDir].map((folder) => normalizePath(resolve(folder)));

/** What Vite may serve, and to whom: sources alone, to pages of this server. */
export function viteAccess(host: string): ServerOptions {
  const deny = ['.*', '*.{crt,key,pem}', '*.{db,sqlite}*', '**/.git/**'];
  return { cors: false, allowedHosts: [host], fs: { strict: true, allow: sources, deny } };
}

/** Takes back what plugins add to the allow list: vite-plugin-ssr adds the whole project. */
export function allowSourcesOnly({ config }: ViteDevServer): void {
  config.server.fs.allow = sources;
}

/**
 * Whether a page of another origin, on this machine or elsewhere, sent a request. Following a link to a page is no
 * danger: the page that links cannot read the response.
 */
export function isCrossOrigin({ method, headers }: IncomingMessage): boolean {
  const { origin, host } = headers;
  if (origin !== undefined) return !URL.canParse(origin) || new URL(origin).host !== host?.toLowerCase();
  const site = String(headers['sec-fetch-site'] ?? 'none').toLowerCase();
  const isLink = method === 'GET' && headers['sec-fetch-dest'] === 'document';
  return !['same-origin', 'none'].includes(site) && !isLink;
}

/** Whether an address to listen on is reached from this machine alone. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || host.startsWith('127.');
}
