import type { Forms } from '../../schema/forms.ts';
import type { Answer } from '../../site/answers.ts';
import { allFields } from '../../site/form-rules.ts';
import type { SharedSite } from '../../site/shared-site.ts';
import type { ListedEnquiry } from './list.ts';
import { formatLocal } from './local-time.ts';
import { holdReason } from './spam.ts';

export function toRecord(row: ListedEnquiry, format: (answer: Answer) => string) {
  return {
    reference: row.reference,
    state: row.delivery,
    /** Why it is held, or the last error of the mail server. */
    reason: row.delivery === 'held' ? holdReason(row) : row.delivery_reason,
    formType: row.form_type,
    form: row.form,
    receivedAt: row.received_at,
    doneAt: row.done_at,
    answers: Object.fromEntries(row.answers.map((answer) => [answer.name, format(answer)])),
  };
}

/** Returns the label of a choice, but days and numbers as stored, which spreadsheets can sort. */
export const labelOrValue = ({ words, value }: Answer) => words ?? value;

/** Returns a function that formats an enquiry as a line of JSON: codes for choices, `''` for fields that it lacks. */
export function jsonFormatter(forms: Forms) {
  const empty = Object.fromEntries(exportedNames(forms).map((name) => [name, '']));
  return (row: ListedEnquiry, more: object = {}): string => {
    const { answers, ...record } = toRecord(row, ({ value }) => value);
    return JSON.stringify({ ...record, ...empty, ...answers, ...more });
  };
}

function exportedNames(forms: Forms): string[] {
  const fields = allFields(forms);
  const isLong = ({ kind }: (typeof fields)[number]) => kind === 'textarea';
  return [...fields.filter((field) => !isLong(field)), ...fields.filter(isLong)].map(({ name }) => name);
}

const columns = ['reference', 'state', 'reason', 'formType', 'form', 'receivedAt', 'doneAt'] as const;

/** Returns the lines of a CSV file (RFC 4180). Reads the rows twice, first to find fields that the definition lacks. */
export async function exportCsv(readRows: () => AsyncIterable<ListedEnquiry>, site: ExportSource) {
  const names = new Set(exportedNames(site.forms));
  for await (const { answers } of readRows()) for (const { name } of answers) names.add(name);
  return csvLines(readRows(), [...names], site);
}

type ExportSource = Pick<SharedSite, 'forms' | 'hours' | 'language'>;

async function* csvLines(rows: AsyncIterable<ListedEnquiry>, names: readonly string[], site: ExportSource) {
  const { forms, hours, language } = site;
  const local = (time: string) => time && formatLocal(time, hours.timeZone);
  // Excel opens a file in one column unless it has the separator of the language.
  const separator = (0.5).toLocaleString(language).includes(',') ? ';' : ',';
  // Spreadsheets recognise UTF-8 by its byte order mark.
  yield `\uFEFF${toCsvLine([...columns, ...names], separator)}`;
  for await (const row of rows) {
    const { answers, ...rest } = toRecord(row, labelOrValue);
    const form = forms.forms[row.form]?.name ?? row.form;
    const record = { ...rest, form, receivedAt: local(row.received_at), doneAt: local(row.done_at) };
    const cells = [...columns.map((column) => record[column]), ...names.map((name) => answers[name] ?? '')];
    yield toCsvLine(cells, separator);
  }
}

function toCsvLine(cells: readonly string[], separator: string): string {
  return `${cells.map((cell) => `"${defuseFormula(cell).replaceAll('"', '""')}"`).join(separator)}\r\n`;
}

/**
 * Puts an apostrophe before anything that a spreadsheet would evaluate, because a formula can send the sheet elsewhere:
 * at the start of a cell, and after a semicolon or a tab, which separate cells in some locales and in pasted text.
 * Includes full-width characters and those after invisible ones. See https://owasp.org/www-community/attacks/CSV_Injection
 */
function defuseFormula(cell: string): string {
  return cell.replace(formulaAfterSeparator, "$1'$2").replace(formulaAtStart, "'$&");
}

const formulaAtStart = /^(?:[\t\r\n]|["'\s\p{Cf}]*[=+\-@|%\uFF1D\uFF0B\uFF0D\uFF20])/u;
const formulaAfterSeparator = /([;\t\r\n])(["'\v\f\u2028\u2029\p{Zs}\p{Cf}]*[=+\-@|%\uFF1D\uFF0B\uFF0D\uFF20])/gu;
