/** Source location of a diagnostic. Lines and columns start at 1; the end is exclusive. */
export type SourceLocation = { file: string; line?: number; column?: number; endLine?: number; endColumn?: number };

/** Only errors fail a check. A declared finding is accepted; an unknown one could not be verified. */
export type Severity = 'error' | 'warning' | 'declared' | 'unknown';

export type Diagnostic = {
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
  frame?: string;
  related?: readonly { message: string; location: SourceLocation }[];
  /** Why a declared finding is accepted. */
  justification?: string | undefined;
  /** Identifies the finding even if lines move; keyed by the version of the fingerprint format. */
  fingerprint: Readonly<Record<string, string>>;
  columns?: Readonly<Record<string, string>>;
};

/** For each kind of report: its tool in SARIF, its heading, and the passing test case if there are no findings. */
export const suites = {
  definition: { tool: 'check', heading: 'Definition', promise: 'the definition has no problems' },
  links: { tool: 'check-links', heading: 'Links', promise: 'every link leads somewhere' },
};

export type Report = {
  suite: keyof typeof suites;
  /** Rules listed in SARIF, in order. */
  rules: readonly { name: string; title: string }[];
  diagnostics: readonly Diagnostic[];
  headline?: string;
  summary?: string;
  document: object;
};

export const maxRelated = 20;

/** Levels of severities in SARIF and on GitHub. */
export const levels = { error: 'error', warning: 'warning', declared: 'note', unknown: 'note' } as const;

/** Where a rule is explained: `docs/rules.md#dead-page`. */
export function helpOf(rule: string): string {
  return `docs/rules.md#${rule}`;
}

/** `site.config.ts:12:5`. */
export function formatLocation({ file, line, column }: SourceLocation): string {
  return line === undefined ? file : `${file}:${line}:${column ?? 1}`;
}
