import type { Middleware } from 'koa';
import type { Site } from '../../schema/site.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import { serveDesk } from '../desk/desk.ts';
import { createDeskStore } from '../desk/desk-store.ts';
import { linkAddress } from '../desk/paths.ts';
import { sendLinks } from '../desk/sign-in.ts';
import { renderDesk } from '../desk/views/render.tsx';
import type { RenderDesk } from '../desk/views/view.ts';
import type { Log } from '../log.ts';

/** The desk for the development enquiries. Sign-in links are printed, not mailed. */
export function liveDesk(site: Site, { db, config, log, readStyles }: LiveDeskDeps): Middleware {
  const here = { url: `http://localhost:${config.port}`, hosting: { pages: 'files' } } as const;
  const send = async ({ who, token }: { who: string; token: string }) =>
    log.info(`Sign in to the desk as ${who}: ${linkAddress(here, token)}`);
  const now = () => new Date();
  const onLink = () => sendLinks(db, { send, log, now });
  const store = createDeskStore({ db, site, config, onLink, onMail: () => {} });
  const render: RenderDesk = async (view, frame) => renderDesk(view, frame, await readStyles());
  return serveDesk({ site, store, log, now, hasMail: true, render });
}

type LiveDeskDeps = {
  db: Database;
  config: Config;
  log: Log;
  /** Reads the styles that the desk shares with the pages. */
  readStyles: () => Promise<string>;
};
