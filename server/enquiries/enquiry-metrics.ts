import { statfsSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Database, fileOf } from '../database/database.ts';
import { measureDatabase } from '../database/overwrite-deleted.ts';
import { countOutbox } from '../mail/outbox.ts';
import { oldestOpen } from './change-enquiry.ts';
import { readDone } from './maintenance.ts';

/** Reads the figures for /metrics. Ages are in seconds, and 0 if there is nothing to measure. */
export async function readEnquiryMetrics(db: Database, now = new Date()) {
  const age = (since: Date) => (now.getTime() - since.getTime()) / 1000;
  const [outbox, backup, open] = await Promise.all([countOutbox(db, now), readDone(db, 'backup'), oldestOpen(db)]);
  return {
    ...outbox,
    // Infinite if there is no backup yet.
    backupAgeSeconds: backup ? age(backup) : Number.POSITIVE_INFINITY,
    oldestOpenAgeSeconds: open ? age(open) : 0,
    databaseBytes: await measureDatabase(db),
    diskFreeBytes: measureFreeDisk(db),
  };
}

export type EnquiryMetrics = Awaited<ReturnType<typeof readEnquiryMetrics>>;

/** Free bytes on the disk with the database; NaN for PostgreSQL. */
function measureFreeDisk(db: Database): number {
  const file = fileOf(db);
  if (!file) return Number.NaN;
  const { bavail, bsize } = statfsSync(dirname(file.path));
  return bavail * bsize;
}
