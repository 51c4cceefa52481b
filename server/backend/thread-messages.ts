import type { SharedSite } from '../../site/shared-site.ts';
import type { Config } from '../config.ts';
import type { OutboxRow } from '../database/database.ts';
import type { Outcome } from '../mail/deliver-mails.ts';
import type { Backend } from './open-backend.ts';
import type { PackedError } from './pack-error.ts';

/** What the backend's thread is started with. */
export type ThreadSetup = { config: Config; site: SharedSite };

/** A call's number, the function of the backend that is called, and its argument if it takes one; `open` only waits. */
export type Call = [id: number, name: keyof Backend | 'open', argument?: unknown];

/** A call's number, and what came of it. */
export type Reply = [id: number, value: unknown, error?: PackedError];

/** What the backend's thread says: answers to calls, a line for the log, or what became of a mail. */
export type Told = { replies: readonly Reply[] } | { line: string } | { outcome: Outcome; kind: OutboxRow['kind'] };
