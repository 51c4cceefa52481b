import type { ListedEnquiry } from './list.ts';
import { formatLocal } from './local-time.ts';
import { holdReason } from './spam.ts';

/** Returns an enquiry for other programs, under the names of the form's fields. */
export function toRecord(row: ListedEnquiry) {
  return {
    reference: row.reference,
    state: row.delivery,
    /** Why it is held, or the last error of the mail server. */
    reason: row.delivery === 'spam' ? holdReason(row) : row.delivery_reason,
    formType: row.form_type,
    receivedAt: row.received_at,
    name: row.name,
    phone: row.phone,
    email: row.email,
    registration: row.registration,
    postcode: row.postcode,
    service: row.service,
    preferredDate: row.preferred_date,
    preferredTime: row.preferred_time,
    message: row.message,
  };
}

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

/** Yields CSV (RFC 4180) for a spreadsheet, with times by the garage's clock. */
export async function* exportCsv(rows: AsyncIterable<ListedEnquiry>, timeZone: string): AsyncGenerator<string> {
  // Without a byte order mark a spreadsheet does not expect UTF-8.
  yield `\uFEFF${toCsvLine(columns)}`;
  for await (const row of rows) {
    const record = { ...toRecord(row), receivedAt: formatLocal(row.received_at, timeZone) };
    yield toCsvLine(columns.map((column) => record[column]));
  }
}

/** Yields one JSON array. */
export async function* exportJson(rows: AsyncIterable<ListedEnquiry>): AsyncGenerator<string> {
  let separator = '[\n';
  for await (const row of rows) {
    yield separator + JSON.stringify(toRecord(row));
    separator = ',\n';
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n';
}

function toCsvLine(cells: readonly string[]): string {
  return `${cells.map((cell) => `"${defuseFormula(cell).replaceAll('"', '""')}"`).join(',')}\r\n`;
}

/**
 * Puts an apostrophe before anything a spreadsheet would calculate, which can send the whole sheet elsewhere: at the
 * start of a cell, and where a cell starts if the locale separates by semicolons. Formula characters count in full
 * width and behind invisible characters too. See https://owasp.org/www-community/attacks/CSV_Injection
 */
function defuseFormula(cell: string): string {
  return cell.replace(formulaAfterSeparator, "$&'").replace(formulaAtStart, "'");
}

const formulaAtStart = /^(?=[\t\r\n]|[\s\p{Cf}]*[=+\-@|%\uFF1D\uFF0B\uFF0D\uFF20])/u;
const formulaAfterSeparator = /[;\r\n](?=[\t\v\f\u2028\u2029\p{Zs}\p{Cf}]*[=+\-@|%\uFF1D\uFF0B\uFF0D\uFF20])/gu;
