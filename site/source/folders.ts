import { existsSync, readdirSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

type Folders = {
  /** The definition: `./site.config.ts`. */
  definition: string;
  /** Build output: `dist`. */
  outDir: string;
  /** Pictures and other files to copy unchanged: `public`. */
  publicDir: string;
  /** Files for a production machine: `release`. */
  releaseDir: string;
  /** Database of the development server, as `DATABASE_URL`. */
  developmentDatabase: string;
};

/** Resolves the folders: beside the definition, unless the environment sets them. scripts/built.js does the same. */
export function siteFolders(): Folders {
  const { env } = process;
  const definition = env.SITE_CONFIG || './site.config.ts';
  const beside = (name: string) => join(relative('.', dirname(resolve(definition))), name);
  return {
    definition,
    outDir: env.OUT_DIR || beside('dist'),
    publicDir: env.PUBLIC_DIR || beside('public'),
    releaseDir: beside('release'),
    developmentDatabase: `file:${beside('data/development.sqlite')}`,
  };
}

export function ownKindFolders(definition: string): Record<string, string> {
  const folder = join(dirname(resolve(definition)), 'sections');
  const names = existsSync(folder) ? readdirSync(folder).sort() : [];
  const isKind = (name: string) => existsSync(join(folder, name, 'schema.ts'));
  return Object.fromEntries(names.filter(isKind).map((name) => [name, join(folder, name)]));
}
