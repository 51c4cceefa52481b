import { readFileSync, writeFileSync } from 'node:fs';
import { documentKeys, documentSections } from '../site/source/schema-docs.ts';
import { createCommand, runCommand } from './run-command.ts';

const pages = { 'docs/sections.md': documentSections, 'docs/keys.md': documentKeys };

const command = createCommand(
  'sections',
  'Documents all section kinds in docs/sections.md, with an entry to copy, and all other keys in docs/keys.md.',
).action(() => {
  for (const [file, document] of Object.entries(pages)) {
    writeFileSync(file, document(readFileSync(file, 'utf8')));
    console.log(`Wrote ${file}.`);
  }
});

await runCommand(command);
