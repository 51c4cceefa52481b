import { parseArgs } from 'node:util';
import type { Command, Tools } from './command.ts';
import { filterHelp, filterOptions, readFilter } from './filter.ts';
import { formatColumns } from './format-columns.ts';
import { formatLocal } from './local-time.ts';
import { readEnquiries, type SelectedEnquiry } from './read-enquiries.ts';
import { toRecord } from './to-record.ts';

/** `list`: what was received, the latest last, where a terminal shows it. */
export const list: Command = {
  summary: 'those received, the latest last',
  help: `list [--form FORM] [--state STATE] [--spam] [--since TIME] [--until TIME] [--json]

Lists enquiries, the latest last.

${filterHelp}
  --json          one JSON object a line, for other programs

Examples:
  list --since today
  list --form booking --since 7d
  list --state failed            the mail server refused these; see retry
  list --spam                    have a look once a week; see release
  list --json --since 2026-11-01 --until 2026-11-30`,
  async run(tools, args) {
    const { values } = parseArgs({
      args: [...args],
      options: { ...filterOptions, json: { type: 'boolean', default: false } },
    });
    const filter = readFilter(values, tools);
    const db = await tools.openDatabase();
    const rows: SelectedEnquiry[] = [];
    for await (const row of readEnquiries(db, filter)) {
      if (values.json) tools.print(JSON.stringify(toRecord(row)));
      else rows.push(row);
    }
    if (!values.json) tools.print(toText(rows, filter.state === 'spam', tools));
    return 0;
  },
};

function toText(rows: readonly SelectedEnquiry[], isSpam: boolean, { site, width }: Tools): string {
  if (rows.length === 0) return isSpam ? 'No suspected spam.' : 'No enquiries.';
  const heading = [...columnsOf(isSpam)];
  const lines = rows.map((row) => toCells(row, site.hours.timeZone));
  const failed = rows.filter(({ delivery }) => delivery === 'failed');
  const notes = failed.map(({ reference, delivery_reason }) => `${reference} was not mailed: ${delivery_reason}`);
  if (failed.length > 0) notes.push('Put right what the mail server complains of, then: retry --all');
  return [formatColumns([heading, ...lines], width), ...notes].join('\n');
}

function columnsOf(isSpam: boolean) {
  return ['REFERENCE', 'RECEIVED', isSpam ? 'SUSPECTED' : 'STATE', ...detailHeading];
}

const detailHeading = ['FORM', 'NAME', 'PHONE', 'SERVICE', 'REGISTRATION', 'WANTED'];

/** One enquiry as a line of columns. */
export function toCells(row: SelectedEnquiry, timeZone: string): string[] {
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
