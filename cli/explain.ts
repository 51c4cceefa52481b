import { openDefinition } from './definition.ts';
import { explainPath, explainText } from './explain-definition.ts';
import { createCommand, runCommand } from './run-command.ts';

export const command = createCommand('explain', 'Shows where a page, a sentence or a price comes from.')
  .argument('<query...>', 'path or address of a page (/brake-repair), or any text on the site ("from £45")')
  .action(async (words: string[]) => {
    const query = words
      .join(' ')
      .trim()
      .replace(/^https?:\/\/[^/\s]+(?=\/)/, '');
    const definition = await openDefinition();
    const { found, text } = query.startsWith('/') ? explainPath(definition, query) : explainText(definition, query);
    if (found) return console.log(text);
    console.error(text);
    process.exitCode = 1;
  });

await runCommand(command);
