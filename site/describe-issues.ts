import * as z from 'zod';
import { broadTypes } from '../schema/business-types.ts';
import { entryOf, type KeyPath, valueAt } from './key-path.ts';
import { areSynonyms, listNames, nearestName, suggest } from './nearest-name.ts';
import { type DefinitionRule, describeFault, type Problem, showValue } from './problem.ts';
import { namesAt } from './references.ts';
import type { SchemaLookup } from './schema-lookup.ts';
import { explainInvalidDay, suggestType, suggestValue, unitOf, weekdayNamed, weekdayRange } from './suggest-value.ts';
import { unknownKey, unknownKeys } from './unknown-keys.ts';

type Issue = z.core.$ZodIssue;
type UnionIssue = Extract<Issue, { code: 'invalid_union' }>;

/** Converts zod's issues into problems that state what was found and what is valid. */
export function describeIssues(issues: readonly Issue[], lookup: SchemaLookup): Problem[] {
  // zod measures a list that stands in place of words, too.
  const mistyped = new Set(issues.flatMap(({ code, path }) => (code === 'invalid_type' ? path.join('.') : [])));
  const problems = issues
    .filter(({ code, path }) => code !== 'too_small' || !mistyped.has(path.join('.')))
    .flatMap((issue) => describeIssue(issue, lookup));
  // A misspelt key also makes the correct one missing; report it once.
  const meant = new Set(problems.map((problem) => JSON.stringify(problem.meant)));
  return problems.filter(({ rule, path }) => rule !== 'missing-value' || !meant.has(JSON.stringify(path)));
}

function describeIssue(issue: Issue, lookup: SchemaLookup): Problem[] {
  const { definition, isOptional } = lookup;
  const path = issue.path as KeyPath;
  const found = valueAt(definition, path);
  const problem = (rule: DefinitionRule, message: string): Problem[] => [{ rule, path, message }];
  switch (issue.code) {
    case 'unrecognized_keys':
      return unknownKeys(path, issue.keys, lookup);
    case 'invalid_union':
      return describeUnion(issue, lookup);
    case 'invalid_type':
      return problem(...describeType(path, found, issue.expected, lookup));
    case 'invalid_value':
      if (issue.values.join() === 'true' && found !== undefined)
        return problem('not-a-choice', describeFault(found, 'can only be true; write true, or leave it out'));
      return problem(...notOneOf(found, issue.values.map(String), valueAt(definition, ['language'])));
    case 'invalid_key': {
      const message = `the key ${issue.issues[0]?.message ?? 'is not valid here'}`;
      return [{ rule: 'malformed-key', path, message, part: 'key' }];
    }
    case 'not_multiple_of': {
      const rounded = Number((Math.round(Number(found) / issue.divisor) * issue.divisor).toFixed(10));
      return problem('malformed-value', describeFault(found, `${issue.message}; write ${rounded}`));
    }
    case 'too_small':
    case 'too_big': {
      const orLeaveOut = isOptional(path) ? ', or leave it out' : '';
      const advice = issue.message === 'is empty' ? `; write words${orLeaveOut}` : '';
      return problem('out-of-bounds', describeFault(found, `${outOfBounds(issue, found)}${advice}`));
    }
    default:
      return problem(...describeMalformed(issue, found, lookup));
  }
}

function describeType(path: KeyPath, found: unknown, expected: string, lookup: SchemaLookup): [DefinitionRule, string] {
  const wanted = wantedAt(path, expected, lookup);
  if (found === undefined) return ['missing-value', `is missing; write ${wanted}`];
  if (Array.isArray(found) && expected === 'object' && typeof path.at(-1) === 'number')
    return ['wrong-type', `found ${showValue(found)}, a list in a list; remove its [ ], or write ... before its name`];
  const isReference = typeof found === 'number' && namesAt(path, lookup.definition) !== undefined;
  const meant = (isReference ? undefined : suggestType(found, expected, path, lookup)) ?? wanted;
  const leaveOut = found === null && lookup.isOptional(path) ? 'leave it out, or ' : '';
  const written = typeof found === 'string' ? (valueAt(lookup.written, path) ?? found) : found;
  return ['wrong-type', `found ${showValue(written)}; ${leaveOut}write ${meant}`];
}

function describeMalformed(issue: Issue, found: unknown, lookup: SchemaLookup): [DefinitionRule, string] {
  if (found === undefined) return ['missing-value', `is missing; it ${issue.message}`];
  const fault = explainInvalidDay(found) ?? issue.message;
  return ['malformed-value', describeFault(found, `${fault}${suggestValue(issue, found, lookup)}`)];
}

function describeUnion(issue: UnionIssue, lookup: SchemaLookup): Problem[] {
  const path = issue.path as KeyPath;
  const found = valueAt(lookup.definition, path);
  const problem = (rule: DefinitionRule, message: string): Problem[] => [{ rule, path, message }];
  if (issue.discriminator) {
    const misspelt = found === undefined && findMisspelt(path, lookup);
    // zod's types lack this property.
    const kinds = 'options' in issue ? (issue.options as unknown[]).map(String) : [];
    return misspelt ? [misspelt] : problem(...notOneOf(found, kinds));
  }
  const nearest = nearestForm(issue)?.map((inner) => ({ ...inner, path: [...path, ...inner.path] }) as Issue);
  if (nearest) return describeIssues(nearest, lookup);
  const exclusive = exclusiveKeys(issue);
  if (exclusive) {
    const message = `cannot be combined with ${exclusive.other}; write one of the two`;
    return [{ rule: 'unknown-key', path: [...path, exclusive.key], message, part: 'key' }];
  }
  if (found === undefined) return problem('missing-value', `is missing; it ${issue.message}`);
  const missing = missingAlternatives(issue);
  if (missing) return problem('missing-value', `has none of ${missing.join(', ')}; write one of them`);
  return problem('malformed-value', describeFault(found, issue.message));
}

/** Returns two mutually exclusive keys if having both is the only fault. */
function exclusiveKeys(issue: UnionIssue): { key: string; other: string } | undefined {
  const [key, other, ...others] = onlyFaults(issue).flatMap((fault) =>
    fault.code === 'unrecognized_keys' && fault.keys.length === 1 ? fault.keys : [],
  );
  return key && other && others.length === 0 ? { key, other } : undefined;
}

/** Returns the alternative keys if lacking all of them is the only fault. */
function missingAlternatives(issue: UnionIssue): string[] | undefined {
  const keys = onlyFaults(issue).flatMap(({ code, path }) =>
    path.length === 1 && /^invalid_(?:type|value)$/.test(code) ? [String(path[0])] : [],
  );
  return new Set(keys).size > 1 && keys.length === issue.errors.length ? keys : undefined;
}

/** Returns the fault of each alternative that has exactly one. */
function onlyFaults({ errors }: UnionIssue): Issue[] {
  return errors.flatMap(([fault, ...others]) => (fault && others.length === 0 ? [fault] : []));
}

/** Finds a misspelling of the key missing at `path`: `knid` for `kind`. */
function findMisspelt(path: KeyPath, { definition, keysAt }: SchemaLookup): Problem | undefined {
  const parent = path.slice(0, -1);
  const missing = String(path.at(-1));
  const valid = keysAt(parent);
  const key = Object.keys(entryOf(valueAt(definition, parent))).find(
    (name) => !valid.includes(name) && nearestName(name, [missing]) !== undefined,
  );
  return key === undefined ? undefined : unknownKey([...parent, key], [missing], `. Did you mean ${missing}?`, missing);
}

export function notOneOf(found: unknown, valid: readonly string[], language?: unknown): [DefinitionRule, string] {
  const isType = valid.includes('LocalBusiness');
  const choices = isType
    ? `LocalBusiness fits any business, and many trades fit ${broadTypes.join(', ')}; schema/business-types.ts lists all ${valid.length}.`
    : valid.length > 60
      ? listNames('choice', valid)
      : `Use one of: ${valid.join(', ')}.`;
  if (found === undefined) return ['missing-value', `is missing. ${choices}`];
  const isDay = valid.includes('Monday');
  const days = isDay && weekdayRange(String(found), String(language));
  if (days)
    return ['not-a-choice', `found ${showValue(found)}; write each day: ${days.map(showValue).join(', ')}. ${choices}`];
  const day = isDay ? weekdayNamed(String(found), String(language)) : undefined;
  const meant = valid.filter((name) => name === day || areSynonyms(String(found), name));
  const hint = suggest(meant[0], meant) || suggest(found, valid);
  return ['not-a-choice', `found ${showValue(found)}.${hint} ${choices}`];
}

/** Returns the issues of the union member that is probably meant: the one with the fewest faults. */
function nearestForm({ errors }: UnionIssue): readonly Issue[] | undefined {
  const faults = (issues: readonly Issue[]) => {
    const unknown = issues.flatMap((issue) => (issue.code === 'unrecognized_keys' ? issue.keys : []));
    // A misspelt key and the missing key that results count once.
    const named = issues.filter(({ code, path }) => code !== 'unrecognized_keys' && !isMisspelt(path, unknown));
    // An entry without its kind may have further faults, so it counts twice.
    const kindless = issues.filter((issue) => issue.code === 'invalid_union' && issue.discriminator);
    return unknown.length + named.length + kindless.length;
  };
  const [nearest, next] = [...errors].sort((a, b) => faults(a) - faults(b));
  return nearest && next && faults(nearest) < faults(next) ? nearest : undefined;
}

function isMisspelt([key, ...below]: readonly PropertyKey[], written: readonly string[]): boolean {
  return (
    below.length === 0 &&
    written.some((name) => areSynonyms(name, String(key)) || nearestName(name, [String(key)]) !== undefined)
  );
}

/** Describes a length or number out of bounds, unless the schema has its own message. */
function outOfBounds(issue: Extract<Issue, { code: 'too_small' | 'too_big' }>, found: unknown): string {
  if (issue.code === 'too_big' && typeof found === 'string')
    return `has ${found.trim().length} characters; write ${issue.maximum} or fewer`;
  if (!/^Too (small|big)/.test(issue.message)) return issue.message;
  if (issue.code === 'too_big') return `is too big; write ${issue.maximum} or less`;
  return `is too small; write ${issue.minimum} or more`;
}

const articles: Readonly<Record<string, string>> = {
  string: 'words in quotes',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list in [ ]',
  object: 'an entry in { }',
  record: 'entries in { }',
};

/** Example values, for messages about missing values and wrong types. */
const examples: Readonly<Record<string, string>> = {
  url: "'https://tuner.example'",
  language: "'en-GB'",
  business: "{ name: 'Tuned in Brecon', type: 'LocalBusiness', … }",
  '*.dial': "'+441632960200'",
  '*.main': "'#1f3a5f'",
  '*.accent': "'#ffd166'",
  '*.phone': "{ display: '01632 960200', dial: '+441632960200' }",
  '*.lead': "hero: { lead: 'Pianos tuned in a morning.' }",
  '*.address': "{ town: 'Brecon', country: 'GB' }",
  hours: "{ timeZone: 'Europe/London', regular: [{ days: ['Monday'], opens: '09:00', closes: '17:00' }] }",
  pages: "[{ path: '/', name: 'Home' }]",
  brand: "{ colours: { main: '#1f3a5f', accent: '#ffd166' } }",
  '*.colours': "{ main: '#1f3a5f', accent: '#ffd166' }",
  '*.timeZone': "'Europe/London'",
  '*.regular': "[{ days: ['Monday'], opens: '09:00', closes: '17:00' }]",
  '*.country': "'GB'",
  '*.date': "'2026-12-25'",
  '*.checked': "'2026-11-20'",
  '*.opens': "'09:00'",
  '*.closes': "'17:00'",
  '*.established': '1999',
};

/** Says what to write at a key path: the key of an entry, a number of its unit, an entry with its keys, an example. */
function wantedAt(path: KeyPath, expected: string, lookup: SchemaLookup): string {
  const { definition, schemasAt, keysAt, isOptional } = lookup;
  const reference = expected === 'string' && namesAt(path, definition);
  if (reference) return `the key of a ${reference.kind}. ${listNames(reference.kind, reference.names)}`;
  const unit = unitOf(path)?.name;
  const wanted = `${articles[expected] ?? expected}${unit === undefined ? '' : ` of ${unit}`}`;
  const example = examples[path.join('.')] ?? examples[`*.${path.at(-1)}`];
  if (example !== undefined) return `${wanted}, such as ${example}`;
  const entries = expected === 'object' ? schemasAt(path) : [];
  const isShared = (key: string) => entries.every((entry) => entry instanceof z.ZodObject && key in entry.shape);
  const keys = entries.length > 0 ? keysAt(path).filter(isShared) : [];
  const required = keys.filter((key) => !isOptional([...path, key]));
  if (required.length > 0) return `${wanted} with ${required.join(', ')}`;
  return keys.length > 0 && keys.length < 9 ? `${wanted} with any of ${keys.join(', ')}` : wanted;
}
