import { realpathSync } from 'node:fs';
import { writeAtomically } from '../prerender/files.ts';
import { openDefinition } from './definition.ts';
import { type Answers, flagOf, type Kind, readAnswers } from './new/answers.ts';
import { checkEdit, editDefinition } from './new/edit-definition.ts';
import { claim, page, service, town } from './new/entries.ts';
import { siteQuestions, writeSite } from './new/site.ts';
import { createCommand, runCommand } from './run-command.ts';

const kinds: Record<string, Kind> = { town, service, page, claim };

type Flags = { dryRun?: true; force?: true };

export const command = createCommand(
  'new',
  'Starts a site, or adds an entry to its definition: asks for the values, checks them and writes them.',
)
  // Otherwise --help after an unknown command would print the help of the program.
  .enablePositionalOptions()
  .passThroughOptions();
const site = command
  .command('site')
  .description('create a definition for another business (asks eight questions)')
  .option('--dir <folder>', 'folder to write; by default named after the business')
  .action(async ({ dir, ...given }: Answers) => {
    const outcome = await readAnswers(undefined, siteQuestions, given);
    if ('problems' in outcome) console.error(outcome.problems.join('\n'));
    process.exitCode = 'problems' in outcome ? 1 : writeSite(outcome.answers, dir);
  });
for (const { name, prompt } of siteQuestions) site.option(`${flagOf(name)} <text>`, prompt);

for (const [name, kind] of Object.entries(kinds)) {
  const entry = command
    .command(name)
    .description(kind.description)
    .option('--dry-run', 'show the entry and write nothing')
    .option('--force', 'write the entry even if the check finds errors')
    .action(async (flags: Flags & Answers) => {
      process.exitCode = await addEntry(kind, flags);
    });
  for (const { name: value, prompt } of kind.questions) entry.option(`${flagOf(value)} <text>`, prompt);
}

/** Exit code 0: written, or shown with --dry-run. 1: a value or the entry is invalid, and nothing is written. */
async function addEntry({ questions, compose }: Kind, flags: Flags & Answers): Promise<number> {
  const { dryRun, force, ...given } = flags;
  const definition = await openDefinition();
  const outcome = await readAnswers(definition, questions, given);
  if ('problems' in outcome) {
    const other = process.env.SITE_CONFIG ? '' : ' For another site, set SITE_CONFIG to its definition.';
    console.error([...outcome.problems, `Nothing was written to ${definition.source.file}.${other}`].join('\n'));
    return 1;
  }
  const { text, insertions, revived } = editDefinition(definition, compose(definition, outcome.answers));
  for (const { table, line, inserted } of insertions)
    console.log(`${definition.source.file}:${line}  ${table}\n${inserted.replace(/^/gm, '+ ')}\n`);
  for (const address of revived) console.log(`${address} is no longer dead: its entry in knownDeadLinks is removed.\n`);
  const problem = await checkEdit(definition, text);
  if (problem) console.error(`${problem.text}\n`);
  if (problem?.isError && !force) {
    console.error('Nothing was written. Use --force to write it anyway.');
    return 1;
  }
  if (dryRun) return 0;
  // Not through a link, which this would replace.
  writeAtomically(realpathSync(definition.file), text);
  console.log(`Written to ${definition.source.file}.`);
  return 0;
}

await runCommand(command);
