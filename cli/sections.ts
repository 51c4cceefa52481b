import { writeFileSync } from 'node:fs';
import { documentSections } from '../site/source/document-sections.ts';
import { createCommand, runCommand } from './run-command.ts';

const file = 'docs/sections.md';

const command = createCommand(
  'sections',
  `Writes ${file}: every section kind with its keys and an entry to copy.`,
).action(() => {
  writeFileSync(file, documentSections());
  console.log(`Wrote ${file}.`);
});

await runCommand(command);
