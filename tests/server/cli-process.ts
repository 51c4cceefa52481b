import { execFile, spawn } from 'node:child_process';
import { join } from 'node:path';
import { inject, onTestFinished, vi } from 'vitest';
import { openDatabase } from '../../server/database/database.ts';
import { storeEnquiry } from '../../server/enquiries/store.ts';
import { makeFolder } from './start-server.ts';

/** Returns what runs the built tools of the tiny site. */
export function builtTools() {
  vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });
  const script = join(inject('tinyServer'), '../enquiries.js');
  return {
    /** Runs one command to its end. */
    run(databaseUrl: string, ...args: string[]): Promise<Ran> {
      return new Promise((done) => {
        execFile(
          process.execPath,
          [script, ...args],
          { env: { ...process.env, DATABASE_URL: databaseUrl } },
          (error, out, err) => done({ code: error ? Number(error.code) : 0, out, err }),
        );
      });
    },
    /** Starts one that goes on. */
    start(databaseUrl: string, ...args: string[]) {
      const child = spawn(process.execPath, [script, ...args], {
        env: { ...process.env, DATABASE_URL: databaseUrl },
      });
      onTestFinished(() => void child.kill('SIGKILL'));
      return child;
    },
  };
}

/** A database file with the enquiries that are given, each an hour after the one before; returns their references. */
export async function makeDatabase(...enquiries: Partial<Sent>[]) {
  const dir = await makeFolder();
  const url = `file:${join(dir, 'enquiries.sqlite')}`;
  const db = await openDatabase(url);
  onTestFinished(() => db.destroy());
  const references: string[] = [];
  const add = async ({ formType = 'contact', at = firstAt, ...values }: Partial<Sent>) => {
    const stored = await storeEnquiry(db, {
      formType,
      values: { ...ann, ...values } as Record<string, string>,
      key: crypto.randomUUID(),
      now: new Date(at),
    });
    if (stored.outcome === 'conflict') throw new Error('The key was taken.');
    return stored.reference;
  };
  for (const [index, enquiry] of enquiries.entries()) {
    references.push(await add({ at: new Date(Date.parse(firstAt) + index * 3_600_000).toISOString(), ...enquiry }));
  }
  return { dir, url, db, references, add };
}

const firstAt = '2026-11-20T09:00:00.000Z';

const ann = {
  name: 'Ann Driver',
  phone: '01632 960123',
  email: 'ann@example.org',
  postcode: 'ZZ1 2ZZ',
  message: 'My brakes make a noise.',
};

type Sent = Record<'name' | 'phone' | 'email' | 'message' | 'registration' | 'service' | 'website' | 'at', string> &
  Record<'preferredDate' | 'preferredTime', string> & { formType: 'contact' | 'booking' | 'quote' };

type Ran = { code: number; out: string; err: string };
