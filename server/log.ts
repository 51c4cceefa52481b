import type { LogLevel } from './config.ts';

const ranks = { debug: 0, info: 1, warn: 2, error: 3, silent: 4 } satisfies Record<LogLevel, number>;

/**
 * Creates a structured log: one JSON object per line on standard output. Callers pass facts about the request or the
 * process, never a field of an enquiry.
 */
export function createLog(level: LogLevel, write: (line: string) => void = writeLine): Log {
  const at =
    (rank: Exclude<LogLevel, 'silent'>) =>
    (msg: string, facts: LogFields = {}) => {
      if (ranks[rank] < ranks[level]) return;
      write(JSON.stringify({ time: new Date().toISOString(), level: rank, msg, ...facts }));
    };
  return { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') };
}

/** Returns the loggable facts of an error: name, message and stack. */
export function errorFacts(error: unknown): LogFields {
  if (!(error instanceof Error)) return { error: typeof error };
  return { error: error.name, reason: error.message, stack: error.stack ?? '' };
}

/** Returns the message of anything thrown. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Writes one line to standard output. */
export function writeLine(line: string): void {
  process.stdout.write(`${line}\n`);
}

export type LogFields = Readonly<Record<string, string | number | boolean>>;

export type Log = Record<Exclude<LogLevel, 'silent'>, (msg: string, facts?: LogFields) => void>;
