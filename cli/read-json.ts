import { readFileSync } from 'node:fs';
import { CommanderError } from 'commander';

/** Reads the JSON file given as an option, or standard input (`-`). */
export function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file === '-' ? 0 : file, 'utf8'));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    console.error(`error: ${file} could not be read as JSON: ${reason}`);
    throw new CommanderError(2, 'unreadable', reason);
  }
}
