import input from '@inquirer/input';
import { business } from '../../schema/business.ts';
import { icon } from '../../schema/icon.ts';
import { sitePath, slug } from '../../schema/text.ts';
import { unknownReference } from '../../site/nearest-name.ts';
import { describeFault } from '../../site/problem.ts';
import type { Definition } from '../definition.ts';
import type { Addition } from './edit-definition.ts';

export type Answers = Record<string, string>;

export type Question<Of = Definition> = {
  /** Name of the answer and, in kebab case, of its flag: `priceName` → `--price-name`. */
  name: string;
  prompt: string;
  /** Whether to ask, given earlier answers; by default always. */
  isAsked?: (definition: Of, answers: Answers) => boolean;
  /** The default; `''` omits the value. Without a default, an answer is required. */
  fallback?: string | ((definition: Of) => string);
  /** Returns what is wrong with an answer, as a sentence. */
  validate?: (answer: string, definition: Of, answers: Answers) => string | undefined;
};

export type Kind = {
  description: string;
  questions: readonly Question[];
  compose: (definition: Definition, answers: Answers) => Addition[];
};

/** Asks unanswered questions on a terminal. Without one, a question without answer or default is a problem. */
export async function readAnswers<Of>(
  definition: Of,
  questions: readonly Question<Of>[],
  given: Answers,
): Promise<{ answers: Answers } | { problems: string[] }> {
  const answers: Answers = {};
  const problems: string[] = [];
  let isMissing = false;
  for (const question of questions) {
    const { name, isAsked } = question;
    if (isAsked && !isAsked(definition, answers)) continue;
    const { answer, problem } = await readAnswer(question, definition, answers, given[name]);
    if (problem) problems.push(problem);
    isMissing ||= answer === undefined;
    if (answer !== undefined) answers[name] = answer;
  }
  if (problems.length === 0) return { answers };
  if (isMissing) problems.push('Questions are asked only in a terminal; elsewhere, give each answer as an option.');
  return { problems };
}

async function readAnswer<Of>(
  { name, prompt, fallback, validate }: Question<Of>,
  definition: Of,
  answers: Answers,
  given: string | undefined,
): Promise<{ answer: string | undefined; problem?: string | undefined }> {
  const isTerminal = process.stdin.isTTY === true;
  const initial = typeof fallback === 'function' ? fallback(definition) : fallback;
  const faultIn = (answer: string): string | undefined => {
    if (answer === initial) return undefined;
    return answer === '' ? 'is empty' : validate?.(answer, definition, answers);
  };
  const answer = given || (isTerminal ? given : initial);
  const fault = answer === undefined ? undefined : faultIn(answer);
  if (answer !== undefined && !fault) return { answer };
  const problem = fault ? `${flagOf(name)}: ${fault}` : `${flagOf(name)} is missing: ${prompt}`;
  if (!isTerminal) return { answer, problem };
  if (fault) console.error(problem);
  const typed = await input({
    message: `${prompt}:`,
    ...(initial && { default: initial }),
    validate: (text: string) => faultIn(text.trim() || (initial ?? '')) ?? true,
  });
  return { answer: typed.trim() || initial };
}

export function flagOf(name: string): string {
  return `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

/** `M2, A2` → `['M2', 'A2']`. */
export function splitList(answer: string): string[] {
  return answer
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean);
}

const validateWith =
  (schema: typeof slug | typeof sitePath | typeof icon | typeof business.shape.email) => (answer: string) => {
    const fault = schema.safeParse(answer).error?.issues[0]?.message;
    return fault && describeFault(answer, fault);
  };

export const validateKey = validateWith(slug);
export const validatePath = validateWith(sitePath);
export const validateIcon = validateWith(icon);
export const validateEmail = validateWith(business.shape.email);

export function validateNumber(answer: string): string | undefined {
  return Number(answer) >= 0 ? undefined : `found "${answer}"; write a number, like 11`;
}

export function validateService(answer: string, { site: { services } }: Definition): string | undefined {
  return Object.hasOwn(services, answer) ? undefined : unknownReference('service', answer, Object.keys(services));
}

/** Creates a validator of a new key of a table, which must be well-formed and unused. */
export function validateNewKey(table: 'services' | 'claims') {
  return (answer: string, { site }: Definition): string | undefined =>
    Object.hasOwn(site[table], answer) ? `${table}.${answer} exists already; write another key` : validateKey(answer);
}
