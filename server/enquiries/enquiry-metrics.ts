import { statfsSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Database, fileOf } from '../database/database.ts';
import { measureDatabase } from '../database/overwrite-deleted.ts';
import { countOutbox, type OutboxCount } from '../mail/outbox.ts';
import { oldestOpen } from './change-enquiry.ts';
import { readDone } from './maintenance.ts';

/** Figures for /metrics. Ages are in seconds, and 0 if there is nothing to measure. */
export type EnquiryMetrics = OutboxCount & {
  /** Infinite if there is no backup yet. */
  backupAgeSeconds: number;
  /** Age of the oldest enquiry that is neither held nor done. */
  oldestOpenAgeSeconds: number;
  databaseBytes: number;
  /** Free bytes on the disk with the database; NaN for PostgreSQL. */
  diskFreeBytes: number;
};

/** Reads the figures for the metrics. */
export async function readEnquiryMetrics(db: Database, now = new Date()): Promise<EnquiryMetrics> {
  const age = (since: Date) => (now.getTime() - since.getTime()) / 1000;
  const [outbox, backup, open] = await Promise.all([countOutbox(db, now), readDone(db, 'backup'), oldestOpen(db)]);
  return {
    ...outbox,
    backupAgeSeconds: backup ? age(backup) : Number.POSITIVE_INFINITY,
    oldestOpenAgeSeconds: open ? age(open) : 0,
    databaseBytes: await measureDatabase(db),
    diskFreeBytes: measureFreeDisk(db),
  };
}

function measureFreeDisk(db: Database): number {
  const file = fileOf(db);
  if (!file) return Number.NaN;
  const { bavail, bsize } = statfsSync(dirname(file.path));
  return bavail * bsize;
}
