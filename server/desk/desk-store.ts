import type { SharedSite } from '../../site/shared-site.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import { type Followed, followDoneLink } from './done-link.ts';
import { endSession, isLinkValid, readSession, requestLink, startSession } from './sign-in.ts';

/** What the desk's pages need of the database; each function takes one argument, since it runs in another thread. */
export function createDeskStore({ db, site, config, onLink }: DeskStoreDeps) {
  const users = deskUsers(config, site);
  return {
    async requestLink(request: { email: string; next: string; now: Date }) {
      await requestLink(db, { ...request, users });
      onLink();
    },
    isLinkValid: ({ token, now }: { token: string; now: Date }) => isLinkValid(db, token, now),
    startSession: (request: { token: string; before: string; now: Date }) => startSession(db, { ...request, users }),
    readSession: (request: { session: string; now: Date }) => readSession(db, { ...request, users }),
    endSession: (session: string) => endSession(db, session),
    followDoneLink: (followed: Followed) => followDoneLink(db, followed),
  };
}

export type DeskStore = ReturnType<typeof createDeskStore>;

type DeskStoreDeps = {
  db: Database;
  site: SharedSite;
  config: Pick<Config, 'deskUsers' | 'enquiriesTo' | 'databaseUrl'>;
  /** Called once a link was asked for. */
  onLink: () => void;
};

/** Who may sign in: those who are told of enquiries, unless the settings name others. */
export function deskUsers(
  { deskUsers, enquiriesTo }: Pick<Config, 'deskUsers' | 'enquiriesTo'>,
  { business }: Pick<SharedSite, 'business'>,
): readonly string[] {
  return deskUsers ?? enquiriesTo ?? [business.email];
}

type DeskName = keyof DeskStore;

/** A call of one function of the store, as a message. */
export type DeskCall<Name extends DeskName = DeskName> = { name: Name; argument: Parameters<DeskStore[Name]>[0] };

/** Calls one function of the store, wherever it runs. */
export type AskDesk = <Name extends DeskName>(call: DeskCall<Name>) => ReturnType<DeskStore[Name]>;

/** Returns what calls a store that runs in this thread. */
export function askStore(store: DeskStore): AskDesk {
  return ({ name, argument }) => (store[name] as (value: unknown) => never)(argument);
}
