import { dirname, join, relative, resolve } from 'node:path';

/** Where the parts of a site lie. */
export type Folders = {
  /** The definition: `./site.config.ts`. */
  definition: string;
  /** What is built: `dist`. */
  outDir: string;
  /** Pictures and other files that are copied as they are: `public`. */
  publicDir: string;
  /** What a production machine needs: `release`. */
  releaseDir: string;
  /** The enquiries of the development server, as `DATABASE_URL`. */
  developmentDatabase: string;
};

/** Everything lies beside its definition unless the environment names another place. scripts/built.js has the same rule. */
export function siteFolders(env: Readonly<Record<string, string | undefined>> = process.env): Folders {
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
