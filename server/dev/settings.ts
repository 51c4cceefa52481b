import { siteFolders } from '../../site/source/folders.ts';
import { type Config, readConfig } from '../config.ts';

/** Reads the settings. Without DATABASE_URL, development has its own database. */
export function developmentConfig(env: Readonly<Record<string, string | undefined>>): Config {
  return readConfig({ ...env, DATABASE_URL: env.DATABASE_URL || siteFolders().developmentDatabase });
}
