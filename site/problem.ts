import type { Site } from '../schema/site.ts';
import { formatKeyPath, type KeyPath } from './key-path.ts';

export type Problem = {
  /** The rule it breaks, a heading in docs/rules.md. */
  rule: DefinitionRule;
  path: KeyPath;
  /** What was found and what is valid, as a sentence with the key as its subject. */
  message: string;
  /** The part at fault, if not the whole value: its key, or words such as a token. */
  part?: 'key' | { words: string };
  /** For an unknown key: the path of the key that is probably meant. */
  meant?: KeyPath;
  /** For an unresolved reference: the name, and the table that lacks it. */
  unknown?: { table: Table; name: string };
  /** Other places of the same problem: the entry that is duplicated, further uses of a missing name. */
  also?: readonly KeyPath[];
};

/** A remark about a valid definition. Lines after the first are details. */
export type Warning = { level: 'note' | 'warning'; text: string };

export type Report = {
  (rule: DefinitionRule, path: KeyPath, message: string, more?: Pick<Problem, 'part' | 'unknown' | 'also'>): void;
  /** Reports the value written at a key path: `found "UK"; it is not a country code`. */
  value(rule: DefinitionRule, path: KeyPath, fault: string, more?: Pick<Problem, 'also'>): void;
};

export type Check = (site: Site, report: Report) => void;

/** What to call an entry of each table that references name. */
export const kindNames = {
  pages: 'page',
  services: 'service',
  departments: 'department',
  towns: 'town',
  prices: 'price',
  claims: 'claim',
  facts: 'fact',
  forms: 'form',
  faq: 'question',
  helplines: 'helpline',
} as const;

export type Table = keyof typeof kindNames;

/** All rules for definitions, in the order of docs/rules.md. Their names are stable. */
// biome-ignore format: one rule a line would fill the screen
export const definitionRules = [
  'missing-definition', 'syntax-error', 'import-error', 'unknown-key', 'missing-value', 'wrong-type', 'not-a-choice',
  'malformed-key', 'malformed-value', 'out-of-bounds', 'unknown-token', 'malformed-token', 'unknown-reference',
  'unknown-page', 'stale-declaration', 'duplicate', 'same-address', 'same-title', 'same-description', 'no-home-page',
  'missing-picture', 'missing-file', 'picture-size', 'low-contrast', 'years-not-reached', 'impossible-strip-map', 'field-without-rules',
  'select-without-choices',
] as const;

export type DefinitionRule = (typeof definitionRules)[number];

export class SiteError extends Error {
  override name = 'SiteError';

  /** The default message has only key paths; a caller that knows the file supplies one with lines and columns. */
  constructor(
    readonly problems: readonly Problem[],
    message = [
      `${countProblems(problems)}:`,
      ...problems.map(({ path, message }) => `  ${formatKeyPath(path)}: ${message}`),
    ].join('\n'),
  ) {
    super(message);
  }
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** `The site definition has 2 problems`. */
export function countProblems(problems: readonly unknown[]): string {
  return `The site definition has ${countOf(problems.length, 'problem')}`;
}

/** `1 page`, `1,204 pages`. */
export function countOf(count: number, noun: string, plural = `${noun}s`): string {
  return `${count.toLocaleString('en-GB')} ${count === 1 ? noun : plural}`;
}

/** Formats a value as in the definition, truncated to a readable length. */
export function showValue(value: unknown): string {
  if (value === undefined) return 'nothing';
  const number = typeof value === 'bigint' ? `${value}n` : Number.isNaN(value) ? 'NaN' : undefined;
  const text = number ?? JSON.stringify(value) ?? String(value);
  return text.length > 80 ? `${text.slice(0, 77)}…` : text;
}

/** `found "UK"; it is not a country code`. */
export function describeFault(value: unknown, fault: string): string {
  return `found ${showValue(value)}; it ${fault}`;
}
