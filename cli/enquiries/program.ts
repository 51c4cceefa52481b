import { Command, CommanderError } from 'commander';
import { readConfig } from '../../server/config.ts';
import { type Database, openDatabase } from '../../server/database/database.ts';
import { messageOf } from '../../site/problem.ts';
import type { SharedSite } from '../../site/shared-site.ts';
import { addDatabaseCommands } from './backup.ts';
import { addWorkCommands } from './change.ts';
import type { Context } from './context.ts';
import { addDeskCommand } from './desk.ts';
import { addDeleteCommands } from './erase.ts';
import { addReadCommands } from './list.ts';

/** Environment and streams of the process; a terminal reports its width in `columns`. */
type Terminal = {
  env: NodeJS.ProcessEnv;
  readSite: () => SharedSite;
  stdout: { write: (text: string) => unknown; columns?: number };
  stderr: { write: (text: string) => unknown };
};

/** Runs a command. Returns its exit code: 0 for success, 1 for failed or not found, 2 for a usage error. */
export async function runEnquiries(args: readonly string[], terminal: Terminal): Promise<number> {
  const { env, readSite, stdout, stderr } = terminal;
  let db: Database | undefined;
  let exitCode = 0;
  try {
    const config = readConfig(env);
    const context: Context = {
      site: readSite(),
      config,
      openDatabase: async () => {
        db ??= await openDatabase(config.databaseUrl, { mustExist: true });
        return db;
      },
      now: () => new Date(),
      write: (text) => void stdout.write(text),
      print: (line) => void stdout.write(`${line}\n`),
      warn: (line) => void stderr.write(`${line}\n`),
      fail: (why) => {
        exitCode = 1;
        if (why) stderr.write(`${why}\n`);
      },
      width: stdout.columns,
    };
    await createProgram(context, terminal).parseAsync(args, { from: 'user' });
  } catch (error) {
    // Commander has already printed usage errors.
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    stderr.write(`${messageOf(error)}\n`);
    return 1;
  } finally {
    await db?.destroy();
  }
  return exitCode;
}

function createProgram(context: Context, { env, stdout, stderr }: Terminal): Command {
  const program = new Command(env.npm_lifecycle_event === 'enquiries' ? 'npm run enquiries --' : 'enquiries')
    .description('Lists and processes stored enquiries.')
    .configureHelp({ subcommandTerm: (command) => command.name() })
    .configureOutput({ writeOut: (text) => stdout.write(text), writeErr: (text) => stderr.write(text) })
    .showHelpAfterError('Add --help to a command to see how to use it.')
    .addHelpText('after', helpText)
    // Otherwise --help after an unknown command would print the help of the program.
    .enablePositionalOptions()
    .passThroughOptions()
    .exitOverride();
  addReadCommands(program, context);
  addWorkCommands(program, context);
  addDeleteCommands(program, context);
  addDatabaseCommands(program, context);
  addDeskCommand(program, context);
  for (const command of program.commands) {
    if (command.name() !== 'migrate') command.option('--json', 'print JSON, one object per line');
  }
  return program;
}

const helpText = `
Every command has --help, with options and examples. DATABASE_URL names the database, as for the server.

Exit codes: 0 done, 1 failed or not found, 2 usage error.

Examples:
  npm run enquiries -- list --since today
  npm run enquiries -- show K7QF3MPD
  npm run enquiries -- done K7QF3MPD
  npm run -s enquiries -- export --form booking > bookings.csv

Use npm run -s to redirect the output: otherwise npm adds lines of its own.`;
