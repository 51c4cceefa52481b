/** Where a value stands in the definition: `['locations', 3, 'town']`. */
export type KeyPath = readonly (string | number)[];

/** One thing that is wrong in a definition. */
export type Problem = {
  /** The rule that it breaks; docs/rules.md says under this name why the rule exists and how to keep it. */
  rule: DefinitionRule;
  path: KeyPath;
  /** What was found and what may stand there, as a sentence that follows the key. */
  message: string;
  /** What of the value is meant, where that is not all of it: its key, or a token of its sentence. */
  part?: 'key' | { words: string };
};

/** Every rule that a definition is held to, in the order of docs/rules.md. The names are stable. */
export const definitionRules = [
  'unknown-key',
  'missing-value',
  'wrong-type',
  'not-a-choice',
  'malformed-key',
  'malformed-value',
  'out-of-bounds',
  'unknown-token',
  'unknown-reference',
  'unknown-page',
  'stale-declaration',
  'same-address',
  'same-title',
  'same-description',
  'no-home-page',
  'years-not-reached',
  'field-without-rules',
  'select-without-choices',
] as const;

export type DefinitionRule = (typeof definitionRules)[number];

/** Everything that is wrong in a definition, all at once. */
export class SiteError extends Error {
  override name = 'SiteError';

  /** The message names keys alone; who knows the file as well says where in it they stand. */
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

/** `The site definition has 2 problems`. */
export function countProblems(problems: readonly unknown[]): string {
  return `The site definition has ${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}`;
}

/** `['locations', 3, 'town']` → `locations[3].town`. */
export function formatKeyPath(path: KeyPath): string {
  if (path.length === 0) return '(the definition itself)';
  return path.reduce<string>((text, key) => {
    if (typeof key === 'number') return `${text}[${key}]`;
    if (!/^[A-Za-z_$][\w$]*$/.test(key)) return `${text}['${key}']`;
    return text === '' ? key : `${text}.${key}`;
  }, '');
}

/** Shows a value as it would be written in the definition, cut to a readable length. */
export function showValue(value: unknown): string {
  if (value === undefined) return 'nothing';
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 80 ? `${text.slice(0, 77)}…` : text;
}

/** Tells of a key path whether it leads to one of some values, or to something below one. */
export function below(starts: readonly KeyPath[]): (path: KeyPath) => boolean {
  const known = new Set(starts.map((start) => JSON.stringify(start)));
  return (path) =>
    known.size > 0 && Array.from({ length: path.length + 1 }).some((_, length) => known.has(keyOf(path, length)));
}

function keyOf(path: KeyPath, length: number): string {
  return JSON.stringify(path.slice(0, length));
}
