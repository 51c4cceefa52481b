import type { Command } from 'commander';
import { visitFields } from '../../schema/enquiry.ts';
import { behaviourOf, formatAnswer, type Role } from '../../schema/field-kinds.ts';
import { exportCsv, jsonFormatter, labelOrValue, toRecord } from '../../server/enquiries/export.ts';
import {
  type EnquiryFilter,
  type ListedEnquiry,
  type LoadedEnquiry,
  listEnquiries,
  loadEnquiry,
} from '../../server/enquiries/list.ts';
import { formatLocal } from '../../server/enquiries/local-time.ts';
import { byRole } from '../../server/mail/format.ts';
import { type ShownKind, shownKind } from '../../server/mail/outbox.ts';
import { type Answer, answerWith, visitDays } from '../../site/answers.ts';
import { allFields, formFields, type ResolvedField } from '../../site/form-rules.ts';
import { countOf } from '../../site/problem.ts';
import type { SharedSite } from '../../site/shared-site.ts';
import { formatColumns } from '../columns.ts';
import { addFilterOptions, type Context, findAll, type JsonOption, parseCount } from './context.ts';

export function addReadCommands(program: Command, context: Context): void {
  const { print, write, site } = context;
  const toJson = jsonFormatter(site.forms);

  addFilterOptions(program.command('list').description('list enquiries, latest last'), context)
    .option('--limit <number>', 'show only the latest <number>', parseCount)
    .addHelpText('after', listExamples)
    .action(async ({ json, ...filter }: EnquiryFilter & JsonOption) => {
      const rows: ListedEnquiry[] = [];
      for await (const row of listEnquiries(await context.openDatabase(), filter)) {
        if (json) print(toJson(row));
        else rows.push(row);
      }
      if (!json) print(formatList(rows, filter.spam || filter.state === 'held', context));
    });

  program
    .command('show')
    .description('show an enquiry in full, with the state of its mails')
    .argument('<reference...>', 'reference from list, ignoring case, spaces and hyphens')
    .addHelpText('after', showExamples)
    .action(async (references: string[], { json }: JsonOption) => {
      for (const row of await findAll(context, references)) {
        const opened = await loadEnquiry(await context.openDatabase(), row);
        const { mails, events } = opened;
        const more = {
          mails: mails.map((mail) => {
            const { state, attempts, reason, due_at } = mail;
            return { to: shownKind(mail), state, attempts, reason, ...(state === 'waiting' && { nextTry: due_at }) };
          }),
          events: events.map(({ at, who, what, note }) => ({ at, who, what, note })),
        };
        print(json ? toJson(row, more) : formatEnquiry(opened, context));
      }
    });

  addFilterOptions(program.command('export').description('export enquiries as CSV, for a spreadsheet'), context)
    .addHelpText('after', exportExamples)
    .action(async ({ json, ...filter }: EnquiryFilter & JsonOption) => {
      const db = await context.openDatabase();
      const readRows = () => listEnquiries(db, filter);
      if (json) for await (const row of readRows()) print(toJson(row));
      else for await (const part of await exportCsv(readRows, site)) write(part);
    });
}

const listExamples = `
Examples:
  list --open                    not marked as done yet; see done
  list --since today
  list --search "01632 960123" --limit 5
  list --form booking --since 7d
  list --state failed            with the reasons; see retry
  list --spam                    check once a week; see release
  list --json --since 2026-11-01 --until 2026-11-30`;

const showExamples = `
Examples:
  show K7QF3MPD
  show k7qf-3mpd --json`;

const exportExamples = `
CSV is UTF-8, with times in the time zone of the business. Anything that a spreadsheet would take for a formula, such as
the +44 of a phone number, is preceded by an apostrophe.

Examples:
  export > enquiries.csv
  export --form booking --since 2026-11-01 --until 2026-11-30 > november.csv
  export --json > enquiries.jsonl`;

function formatList(rows: readonly ListedEnquiry[], areHeld: boolean, { site, width }: Context): string {
  if (rows.length === 0) return areHeld ? 'No held enquiries.' : 'No enquiries.';
  const state = areHeld ? 'SUSPECTED' : 'STATE';
  const listed = listedFields(site.forms);
  const names = listed.map(({ name }) => name.replace(/(?=[A-Z])/g, ' ').toUpperCase());
  const heading = ['REFERENCE', 'RECEIVED', state, 'FORM', 'NAME', 'CONTACT', ...names, 'WANTED'];
  const lines = rows.map((row) => toCells(row, listed, site));
  const failed = rows.filter(({ delivery }) => delivery === 'failed');
  const notes = failed.map(({ reference, delivery_reason }) => `${reference} was not mailed: ${delivery_reason}`);
  if (failed.length > 0) notes.push('Fix what the mail server complains about, then: retry --all');
  return [formatColumns([heading, ...lines], width), ...notes].join('\n');
}

/** Returns the fields to show as columns: service and subject first, without kinds that are too long. */
function listedFields(forms: SharedSite['forms']): ResolvedField[] {
  // The days of a visit are in the column WANTED.
  const days = Object.keys(forms.forms).flatMap((key) => Object.values(visitFields(formFields(forms, key))));
  return allFields(forms)
    .filter(({ name, kind, role }) => !(behaviourOf(kind).isUnlisted || days.includes(name) || isElsewhere(role)))
    .sort(byRole);
}

const isElsewhere = (role: Role | undefined) => role !== undefined && inOtherColumns.includes(role);

const inOtherColumns: readonly Role[] = ['name', 'answer-by', 'appointment'];

function toCells(row: ListedEnquiry, listed: readonly ResolvedField[], { forms, hours }: SharedSite): string[] {
  const record = toRecord(row, labelOrValue);
  const appointment = [...new Set(visitDays(row.answers)), answerWith(row.answers, 'appointment', 'slot')];
  return [
    row.reference,
    formatLocal(row.received_at, hours.timeZone),
    record.state === 'held' ? record.reason : row.done_at === '' ? record.state : 'done',
    forms.forms[row.form]?.name ?? row.form_type,
    row.name,
    row.phone || row.email,
    ...listed.map(({ name }) => record.answers[name] ?? ''),
    appointment.filter(Boolean).join(' '),
  ];
}

const mailLabels: Record<ShownKind, string> = {
  business: 'mail to us',
  visitor: 'mail to visitor',
  reminder: 'reminder',
  digest: 'digest',
};

function formatEnquiry({ enquiry, mails, events }: LoadedEnquiry, { site }: Context): string {
  const { timeZone } = site.hours;
  const read = (answer: Answer) => formatAnswer(answer, site.language);
  const { answers, receivedAt, doneAt: _doneAt, ...record } = toRecord(enquiry, read);
  const entries: [string, string][] = Object.entries({
    ...record,
    form: site.forms.forms[enquiry.form]?.name ?? '',
    receivedAt: formatLocal(receivedAt, timeZone),
    ...answers,
  });
  for (const mail of mails) {
    const { state, attempts, due_at, reason } = mail;
    const next = state === 'waiting' ? `, next try ${formatLocal(due_at, timeZone)}` : '';
    entries.push([
      mailLabels[shownKind(mail)],
      `${state} after ${countOf(attempts, 'try', 'tries')}${next}${reason && `: ${reason}`}`,
    ]);
  }
  for (const { at, who, what, note } of events)
    entries.push([formatLocal(at, timeZone), `${who}: ${[what, note].filter(Boolean).join(', ')}`]);
  const filled = entries.filter(([, value]) => value !== '');
  const width = Math.max(...filled.map(([name]) => name.length)) + 2;
  // Indent further lines of a value to its column.
  return filled
    .map(([name, value]) => name.padEnd(width) + value.replaceAll('\n', `\n${' '.repeat(width)}`))
    .join('\n');
}
