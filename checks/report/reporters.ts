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

/** Returns where to print problems and messages: in machine-readable formats, standard output has only the document. */
export function outputOf(format: Format): Record<'print' | 'say', (text: string) => void> {
  if (format === 'text') return { print: console.error, say: console.log };
  return { print: console.log, say: format === 'github' ? console.log : console.error };
}
