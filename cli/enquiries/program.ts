import { Command, CommanderError } from 'commander';
import { readConfig } from '../../server/config.ts';
import { type Database, openDatabase } from '../../server/database/database.ts';
import { deskOrigin, linkAddress } from '../../server/desk/paths.ts';
import { createLink, deskUsers, findUser } from '../../server/desk/sign-in.ts';
import { messageOf } from '../../site/problem.ts';
import type { SharedSite } from '../../site/shared-site.ts';
import { addDatabaseCommands } from './backup.ts';
import { addWorkCommands } from './change.ts';
import type { Context, JsonOption } from './context.ts';
import { addDeleteCommands } from './erase.ts';
import { addReadCommands } from './list.ts';

/** Environment and streams of the process; a terminal reports its width in `columns`. */
type Terminal = {
  readEnv: () => NodeJS.ProcessEnv;
  readSite: () => SharedSite;
  stdout: { write: (text: string) => unknown; columns?: number };
  stderr: { write: (text: string) => unknown };
};

/** Runs a command. Returns its exit code: 0 for success, 1 for failed or not found, 2 for a usage error. */
export async function runEnquiries(args: readonly string[], terminal: Terminal): Promise<number> {
  const { readEnv, readSite, stdout, stderr } = terminal;
  let db: Database | undefined;
  let exitCode = 0;
  try {
    const env = readEnv();
    const config = readConfig(env);
    const context: Context = {
      site: readSite(),
      config,
      openDatabase: async () => {
        db ??= await openDatabase(config.DATABASE_URL, { mustExist: true });
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
    await createProgram(context, env, terminal).parseAsync(args, { from: 'user' });
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

function createProgram(context: Context, env: NodeJS.ProcessEnv, { stdout, stderr }: Terminal): Command {
  const isNpm = env.npm_lifecycle_event === 'enquiries';
  // On a server, the name of the shell function in docs/operations.md.
  const name = isNpm ? 'npm run enquiries --' : 'enquiries';
  const program = new Command(name)
    .description('Lists and processes stored enquiries.')
    .configureHelp({ subcommandTerm: (command) => command.name() })
    .configureOutput({ writeOut: (text) => stdout.write(text), writeErr: (text) => stderr.write(text) })
    .showHelpAfterError('Add --help to a command to see how to use it.')
    .addHelpText('after', helpText(name) + (isNpm ? redirectHint : ''))
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

function addDeskCommand(program: Command, context: Context): void {
  program
    .command('desk-link')
    .description('print a sign-in link to the desk: single-use, expires in 15 minutes')
    .option('--for <address>', 'user to sign in, from DESK_USERS; by default the first')
    .addHelpText('after', deskExamples)
    .action(async ({ json, for: address }: JsonOption & { for?: string }) => {
      const { config, site } = context;
      const users = deskUsers(config, site);
      const who = findUser(users, address ?? users[0] ?? '');
      if (!config.DESK) throw new Error('The desk is off: DESK=off.');
      if (who === undefined) throw new Error(`${address} may not use the desk; DESK_USERS has ${users.join(', ')}.`);
      const token = await createLink(await context.openDatabase(), who, context.now());
      const link = linkAddress(deskOrigin(site), token);
      // Behind a proxy the desk requires https, so localhost would not work.
      const local = config.TRUST_PROXY > 0 ? undefined : linkAddress(`http://localhost:${config.PORT}`, token);
      const hint = local ? `\nOn this machine, with PORT=${config.PORT}: ${local}` : '';
      context.print(json ? JSON.stringify({ who, link, local }) : link + hint);
    });
}

const deskExamples = `
Anyone who opens the link is signed in as that user. If mail is on, the page /desk/sign-in mails such links.

Examples:
  desk-link
  desk-link --for pat@garage.example`;

const helpText = (name: string) => `
Every command has --help, with options and examples. DATABASE_URL names the database, as for the server.

Exit codes: 0 done, 1 failed or not found, 2 usage error.

Examples:
  ${name} list --since today
  ${name} show K7QF3MPD
  ${name} done K7QF3MPD
  ${name} export --form booking`;

const redirectHint = `

Use npm run -s to redirect the output: otherwise npm adds lines of its own.`;
