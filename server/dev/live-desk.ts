import type { Middleware } from 'koa';
import type { Site } from '../../schema/site.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import { serveDesk } from '../desk/desk.ts';
import { createDeskStore } from '../desk/desk-store.ts';
import { linkAddress } from '../desk/paths.ts';
import { claimLink, finishLink } from '../desk/sign-in.ts';
import { renderDesk } from '../desk/views/render.tsx';
import type { Log } from '../log.ts';

/** The garage's desk on the enquiries of development. Links to sign in are printed, and mailed to nobody. */
export function liveDesk(site: Site, { db, config, log, readStyles }: LiveDeskDeps): Middleware {
  const here = { url: `http://localhost:${config.port}`, hosting: { pages: 'files' } } as const;
  const onLink = async () => {
    const now = new Date();
    for (let next = await claimLink(db, now); next; next = await claimLink(db, now)) {
      await finishLink(db, next.link.id);
      log.info(`Sign in to the desk as ${next.link.who}: ${linkAddress(here, next.token)}`);
    }
  };
  const store = createDeskStore({ db, site, config, onLink, onMail: () => {} });
  return serveDesk({
    site,
    store,
    log,
    now: () => new Date(),
    hasMail: true,
    render: async (view, frame) => renderDesk(view, frame, { rules: [{ text: await readStyles() }] }),
  });
}

type LiveDeskDeps = {
  db: Database;
  config: Config;
  log: Log;
  /** Reads the styles of a page. */
  readStyles: () => Promise<string>;
};
