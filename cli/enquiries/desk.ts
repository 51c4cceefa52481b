import type { Command } from 'commander';
import { deskOrigin, linkAddress } from '../../server/desk/paths.ts';
import { createLink, deskUsers, findUser } from '../../server/desk/sign-in.ts';
import type { Context, JsonOption } from './context.ts';

export function addDeskCommand(program: Command, context: Context): void {
  program
    .command('desk-link')
    .description('print a sign-in link to the desk: single-use, expires in 15 minutes')
    .option('--for <address>', 'user to sign in, from DESK_USERS; by default the first')
    .addHelpText('after', examples)
    .action(async ({ json, for: address }: JsonOption & { for?: string }) => {
      const { config, site } = context;
      const users = deskUsers(config, site);
      const who = findUser(users, address ?? users[0] ?? '');
      if (!config.desk) throw new Error('The desk is off: DESK=off.');
      if (who === undefined) throw new Error(`${address} may not use the desk; DESK_USERS has ${users.join(', ')}.`);
      const token = await createLink(await context.openDatabase(), who, context.now());
      const link = linkAddress(deskOrigin(site), token);
      // Behind a proxy the desk requires https, so localhost would not work.
      const local = config.trustProxy > 0 ? undefined : linkAddress(`http://localhost:${config.port}`, token);
      const hint = local ? `\nOn this machine, with PORT=${config.port}: ${local}` : '';
      context.print(json ? JSON.stringify({ who, link, local }) : link + hint);
    });
}

const examples = `
Anyone who opens the link is signed in as that user. If mail is on, the page /desk/sign-in mails such links.

Examples:
  desk-link
  desk-link --for pat@garage.example`;
