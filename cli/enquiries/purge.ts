import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { isPostgres } from '../../server/database/database.ts';
import type { Command } from './command.ts';

/** `purge`: deletes what is older than the definition says that enquiries are kept. */
export const purge: Command = {
  summary: 'everything older than the site definition keeps it',
  help: `purge [--dry-run] [--json]

Deletes every enquiry, spam too, that is older than enquiryRetentionDays of the site definition. Meant for a timer: it says
how many it deleted, and finding none is no failure.

  --dry-run  says how many would be deleted, and deletes nothing

Examples:
  purge --dry-run
  purge --json`,
  async run(tools, args) {
    const { values } = parseArgs({
      args: [...args],
      options: { 'dry-run': { type: 'boolean', default: false }, json: { type: 'boolean', default: false } },
    });
    const days = tools.site.enquiryRetentionDays;
    const before = new Date(tools.now().getTime() - days * 86_400_000).toISOString();
    const isDryRun = values['dry-run'];
    const db = await tools.openDatabase();
    let count: number;
    if (isDryRun) {
      const { found } = await db
        .selectFrom('enquiry')
        .select(({ fn }) => fn.countAll().as('found'))
        .where('received_at', '<', before)
        .executeTakeFirstOrThrow();
      count = Number(found);
    } else {
      if (!isPostgres(tools.databaseUrl)) await sql`pragma secure_delete = on`.execute(db);
      // The mails go with their enquiries.
      const { numDeletedRows } = await db
        .deleteFrom('enquiry')
        .where('received_at', '<', before)
        .executeTakeFirstOrThrow();
      count = Number(numDeletedRows);
    }
    const deeds = isDryRun ? 'Would delete' : 'Deleted';
    if (values.json) tools.print(JSON.stringify({ before, dryRun: isDryRun, purged: count }));
    else tools.print(`${deeds} ${count === 1 ? '1 enquiry' : `${count} enquiries`} older than ${days} days.`);
    return 0;
  },
};
