import type { LogLevel } from './config.ts';
import { databaseAdvice } from './error-codes.ts';

const ranks = { debug: 0, info: 1, warn: 2, error: 3, silent: 4 } satisfies Record<LogLevel, number>;

/** Creates a log with one JSON object per line. Callers must not pass data of an enquiry. */
export function createLog(minLevel: LogLevel, write: (line: string) => void = writeLine): Log {
  const writer =
    (level: Exclude<LogLevel, 'silent'>) =>
    (msg: string, fields: LogFields = {}) => {
      if (ranks[level] < ranks[minLevel]) return;
      write(JSON.stringify({ time: new Date().toISOString(), level, msg, ...fields }));
    };
  return { debug: writer('debug'), info: writer('info'), warn: writer('warn'), error: writer('error') };
}

/** Returns what to log of an error. Omits its other properties, where a database error may hold visitors' data. */
export function errorFields(error: unknown): LogFields {
  if (!(error instanceof Error)) return { error: typeof error };
  const advice = databaseAdvice(error);
  return { error: error.name, reason: error.message, stack: error.stack ?? '', ...(advice && { advice }) };
}

export function writeLine(line: string): void {
  process.stdout.write(`${line}\n`);
}

export type LogFields = Readonly<Record<string, string | number | boolean>>;

export type Log = Record<Exclude<LogLevel, 'silent'>, (msg: string, fields?: LogFields) => void>;
