import { userInfo } from 'node:os';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { formTypes } from '../../schema/submission.ts';
import type { Config } from '../../server/config.ts';
import type { Database } from '../../server/database/database.ts';
import { deliveries, findByReference, type ListedEnquiry } from '../../server/enquiries/list.ts';
import { parseTime } from '../../server/enquiries/local-time.ts';
import { searchFor } from '../../server/enquiries/search.ts';
import type { SharedSite } from '../../site/shared-site.ts';

export type Context = {
  site: SharedSite;
  config: Config;
  /** Opens the database on the first call. The program closes it after the command. */
  openDatabase: () => Promise<Database>;
  now: () => Date;
  write: (text: string) => void;
  print: (line: string) => void;
  warn: (line: string) => void;
  /** Sets exit code 1 and prints the reason to standard error. */
  fail: (why?: string) => void;
  /** Width of the terminal; undefined if the output is redirected. */
  width: number | undefined;
};

export type JsonOption = { json?: true };

export type ByOption = JsonOption & { by: string };

export function addByOption(command: Command): Command {
  return command.option('--by <name>', 'who makes the change', currentUser());
}

/** Returns the name of the current user, which a container may lack. */
function currentUser(): string {
  try {
    return userInfo().username;
  } catch {
    return 'someone';
  }
}

export function addFilterOptions(command: Command, { site, now }: Context): Command {
  const time = (edge: 'start' | 'end') => (text: string) => {
    const found = parseTime(text, { timeZone: site.hours.timeZone, now: now(), edge });
    if (found) return found.toISOString();
    throw new InvalidArgumentError(
      'Write a day like 2026-11-20, today or yesterday, a time like 2026-11-20T14:05, or how long ago, like 24h or 7d.',
    );
  };
  const search = (text: string) => searchFor(text, site.business);
  return command
    .addOption(
      new Option('--form <form>', 'only forms of this type, or this one').choices([
        ...new Set([...formTypes, ...Object.keys(site.forms.forms)]),
      ]),
    )
    .addOption(
      new Option(
        '--state <state>',
        'filter by state of the email to the business: received (not sent yet), sent, failed or held',
      ).choices(deliveries),
    )
    .addOption(
      new Option('--spam', 'only held enquiries: suspected spam, and those beyond the global limit').conflicts('state'),
    )
    .option('--open', 'only enquiries that are not done yet')
    .addOption(new Option('--done', 'only enquiries that are done').conflicts('open'))
    .option(
      '--search <text>',
      'part of a reference, a name or any other answer, or a phone number; finds held enquiries too',
      search,
    )
    .option('--since <time>', 'from this day or time: 2026-11-20, 2026-11-20T14:05, today, 24h, 7d', time('start'))
    .option('--until <time>', 'until the end of this day, or this time', time('end'));
}

/** Returns the enquiries with the given references. An unknown one fails the command. */
export async function findAll(context: Context, typed: readonly string[]): Promise<ListedEnquiry[]> {
  const { found, missing } = await findByReference(await context.openDatabase(), typed);
  for (const reference of missing)
    context.fail(`There is no enquiry ${reference}. Run list to see all of them, or list --spam for suspected spam.`);
  return found;
}

export function parseCount(text: string): number {
  if (/^[1-9]\d{0,5}$/.test(text)) return Number(text);
  throw new InvalidArgumentError('Write a whole number from 1, such as 20.');
}
