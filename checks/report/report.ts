/** Source location of a diagnostic. Lines and columns start at 1; the end is exclusive. */
export type SourceLocation = { file: string; line?: number; column?: number; endLine?: number; endColumn?: number };

/** Only errors fail a check. A declared finding is accepted; an unknown one could not be verified. */
export type Severity = 'error' | 'warning' | 'declared' | 'unknown';

/** A single finding of a check, for any output format. */
export type Diagnostic = {
  /** The stable name of the rule. */
  rule: string;
  title: string;
  severity: Severity;
  /** The subject: the key of a value, a dead address. */
  subject: string;
  /** What is wrong, as a whole sentence. */
  message: string;
  location: SourceLocation;
  /** The path from the location to the finding. */
  detail?: string;
  /** Code frame around the location. */
  frame?: string;
  related?: readonly { message: string; location: SourceLocation }[];
  /** Why a declared finding is accepted. */
  justification?: string;
  /** Link to the explanation of the rule. */
  help: string;
  /** Identifies the finding even if lines move; keyed by the version of the fingerprint format. */
  fingerprint: Readonly<Record<string, string>>;
  /** Further columns of the Markdown table. */
  columns?: Readonly<Record<string, string>>;
};

/** The outcome of a check, as data. */
export type Report = {
  tool: 'check' | 'check-links';
  suite: 'definition' | 'links';
  /** Rules listed in SARIF, in order. */
  rules: readonly { name: string; title: string; help: string }[];
  diagnostics: readonly Diagnostic[];
  /** First line of the text report. */
  headline?: string;
  /** Summary line of the report. */
  summary?: string;
  /** Name of the passing test case if there are no findings. */
  promise: string;
  /** Output of the JSON format. */
  document: object;
};

/** Maximum further places in a report for people. */
export const maxRelated = 20;

/** Levels of severities in SARIF and on GitHub, where notes are not annotated. */
export const levels = { error: 'error', warning: 'warning', declared: 'note', unknown: 'note' } as const;

/** `site.config.ts:12:5`. */
export function formatLocation({ file, line, column }: SourceLocation): string {
  return line === undefined ? file : `${file}:${line}:${column ?? 1}`;
}
