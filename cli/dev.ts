import { readConfig } from '../server/config.ts';
import { messageOf } from '../site/problem.ts';
import { createCommand, runCommand } from './run-command.ts';

const command = createCommand('dev', 'Serves the site and its forms, updated with every edit.')
  .addHelpText(
    'after',
    `
Sends no mail: /__mails shows what it would send, and /__sections every section kind. PORT and HOST set the address,
SITE_CONFIG the definition.`,
  )
  .option('--port <port>', 'the port, instead of PORT')
  .action(async ({ port }: { port?: string }) => {
    if (port !== undefined) process.env.PORT = port;
    try {
      readConfig(process.env);
    } catch (error) {
      console.error(messageOf(error));
      process.exitCode = 2;
      return;
    }
    // Imported lazily: Vite's warnings would precede the help and these errors.
    await import('../server/dev/dev.ts');
  });

await runCommand(command);
