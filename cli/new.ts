import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { SiteError } from '../site/problem.ts';
import { openDefinition } from './definition.ts';
import { checkEdit } from './new/check-edit.ts';
import { claim } from './new/claim.ts';
import { editDefinition } from './new/edit-definition.ts';
import { page } from './new/page.ts';
import type { Kind } from './new/questions.ts';
import { readAnswers, readJsonAnswers } from './new/read-answers.ts';
import { service } from './new/service.ts';
import { town } from './new/town.ts';

/** `npm run new -- KIND`: asks for what an entry needs, shows it, checks it, writes it. */
const kinds: Record<string, Kind> = { town, service, page, claim };
const [name = '', ...flags] = process.argv.slice(2);
const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined;

try {
  process.exitCode = kind ? await writeNew(kind) : refuse(usage(), 2);
} catch (error) {
  const isOwn = error instanceof SiteError || (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS');
  if (!isOwn || !(error instanceof Error)) throw error;
  process.exitCode = refuse(error.message, 1);
}

/** 0: written, or shown with --dry-run. 1: an answer or the entry has a problem, and nothing was written. */
async function writeNew({ questions, compose }: Kind): Promise<number> {
  const options = Object.fromEntries(questions.map((question) => [question.name, { type: 'string' as const }]));
  const own = { 'dry-run': { type: 'boolean' }, anyway: { type: 'boolean' }, answers: { type: 'string' } } as const;
  const { values } = parseArgs({ args: flags, options: { ...options, ...own } });
  const { 'dry-run': isDryRun, anyway, answers: file, ...given } = values;

  const definition = await openDefinition();
  const fromFile = typeof file === 'string' ? readJsonAnswers(file) : {};
  const outcome = await readAnswers(definition, questions, { ...fromFile, ...(given as Record<string, string>) });
  if ('problems' in outcome) return refuse(outcome.problems.join('\n'), 1);

  const { text, insertions, revived } = editDefinition(definition, compose(definition, outcome.answers));
  for (const { table, line, inserted } of insertions) {
    console.log(`${definition.source.file}:${line}  ${table}\n${inserted.replace(/^/gm, '+ ')}\n`);
  }
  for (const address of revived)
    console.log(`${address} is declared dead no more: its entry of knownDeadLinks goes.\n`);
  const complaint = await checkEdit(definition.file, text);
  if (complaint) console.error(`${complaint.text}\n`);
  if (complaint?.isError && !anyway) return refuse('Nothing was written. --anyway writes it all the same.', 1);
  if (isDryRun) return 0;
  writeFileSync(definition.file, text);
  console.log(`Written to ${definition.source.file}.`);
  return 0;
}

function usage(): string {
  const lines = Object.entries(kinds).map(
    ([each, { questions }]) => `  ${each.padEnd(8)} ${questions.map((question) => `--${question.name}`).join(' ')}`,
  );
  return `Usage: npm run new -- KIND [--dry-run] [--anyway] [--answers FILE.json, or - for the standard input]\n${lines.join('\n')}`;
}

function refuse(message: string, code: number): number {
  console.error(message);
  return code;
}
