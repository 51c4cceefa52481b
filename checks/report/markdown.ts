import { formatLocation, type Report, suites } from './report.ts';

/** Maximum rows of a table. A job summary could hold more, but nobody would read them. */
const maxRows = 200;

export function formatMarkdown({ suite, diagnostics, headline, summary }: Report): string {
  const further = Object.keys(diagnostics[0]?.columns ?? {});
  const rows = diagnostics
    .slice(0, maxRows)
    .map(({ severity, rule, message, location, columns = {} }) => [
      severity,
      rule,
      message,
      formatLocation(location),
      ...further.map((name) => columns[name] ?? ''),
    ]);
  const rest = diagnostics.length - rows.length;
  return [
    `## ${suites[suite].heading}`,
    '',
    summary ?? headline ?? `${diagnostics.length} found`,
    ...(rows.length > 0 ? ['', ...formatTable(['', 'Rule', 'What', 'Where to change it', ...further], rows)] : []),
    ...(rest > 0 ? ['', `…and ${rest} more.`] : []),
  ].join('\n');
}

/** Returns the lines of a Markdown table, with numeric columns right-aligned. */
export function formatTable(header: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const isNumeric = header.map((_, index) => rows.every((cells) => /^[\d,]+$/.test(cells[index] ?? '')));
  const lines = [
    header,
    isNumeric.map((numeric) => (numeric ? '---:' : '---')),
    ...rows.map((row) => row.map(escapeCell)),
  ];
  return lines.map((cells) => `| ${cells.join(' | ')} |`);
}

function escapeCell(text: string): string {
  return text.replace(/[\r\n]+/g, ' ').replace(/[\\|<>&`*_[\]]/g, '\\$&');
}
