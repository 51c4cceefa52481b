import type { Database } from '../../server/database/database.ts';
import type { SharedSite } from '../../site/shared-site.ts';

/** One command of the garage's tools. */
export type Command = {
  /** One line for the overview. */
  summary: string;
  /** What `--help` says: how it is written, what it does, and examples to copy. */
  help: string;
  /** Does it, and returns the exit code: 0 done, 1 not found or failed. */
  run: (tools: Tools, args: readonly string[]) => Promise<number>;
};

/** What a command works with. */
export type Tools = {
  site: SharedSite;
  databaseUrl: string;
  /** Opens the database; whoever runs the command closes it. */
  openDatabase: () => Promise<Database>;
  now: () => Date;
  /** Prints a line of the answer. */
  print: (line: string) => void;
  /** Prints a part of the answer as it is. */
  write: (text: string) => void;
  /** Prints a line beside the answer, for a person. */
  complain: (line: string) => void;
  /** How many characters a line of the terminal holds; undefined where no terminal reads. */
  width: number | undefined;
  /** Ends a command that would go on for ever. */
  signal: AbortSignal;
};

/** What was asked cannot be understood; the exit code is 2. */
export function usageError(message: string): Error {
  return Object.assign(new Error(message), { name: 'UsageError' });
}

/** Whether an error says that the command was written wrongly, by us or by Node's own reading of options. */
export function isUsageError(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  return error.name === 'UsageError' || ('code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'));
}
