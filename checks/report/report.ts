/** Where a diagnostic points to. The first line and column are 1; the end is exclusive. */
export type SourceLocation = { file: string; line?: number; column?: number; endLine?: number; endColumn?: number };

/** Only an error fails a check. A declared finding is accepted, an unknown one could not be verified. */
export type Severity = 'error' | 'warning' | 'declared' | 'unknown';

/** One thing that a check found, ready to be printed in any format. */
export type Diagnostic = {
  /** The stable name of the rule. */
  rule: string;
  title: string;
  severity: Severity;
  /** What it is about: the key of a value, a dead address. */
  subject: string;
  /** What is wrong, as a whole sentence. */
  message: string;
  location: SourceLocation;
  /** How the location leads to what was found. */
  detail?: string;
  /** The lines of source around the location. */
  frame?: string;
  related?: readonly { message: string; location: SourceLocation }[];
  /** Why a declared finding is accepted. */
  justification?: string;
  /** Where the rule is explained. */
  help: string;
  /** Identifies the finding while lines move around it, by the version of its format. */
  fingerprint: Readonly<Record<string, string>>;
  /** Further columns of the Markdown table. */
  columns?: Readonly<Record<string, string>>;
};

/** The outcome of a check, as data. */
export type Report = {
  tool: 'check' | 'check-links';
  suite: 'definition' | 'links';
  /** The rules that SARIF lists, in order. */
  rules: readonly { name: string; title: string; help: string }[];
  diagnostics: readonly Diagnostic[];
  /** The line above the text report. */
  headline?: string;
  /** The line that sums up the report. */
  summary?: string;
  /** The name of the passing test case where nothing was found. */
  promise: string;
  /** What the JSON format prints. */
  document: object;
};

/** Maximum places that a report for people lists beside the first. */
export const maxRelated = 20;

/** The level of a severity in SARIF and on GitHub, which annotates no notes. */
export const levels = { error: 'error', warning: 'warning', declared: 'note', unknown: 'note' } as const;

/** `site.config.ts:12:5`. */
export function formatLocation({ file, line, column }: SourceLocation): string {
  return line === undefined ? file : `${file}:${line}:${column ?? 1}`;
}
