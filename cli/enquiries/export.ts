import { parseArgs } from 'node:util';
import type { Command } from './command.ts';
import { filterHelp, filterOptions, pick, readFilter } from './filter.ts';
import { formatLocal } from './local-time.ts';
import { readEnquiries } from './read-enquiries.ts';
import { byteOrderMark, toCsvLine } from './to-csv.ts';
import { toRecord } from './to-record.ts';

const columns = [
  'reference',
  'state',
  'reason',
  'formType',
  'receivedAt',
  'name',
  'phone',
  'email',
  'registration',
  'postcode',
  'service',
  'preferredDate',
  'preferredTime',
  'message',
] as const satisfies (keyof ReturnType<typeof toRecord>)[];

/** `export`: enquiries as a file for a spreadsheet or another program. */
export const exportEnquiries: Command = {
  summary: 'a file for a spreadsheet or another program',
  help: `export [--format csv|json] [--form FORM] [--state STATE] [--spam] [--since TIME] [--until TIME] [--json]

Writes enquiries to standard output. CSV (which it is unless you say otherwise) opens in a spreadsheet: UTF-8, times by
the garage's clock, and an apostrophe before what the spreadsheet would take for a formula, such as +44 of a phone number.
JSON is one list.

  --format FORMAT csv or json
${filterHelp}
  --json          one JSON object a line instead of a list

Examples:
  export > enquiries.csv
  export --form booking --since 2026-11-01 --until 2026-11-30 > november.csv
  export --format json > enquiries.json`,
  async run(tools, args) {
    const { values } = parseArgs({
      args: [...args],
      options: { ...filterOptions, format: { type: 'string' }, json: { type: 'boolean', default: false } },
    });
    const format = values.json ? 'lines' : (pick('--format', values.format, ['csv', 'json']) ?? 'csv');
    const filter = readFilter(values, tools);
    const db = await tools.openDatabase();
    const { write } = tools;
    const rows = readEnquiries(db, filter);
    if (format === 'csv') {
      write(byteOrderMark + toCsvLine(columns));
      for await (const row of rows) {
        const record = { ...toRecord(row), receivedAt: formatLocal(row.received_at, tools.site.hours.timeZone) };
        write(toCsvLine(columns.map((column) => record[column])));
      }
      return 0;
    }
    let separator = format === 'json' ? '[\n' : '';
    for await (const row of rows) {
      write(separator + JSON.stringify(toRecord(row)) + (format === 'lines' ? '\n' : ''));
      if (format === 'json') separator = ',\n';
    }
    if (format === 'json') write(separator === '[\n' ? '[]\n' : '\n]\n');
    return 0;
  },
};
