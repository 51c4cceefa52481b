import { readBuiltSite } from '../server/built-site.ts';
import { readConfig } from '../server/config.ts';
import { type Database, openDatabase } from '../server/database/database.ts';
import { backup } from './enquiries/backup.ts';
import { type Command, isUsageError, usageError } from './enquiries/command.ts';
import { erase } from './enquiries/erase.ts';
import { exportEnquiries } from './enquiries/export.ts';
import { follow } from './enquiries/follow.ts';
import { describeCommands } from './enquiries/help.ts';
import { list } from './enquiries/list.ts';
import { purge } from './enquiries/purge.ts';
import { release } from './enquiries/release.ts';
import { retry } from './enquiries/retry.ts';
import { show } from './enquiries/show.ts';

/** `npm run enquiries`: the garage's tools, by name. */
const commands: Readonly<Record<string, Command>> = {
  list,
  show,
  export: exportEnquiries,
  follow,
  retry,
  release,
  erase,
  purge,
  backup,
};

/** Runs one command and returns the exit code. */
async function run(args: readonly string[]): Promise<number> {
  const [first = '', ...rest] = args;
  const name = first === 'help' ? (rest[0] ?? '') : first;
  if (name === '' || name.startsWith('-')) {
    const isHelp = ['help', '--help', '-h'].includes(first);
    (isHelp ? write : complain)(`${describeCommands(commands)}\n`);
    return isHelp ? 0 : 2;
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command)
    throw usageError(`Found "${name}", which is no command; write one of: ${Object.keys(commands).join(', ')}.`);
  if (first === 'help' || rest.includes('--help') || rest.includes('-h')) {
    write(`${command.help}\n`);
    return 0;
  }
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());
  const { databaseUrl } = readConfig(process.env);
  let db: Database | undefined;
  try {
    return await command.run(
      {
        site: readBuiltSite().site,
        databaseUrl,
        openDatabase: async () => {
          db ??= await openDatabase(databaseUrl);
          return db;
        },
        now: () => new Date(),
        write,
        print: (line) => write(`${line}\n`),
        complain: (line) => complain(`${line}\n`),
        width: process.stdout.isTTY ? process.stdout.columns : undefined,
        signal: stop.signal,
      },
      rest,
    );
  } finally {
    await db?.destroy();
  }
}

function write(text: string): void {
  process.stdout.write(text);
}

function complain(text: string): void {
  process.stderr.write(text);
}

// `list | head` closes the pipe early, which is no failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));

try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  complain(`${error instanceof Error ? error.message : String(error)}\n`);
  if (isUsageError(error)) complain('Write --help after a command to see how it is written.\n');
  process.exitCode = isUsageError(error) ? 2 : 1;
}
