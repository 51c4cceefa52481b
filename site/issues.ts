import type * as z from 'zod';
import { nearestName } from './nearest-name.ts';
import { type DefinitionRule, type KeyPath, type Problem, showValue } from './problem.ts';
import { listNames } from './reference.ts';
import { validKeys } from './valid-keys.ts';

type Issue = z.core.$ZodIssue;
type UnionIssue = Extract<Issue, { code: 'invalid_union' }>;

/** Turns a schema's issues into problems: the key, what was found there, what may stand there. */
export function describeIssues(issues: readonly Issue[], definition: unknown, schema: z.core.$ZodType): Problem[] {
  return issues.flatMap((issue) => describeIssue(issue, definition, schema));
}

function describeIssue(issue: Issue, definition: unknown, schema: z.core.$ZodType): Problem[] {
  const path = issue.path as KeyPath;
  const found = valueAt(definition, path);
  const problem = (rule: DefinitionRule, message: string): Problem[] => [{ rule, path, message }];
  switch (issue.code) {
    case 'unrecognized_keys': {
      const valid = validKeys(schema, path, definition);
      return issue.keys.map((key) => unknownKey([...path, key], key, valid));
    }
    case 'invalid_type':
      if (found === undefined) return problem('missing-value', `is missing; write ${article(issue.expected)}`);
      return problem('wrong-type', `found ${showValue(found)}; write ${article(issue.expected)}`);
    case 'invalid_value':
      return problem(...notOneOf(found, issue.values.map(String)));
    case 'invalid_key': {
      const message = `the key ${issue.issues[0]?.message ?? 'cannot stand here'}`;
      return [{ rule: 'malformed-key', path, message, part: 'key' }];
    }
    case 'invalid_union': {
      // The kinds of section; zod lists them, though its types do not say so yet.
      if (issue.discriminator) return problem(...notOneOf(found, kindsOf(issue)));
      const nearest = nearestForm(issue)?.map((inner) => ({ ...inner, path: [...path, ...inner.path] }) as Issue);
      if (nearest) return describeIssues(nearest, definition, schema);
      return problem('malformed-value', `found ${showValue(found)}; it ${issue.message}`);
    }
    case 'too_small':
    case 'too_big':
      return problem('out-of-bounds', `found ${showValue(found)}, which ${outOfBounds(issue)}`);
    default:
      return problem('malformed-value', `found ${showValue(found)}, which ${issue.message}`);
  }
}

function unknownKey(path: KeyPath, key: string, valid: readonly string[]): Problem {
  const nearest = nearestName(key, valid);
  const hint = nearest ? ` Did you mean ${nearest}?` : '';
  const message = `is not a key that may stand here; take it out.${hint} ${listNames('key', valid)}`;
  return { rule: 'unknown-key', path, message, part: 'key' };
}

function notOneOf(found: unknown, valid: readonly string[]): [DefinitionRule, string] {
  if (found === undefined) return ['missing-value', `is missing; it may be: ${valid.join(', ')}.`];
  const nearest = typeof found === 'string' ? nearestName(found, valid) : undefined;
  const hint = nearest ? ` Did you mean ${showValue(nearest)}?` : '';
  return ['not-a-choice', `found ${showValue(found)}.${hint} It may be: ${valid.join(', ')}.`];
}

function kindsOf(issue: UnionIssue): string[] {
  return 'options' in issue ? (issue.options as unknown[]).map(String) : [];
}

/** What is wrong with the form of a value that was plainly meant: the one that fits all but a few keys. */
function nearestForm({ errors }: UnionIssue): readonly Issue[] | undefined {
  const faults = (issues: readonly Issue[]) =>
    issues.reduce((sum, issue) => sum + (issue.code === 'unrecognized_keys' ? issue.keys.length : 1), 0);
  const [nearest, next] = [...errors].sort((a, b) => faults(a) - faults(b));
  return nearest && next && faults(nearest) < faults(next) ? nearest : undefined;
}

/** The bounds of words and lists have sentences of their own in the schema; those of numbers speak for themselves. */
function outOfBounds(issue: Extract<Issue, { code: 'too_small' | 'too_big' }>): string {
  if (!/^Too (small|big)/.test(issue.message)) return issue.message;
  if (issue.code === 'too_big') return `is too big; write ${issue.maximum} or less`;
  const least = issue.inclusive === false ? `more than ${issue.minimum}` : `${issue.minimum} or more`;
  return `is too small; write ${least}`;
}

function article(expected: string): string {
  const names: Record<string, string> = {
    string: 'words in quotes',
    number: 'a number',
    int: 'a whole number',
    boolean: 'true or false',
    array: 'a list in [ ]',
    object: 'an entry in { }',
    record: 'entries in { }',
  };
  return names[expected] ?? expected;
}

/** The value at a key path, or undefined where the path leads nowhere. */
export function valueAt(definition: unknown, path: KeyPath): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      value !== null && typeof value === 'object' ? (value as Record<string | number, unknown>)[key] : undefined,
    definition,
  );
}
