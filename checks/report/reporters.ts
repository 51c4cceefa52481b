import type { Warning } from '../../site/problem.ts';
import { annotateWarning, formatGithub } from './github.ts';
import { formatJunit } from './junit.ts';
import { formatMarkdown } from './markdown.ts';
import type { Report } from './report.ts';
import { formatSarif } from './sarif.ts';
import { formatText } from './text.ts';

export const reporters = {
  text: formatText,
  json: ({ document }) => JSON.stringify(document, null, 2),
  github: formatGithub,
  sarif: formatSarif,
  junit: formatJunit,
  markdown: formatMarkdown,
} satisfies Record<string, (report: Report) => string>;

export type Format = keyof typeof reporters;

export const formats = Object.keys(reporters) as Format[];

/** Formats a warning beside the report: one annotation on GitHub, elsewhere text. */
export function formatWarning(warning: Warning, format: Format = 'text'): string {
  return format === 'github' ? annotateWarning(warning) : `${warning.level}: ${warning.text}`;
}

/** Returns how to print a report and other messages: in machine formats, standard output has only the report. */
export function outputOf(format: Format): Record<'printReport' | 'printStatus', (text: string) => void> {
  if (format === 'text') return { printReport: console.error, printStatus: console.log };
  return { printReport: console.log, printStatus: format === 'github' ? console.log : console.error };
}
