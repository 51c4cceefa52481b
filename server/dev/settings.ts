import type { IncomingMessage } from 'node:http';
import { siteFolders } from '../../site/source/folders.ts';
import { type Config, readConfig } from '../config.ts';
import { senderOf } from '../http/same-origin.ts';

/** Reads the settings. Without DATABASE_URL, development has its own database. */
export function developmentConfig(env: Readonly<Record<string, string | undefined>>): Config {
  return readConfig({ ...env, DATABASE_URL: env.DATABASE_URL || siteFolders(env).developmentDatabase });
}

/** Whether a page of another origin sent a request, other than by a link, whose response it cannot read. */
export function isCrossOrigin(request: IncomingMessage): boolean {
  const { method, headers } = request;
  const isLink = method === 'GET' && headers['sec-fetch-dest'] === 'document' && headers.origin === undefined;
  return !isLink && senderOf(request, [headers.host?.toLowerCase()]) === 'other';
}
