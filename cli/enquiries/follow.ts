import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { Command, Tools } from './command.ts';
import { filterHelp, filterOptions, readFilter } from './filter.ts';
import { toCells } from './list.ts';
import { readEnquiries, type SelectedEnquiry } from './read-enquiries.ts';
import { toRecord } from './to-record.ts';

/** How often it looks. */
const everyMs = 1000;

/** A server whose clock is behind, or whose transaction took its time, shows an enquiry this much later. */
const overlapMs = 60_000;

/** `follow`: each new enquiry as it arrives, until it is stopped. */
export const follow: Command = {
  summary: 'each new enquiry as it arrives, until Ctrl-C',
  help: `follow [--form FORM] [--spam] [--since TIME] [--json]

Prints a line for each enquiry as it arrives, until it is stopped with Ctrl-C. With --since it begins with those.

${filterHelp}
  --json          one JSON object a line, for other programs

Examples:
  follow
  follow --since today
  follow --form booking --json`,
  async run(tools, args) {
    const { values } = parseArgs({
      args: [...args],
      options: { ...filterOptions, json: { type: 'boolean', default: false } },
    });
    const filter = readFilter(values, tools);
    const db = await tools.openDatabase();
    const seen = new Set<string>();
    let from = filter.since ?? tools.now().toISOString();
    if (filter.since === undefined) {
      // What is there already, within the overlap, is not new.
      from = shift(from, -overlapMs);
      for await (const { reference } of readEnquiries(db, { ...filter, since: from })) seen.add(reference);
    }
    tools.complain('Waiting for enquiries; Ctrl-C ends it.');
    while (!tools.signal.aborted) {
      let newest = from;
      for await (const row of readEnquiries(db, { ...filter, since: from })) {
        if (row.received_at > newest) newest = row.received_at;
        if (seen.has(row.reference)) continue;
        seen.add(row.reference);
        tools.print(values.json ? JSON.stringify(toRecord(row)) : toLine(row, tools));
      }
      if (shift(newest, -overlapMs) > from) from = shift(newest, -overlapMs);
      await wait(everyMs, undefined, { signal: tools.signal }).catch(() => {});
    }
    return 0;
  },
};

/** No columns: a line is printed before it is known how wide the next will be. */
function toLine(row: SelectedEnquiry, { site }: Tools): string {
  return toCells(row, site.hours.timeZone).filter(Boolean).join('  ');
}

function shift(iso: string, ms: number): string {
  return new Date(Date.parse(iso) + ms).toISOString();
}
