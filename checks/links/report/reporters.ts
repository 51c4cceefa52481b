import type { Report } from '../validate/validate-links.ts';
import { formatGithub } from './github.ts';
import { formatJson } from './json.ts';
import { formatJunit } from './junit.ts';
import { formatSarif } from './sarif.ts';
import { formatText } from './text.ts';

/** The formats of a report, by the name that `--format` takes. */
export const reporters = {
  text: formatText,
  json: formatJson,
  github: formatGithub,
  sarif: formatSarif,
  junit: formatJunit,
} satisfies Record<string, (report: Report, isColoured?: boolean) => string>;

export type Format = keyof typeof reporters;

export const formats = Object.keys(reporters) as Format[];
