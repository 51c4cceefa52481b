import { statfsSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Database, fileOf, measureDatabase } from '../database/database.ts';
import { readTaskTime } from '../database/maintenance.ts';
import { countOutbox } from '../mail/outbox.ts';

export async function readEnquiryMetrics(db: Database) {
  const now = new Date();
  const age = (since: Date) => (now.getTime() - since.getTime()) / 1000;
  const [outbox, backup, open] = await Promise.all([countOutbox(db, now), readTaskTime(db, 'backup'), oldestOpen(db)]);
  return {
    ...outbox,
    // One in the future was made while the clock was wrong; counted, it would hide failures until then.
    backupAgeSeconds: backup && age(backup) > -3600 ? age(backup) : Number.POSITIVE_INFINITY,
    oldestOpenAgeSeconds: open ? age(open) : 0,
    databaseBytes: await measureDatabase(db),
    diskFreeBytes: measureFreeDisk(db),
  };
}

export type EnquiryMetrics = Awaited<ReturnType<typeof readEnquiryMetrics>>;

export async function oldestOpen(db: Database): Promise<Date | undefined> {
  const open = db.selectFrom('enquiry').where('done_at', '=', '').where('state', '=', 'received');
  const { first } = await open.select(({ fn }) => fn.min('received_at').as('first')).executeTakeFirstOrThrow();
  return first === null ? undefined : new Date(first);
}

function measureFreeDisk(db: Database): number {
  const file = fileOf(db);
  if (!file) return Number.NaN;
  const { bavail, bsize } = statfsSync(dirname(file.path));
  return bavail * bsize;
}
