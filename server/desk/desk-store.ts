import type { SharedSite } from '../../site/shared-site.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import { recordTask } from '../database/maintenance.ts';
import { type Change, type Changed, changeEnquiry } from '../enquiries/change-enquiry.ts';
import { eraseIfUnchanged } from '../enquiries/erase.ts';
import { erasuresFile, recordErasures } from '../enquiries/erasures-file.ts';
import { countWaiting, type DeskListQuery, findByReference, loadEnquiry, readDeskList } from '../enquiries/list.ts';
import { errorFields, type Log } from '../log.ts';
import { readDoneLink } from '../mail/done-link.ts';
import * as signIn from './sign-in.ts';

export function createDeskStore({ db, site, config, log, onLink, onMail }: DeskStoreDeps) {
  const users = signIn.deskUsers(config, site);
  return {
    requestLink: (request: { email: string; next: string; now: Date }) =>
      signIn.requestLink(db, { ...request, users }).then(onLink),
    isLinkValid: (link: { token: string; now: Date }) => signIn.isLinkValid(db, link),
    startSession: (request: { token: string; before: string; now: Date }) =>
      signIn.startSession(db, { ...request, users }),
    readSession: (request: { session: string; now: Date }) => signIn.readSession(db, { ...request, users }),
    endSession: (session: string) => signIn.endSession(db, session),
    deleteSessionsOf: (who: string) => signIn.deleteSessions(db, (each) => signIn.findUser([who], each) !== undefined),
    readDoneLink: ({ token, now }: { token: string; now: Date }) => readDoneLink(db, token, now),
    list: (page: DeskListQuery) => readDeskList(db, page),
    count: () => countWaiting(db),
    async read(reference: string) {
      const [enquiry] = (await findByReference(db, [reference])).found;
      return enquiry && loadEnquiry(db, enquiry);
    },
    async change({ id, ...change }: Change & { id: string }): Promise<Changed> {
      const changed = await changeEnquiry(db, id, change);
      if (change.what === 'retried') await recordTask(db, 'retry', change.now);
      if (change.what === 'retried' || change.what === 'released') onMail();
      return changed;
    },
    erase({ id, reference, version, who, now }: Erasing): Promise<Changed> {
      const erasure = { erasedAt: now.toISOString(), by: ['desk'], who, references: [reference] };
      const record = () => recordErasures(erasuresFile(config), [erasure]);
      const onObstacle = (error: unknown) =>
        log.warn('Erased data not overwritten yet; the next purge will overwrite it', errorFields(error));
      return eraseIfUnchanged(db, { id, version, record, onObstacle });
    },
  };
}

export type DeskStore = ReturnType<typeof createDeskStore>;

type Erasing = Record<'id' | 'reference' | 'who', string> & { version: number; now: Date };

type DeskStoreDeps = {
  db: Database;
  site: SharedSite;
  config: Config;
  log: Log;
  onLink: () => void;
  onMail: () => void;
};
