import { readFileSync, writeFileSync } from 'node:fs';
import { documentSections } from '../site/source/section-kinds.ts';
import { createCommand, runCommand } from './run-command.ts';

const file = 'docs/sections.md';

const command = createCommand(
  'sections',
  `Documents all section kinds in ${file}, with their keys and an entry to copy.`,
).action(() => {
  writeFileSync(file, documentSections(readFileSync(file, 'utf8')));
  console.log(`Wrote ${file}.`);
});

await runCommand(command);
