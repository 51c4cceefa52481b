import { setTimeout as wait } from 'node:timers/promises';
import { type Command, Option } from 'commander';
import type { OutboxRow } from '../../server/database/database.ts';
import { exportCsv, exportJson, toRecord } from '../../server/enquiries/export.ts';
import { type ListedEnquiry, listEnquiries, listMails } from '../../server/enquiries/list.ts';
import { formatLocal } from '../../server/enquiries/local-time.ts';
import { formatColumns } from '../columns.ts';
import { addFilterOptions, type FilterOptions, findAll, type JsonOption, type Tools, toFilter } from './tools.ts';

/** Adds the commands that read enquiries: list, show, export and follow. */
export function addReadCommands(program: Command, tools: Tools): void {
  const { print, write, site } = tools;
  const { timeZone } = site.hours;

  addFilterOptions(program.command('list').description('list enquiries, the latest last'), tools)
    .option('--json', 'one JSON object a line, for other programs')
    .addHelpText('after', listExamples)
    .action(async (options: FilterOptions & JsonOption) => {
      const filter = toFilter(options);
      const rows: ListedEnquiry[] = [];
      for await (const row of listEnquiries(await tools.openDatabase(), filter)) {
        if (options.json) print(JSON.stringify(toRecord(row)));
        else rows.push(row);
      }
      if (!options.json) print(formatList(rows, filter.delivery === 'spam', tools));
    });

  program
    .command('show')
    .description('show everything in an enquiry and the state of its mails')
    .argument('<reference...>', 'references as list shows them; letter case, spaces and hyphens do not matter')
    .option('--json', 'one JSON object a line, for other programs')
    .addHelpText('after', showExamples)
    .action(async (references: string[], { json }: JsonOption) => {
      const { found, isComplete } = await findAll(tools, references);
      for (const row of found) {
        const mails = await listMails(await tools.openDatabase(), row.id);
        print(json ? JSON.stringify({ ...toRecord(row), mails: mails.map(toMail) }) : formatEnquiry(row, mails, tools));
      }
      if (!isComplete) tools.fail();
    });

  addFilterOptions(program.command('export').description('export enquiries for a spreadsheet or a program'), tools)
    .addOption(
      new Option('--format <format>', 'csv for a spreadsheet, json for one array')
        .choices(['csv', 'json'])
        .default('csv'),
    )
    .option('--json', 'one JSON object a line instead')
    .addHelpText('after', exportExamples)
    .action(async (options: FilterOptions & JsonOption & { format: 'csv' | 'json' }) => {
      const rows = listEnquiries(await tools.openDatabase(), toFilter(options));
      if (options.json) for await (const row of rows) print(JSON.stringify(toRecord(row)));
      else
        for await (const part of options.format === 'csv' ? exportCsv(rows, timeZone) : exportJson(rows)) write(part);
    });

  addFilterOptions(program.command('follow').description('print each new enquiry as it arrives, until Ctrl-C'), tools)
    .option('--json', 'one JSON object a line, for other programs')
    .addHelpText('after', followExamples)
    .action((options: FilterOptions & JsonOption) => follow(options, tools));
}

const listExamples = `
Examples:
  list --since today
  list --form booking --since 7d
  list --state failed            see why in the output, then retry
  list --spam                    once a week; see release
  list --json --since 2026-11-01 --until 2026-11-30`;

const showExamples = `
Examples:
  show K7QF3MPD
  show k7qf-3mpd --json`;

const exportExamples = `
CSV is UTF-8 with times by the garage's clock. An apostrophe stands before anything that a spreadsheet would take for a
formula, such as the +44 of a phone number.

Examples:
  export > enquiries.csv
  export --form booking --since 2026-11-01 --until 2026-11-30 > november.csv
  export --format json > enquiries.json`;

const followExamples = `
With --since, it prints earlier enquiries first.

Examples:
  follow
  follow --since today
  follow --form booking --json`;

function formatList(rows: readonly ListedEnquiry[], isSpam: boolean, { site, width }: Tools): string {
  if (rows.length === 0) return isSpam ? 'No held enquiries.' : 'No enquiries.';
  const state = isSpam ? 'SUSPECTED' : 'STATE';
  const heading = ['REFERENCE', 'RECEIVED', state, 'FORM', 'NAME', 'PHONE', 'SERVICE', 'REGISTRATION', 'WANTED'];
  const lines = rows.map((row) => toCells(row, site.hours.timeZone));
  const failed = rows.filter(({ delivery }) => delivery === 'failed');
  const notes = failed.map(({ reference, delivery_reason }) => `${reference} was not mailed: ${delivery_reason}`);
  if (failed.length > 0) notes.push('Fix what the mail server complains about, then: retry --all');
  return [formatColumns([heading, ...lines], width), ...notes].join('\n');
}

function toCells(row: ListedEnquiry, timeZone: string): string[] {
  const record = toRecord(row);
  return [
    row.reference,
    formatLocal(row.received_at, timeZone),
    record.state === 'spam' ? record.reason : record.state,
    row.form_type,
    row.name,
    row.phone,
    row.service,
    row.registration,
    `${row.preferred_date} ${row.preferred_time}`.trim(),
  ];
}

function formatEnquiry(row: ListedEnquiry, mails: readonly OutboxRow[], { site }: Tools): string {
  const { timeZone } = site.hours;
  const { receivedAt, ...record } = toRecord(row);
  const entries: [string, string][] = Object.entries({ ...record, receivedAt: formatLocal(receivedAt, timeZone) });
  for (const { kind, state, attempts, due_at, reason } of mails) {
    const next = state === 'waiting' ? `, next try ${formatLocal(due_at, timeZone)}` : '';
    const tries = attempts === 1 ? '1 try' : `${attempts} tries`;
    entries.push([`mail to ${kind}`, `${state} after ${tries}${next}${reason && `: ${reason}`}`]);
  }
  const filled = entries.filter(([, value]) => value !== '');
  const width = Math.max(...filled.map(([name]) => name.length)) + 2;
  // A value of several lines stays in its column.
  return filled
    .map(([name, value]) => name.padEnd(width) + value.replaceAll('\n', `\n${' '.repeat(width)}`))
    .join('\n');
}

function toMail({ kind, state, attempts, due_at, reason }: OutboxRow) {
  return { to: kind, state, attempts, reason, ...(state === 'waiting' && { nextTry: due_at }) };
}

const pollMs = 1000;

/** How late an enquiry may appear: another server's clock is behind, or its transaction takes long. */
const overlapMs = 60_000;

async function follow(options: FilterOptions & JsonOption, tools: Tools): Promise<void> {
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());
  const filter = toFilter(options);
  const db = await tools.openDatabase();
  const seen = new Set<string>();
  let from = filter.since ?? tools.now().toISOString();
  if (filter.since === undefined) {
    // Enquiries stored before the start are not new, even within the overlap.
    from = shift(from, -overlapMs);
    for await (const { reference } of listEnquiries(db, { ...filter, since: from })) seen.add(reference);
  }
  tools.warn('Waiting for enquiries; press Ctrl-C to stop.');
  while (!stop.signal.aborted) {
    let newest = from;
    for await (const row of listEnquiries(db, { ...filter, since: from })) {
      if (row.received_at > newest) newest = row.received_at;
      if (seen.has(row.reference)) continue;
      seen.add(row.reference);
      tools.print(options.json ? JSON.stringify(toRecord(row)) : formatLine(row, tools));
    }
    if (shift(newest, -overlapMs) > from) from = shift(newest, -overlapMs);
    await wait(pollMs, undefined, { signal: stop.signal }).catch(() => {});
  }
}

/** Not aligned, since the width of later lines is not known. */
function formatLine(row: ListedEnquiry, { site }: Tools): string {
  return toCells(row, site.hours.timeZone).filter(Boolean).join('  ');
}

function shift(iso: string, ms: number): string {
  return new Date(Date.parse(iso) + ms).toISOString();
}
