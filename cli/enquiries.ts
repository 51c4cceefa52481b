import { Command, CommanderError } from 'commander';
import { readBuiltSite } from '../server/built-site.ts';
import { readConfig } from '../server/config.ts';
import { type Database, openDatabase } from '../server/database/database.ts';
import { addDataCommands } from './enquiries/data.ts';
import { addReadCommands } from './enquiries/list.ts';
import { addMailCommands } from './enquiries/mail.ts';
import type { Tools } from './enquiries/tools.ts';

/** `npm run enquiries`: the garage's view of its enquiries. */
let db: Database | undefined;

// `list | head` closes the pipe early, which is no failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));

try {
  await createProgram(createTools()).parseAsync();
} catch (error) {
  // Commander has printed usage errors already.
  if (!(error instanceof CommanderError)) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  } else if (error.exitCode !== 0) process.exitCode = 2;
} finally {
  await db?.destroy();
}

function createProgram(tools: Tools): Command {
  const program = new Command('enquiries')
    .description("The garage's view of its enquiries.")
    .configureHelp({ subcommandTerm: (command) => command.name() })
    .showHelpAfterError('Write --help after a command to see how it is used.')
    .addHelpText('after', helpText)
    .exitOverride();
  addReadCommands(program, tools);
  addMailCommands(program, tools);
  addDataCommands(program, tools);
  return program;
}

const helpText = `
Every command takes --help, which shows examples, and --json, which prints one JSON object a line for other programs.
DATABASE_URL names the database, as for the server.

Exit codes: 0 done, 1 failed or not found, 2 usage error.

Examples:
  npm run enquiries -- list --since today
  npm run enquiries -- show K7QF3MPD
  npm run -s enquiries -- export --form booking > bookings.csv

Write npm run -s if the output goes to a file or another program: otherwise npm adds lines of its own.`;

function createTools(): Tools {
  const { databaseUrl } = readConfig(process.env);
  const write = (text: string) => void process.stdout.write(text);
  return {
    site: readBuiltSite().site,
    databaseUrl,
    openDatabase: async () => {
      db ??= await openDatabase(databaseUrl);
      return db;
    },
    now: () => new Date(),
    write,
    print: (line) => write(`${line}\n`),
    warn: (line) => void process.stderr.write(`${line}\n`),
    width: process.stdout.isTTY ? process.stdout.columns : undefined,
  };
}
