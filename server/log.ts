import type { LogLevel } from './config.ts';

const ranks = { debug: 0, info: 1, warn: 2, error: 3, silent: 4 } satisfies Record<LogLevel, number>;

/**
 * Structured lines on standard output: JSON, one object a line. Whoever logs passes facts about the request
 * or the process, never a field of an enquiry.
 */
export function createLog(level: LogLevel, write: (line: string, isUrgent: boolean) => void = writeLine): Log {
  const at =
    (rank: Exclude<LogLevel, 'silent'>) =>
    (msg: string, facts: Facts = {}) => {
      if (ranks[rank] < ranks[level]) return;
      const start = `{"time":"${isoTime()}","level":"${rank}","msg":${JSON.stringify(msg)}`;
      const told = JSON.stringify(facts);
      write(told === '{}' ? `${start}}` : `${start},${told.slice(1)}`, ranks[rank] >= ranks.warn);
    };
  return { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') };
}

let lastMs = 0;
let lastTime = '';

/** Now. A server under load writes many lines in a millisecond, and writing the time takes as long as all the rest. */
function isoTime(): string {
  const now = Date.now();
  if (now !== lastMs) lastTime = new Date(now).toISOString();
  lastMs = now;
  return lastTime;
}

/** What may be told of an error: its name, its message and where it came from. */
export function errorFacts(error: unknown): Facts {
  if (!(error instanceof Error)) return { error: typeof error };
  return { error: error.name, reason: error.message, stack: error.stack ?? '' };
}

/** What went wrong, in a few words, for a sentence. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** How long a line may wait for others, and how many characters may wait. */
const mostWaitMs = 20;
const mostWaiting = 16_384;

let pending = '';
let timer: NodeJS.Timeout | undefined;

/**
 * Lines are written together: under load a call for each would cost as much as a page. What tells of trouble is written
 * at once, with all that led to it.
 */
export function writeLine(line: string, isUrgent: boolean): void {
  pending += `${line}\n`;
  if (isUrgent || pending.length > mostWaiting) writePending();
  else timer ??= setTimeout(writePending, mostWaitMs).unref();
}

function writePending(): void {
  clearTimeout(timer);
  timer = undefined;
  const lines = pending;
  pending = '';
  if (lines !== '') process.stdout.write(lines);
}

process.on('exit', writePending);

export type Facts = Readonly<Record<string, string | number | boolean>>;

export type Log = Record<Exclude<LogLevel, 'silent'>, (msg: string, facts?: Facts) => void>;
