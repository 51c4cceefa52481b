import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { inject, onTestFinished } from 'vitest';
import { runEnquiries } from '../../cli/enquiries/program.ts';
import type { Site } from '../../schema/site.ts';
import { type Database, openDatabase } from '../../server/database/database.ts';
import { storeEnquiry } from '../../server/enquiries/store.ts';
import { sitePages } from '../../site/shared-site.ts';
import { tinySite } from '../fixtures/tiny-site.ts';
import { answersOf } from '../helpers/answers.ts';
import { makeFolder } from './start-server.ts';

/** Returns functions that run the commands of `npm run enquiries`, those in this process for any site. */
export function enquiriesTools(site: Site = tinySite) {
  const start = (databaseUrl: string, ...args: string[]) => {
    const child = spawn(process.execPath, [join(inject('tinyServer'), '../enquiries.js'), ...args], {
      env: { ...process.env, DATABASE_URL: databaseUrl },
    });
    onTestFinished(() => void child.kill('SIGKILL'));
    return child;
  };
  return {
    /** Runs a command in this process, which takes a hundredth of the time. */
    async run(databaseUrl: string, ...args: string[]): Promise<Ran> {
      const ran: Ran = { code: 0, out: '', err: '' };
      const code = await runEnquiries(args, {
        readEnv: () => ({ ...process.env, DATABASE_URL: databaseUrl }),
        readSite: () => sitePages(site).site,
        stdout: { write: (text) => (ran.out += text) },
        stderr: { write: (text) => (ran.err += text) },
      });
      return { ...ran, code };
    },
    /** Runs the built program, as the garage does. */
    async runBuilt(databaseUrl: string, ...args: string[]): Promise<Ran> {
      const child = start(databaseUrl, ...args);
      const [out, err, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
      return { code, out, err };
    },
    /** Starts the built program. */
    start,
  };
}

/** Creates a database file with the given enquiries, an hour apart; returns their references. */
export async function makeDatabase(...enquiries: Partial<Sent>[]) {
  const dir = await makeFolder();
  const url = `file:${join(dir, 'enquiries.sqlite')}`;
  const db = await openDatabase(url);
  onTestFinished(() => db.destroy());
  const references = await addEnquiries(db, enquiries, firstAt, 3_600_000);
  return { dir, url, db, references, add: (enquiry: Partial<Sent>) => addEnquiry(db, enquiry) };
}

/** Stores enquiries at regular times; returns their references. */
export async function addEnquiries(db: Database, enquiries: readonly Partial<Sent>[], first: string, stepMs: number) {
  const references: string[] = [];
  for (const [index, enquiry] of enquiries.entries()) {
    const at = new Date(Date.parse(first) + index * stepMs).toISOString();
    references.push(await addEnquiry(db, { at, ...enquiry }));
  }
  return references;
}

/** Stores an enquiry, by default of the contact form; returns its reference. */
export async function addEnquiry(db: Database, { formType = 'contact', form, at = firstAt, ...values }: Partial<Sent>) {
  const key = crypto.randomUUID();
  const stored = await storeEnquiry(db, {
    formType,
    form,
    ...answersOf({ ...ann, ...values }),
    key,
    now: new Date(at),
  });
  if (stored.outcome === 'conflict') throw new Error('The key was taken.');
  return stored.reference;
}

const firstAt = '2026-11-20T09:00:00.000Z';

const ann = {
  name: 'Ann Driver',
  phone: '01632 960123',
  email: 'ann@example.org',
  postcode: 'ZZ1 2ZZ',
  message: 'My brakes make a noise.',
};

export type Sent = Record<
  'name' | 'phone' | 'email' | 'message' | 'registration' | 'service' | 'website' | 'at' | 'form',
  string
> &
  Record<'preferredDate' | 'preferredTime', string> & { formType: 'contact' | 'booking' | 'quote' };

type Ran = { code: number; out: string; err: string };
