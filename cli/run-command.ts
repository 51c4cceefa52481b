import { Command, CommanderError } from 'commander';
import { SiteError } from '../site/problem.ts';

/** Creates the command of `npm run NAME`. Usage errors throw a CommanderError. */
export function createCommand(name: string, description: string): Command {
  return new Command(`npm run ${name} --`).description(description).showHelpAfterError().exitOverride();
}

/** Exits without an error if a pipe closes early: `npm run explain -- --help | head`. */
export function exitOnClosedPipe(error: NodeJS.ErrnoException): void {
  process.exit(error.code === 'EPIPE' ? 0 : 1);
}

/** Runs a command. Exit code 1 means an invalid definition, 2 invalid arguments. */
export async function runCommand(command: Command): Promise<void> {
  process.stdout.off('error', exitOnClosedPipe).on('error', exitOnClosedPipe);
  try {
    await command.parseAsync();
  } catch (error) {
    if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? 0 : 2;
    else if (error instanceof SiteError) {
      console.error(error.message);
      process.exitCode = 1;
    } else throw error;
  }
}
