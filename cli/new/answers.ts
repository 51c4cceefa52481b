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
  ask: string;
  /** Whether to ask, given earlier answers; by default always. */
  isAsked?: (definition: Of, answers: Answers) => boolean;
  /** Returns the default; `''` omits the value. Without a default, an answer is required. */
  fallback?: (definition: Of, answers: Answers) => string;
  /** Returns what is wrong with an answer, as a sentence. */
  fault?: (answer: string, definition: Of, answers: Answers) => string | undefined;
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
  const isTerminal = process.stdin.isTTY === true;
  const answers: Answers = {};
  const problems: string[] = [];
  const report = (problem: string) => (isTerminal ? console.error(problem) : problems.push(problem));
  for (const { name, ask, isAsked, fallback, fault } of questions) {
    if (isAsked && !isAsked(definition, answers)) continue;
    const usual = fallback?.(definition, answers);
    const faultIn = (answer: string): string | undefined => {
      if (answer === usual) return undefined;
      return answer === '' ? 'is empty' : fault?.(answer, definition, answers);
    };
    let answer = given[name] || (isTerminal ? given[name] : usual);
    const wrong = answer === undefined ? undefined : faultIn(answer);
    if (wrong) report(`${flagOf(name)}: ${wrong}`);
    else if (answer === undefined && !isTerminal) report(`${flagOf(name)} is missing: ${ask}`);
    if (isTerminal && (answer === undefined || wrong)) {
      const validate = (text: string) => faultIn(text.trim() || (usual ?? '')) ?? true;
      const typed = await input({ message: `${ask}:`, ...(usual && { default: usual }), validate });
      answer = typed.trim() || usual;
    }
    if (answer !== undefined) answers[name] = answer;
  }
  return problems.length > 0 ? { problems } : { answers };
}

/** `priceName` → `--price-name`. */
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

const faultBy =
  (schema: typeof slug | typeof sitePath | typeof icon | typeof business.shape.email) => (answer: string) => {
    const fault = schema.safeParse(answer).error?.issues[0]?.message;
    return fault && describeFault(answer, fault);
  };

/** Each of these returns what is wrong with an answer, or undefined. */
export const faultOfKey = faultBy(slug);
export const faultOfPath = faultBy(sitePath);
export const faultOfIcon = faultBy(icon);
export const faultOfEmail = faultBy(business.shape.email);

export function faultOfNumber(answer: string): string | undefined {
  return Number(answer) >= 0 ? undefined : `found "${answer}"; write a number, like 11`;
}

export function faultOfService(answer: string, { site: { services } }: Definition): string | undefined {
  return Object.hasOwn(services, answer) ? undefined : unknownReference('service', answer, Object.keys(services));
}

/** Creates a check that a new key of a table is well-formed and unused. */
export function faultOfNewKey(table: 'services' | 'claims') {
  return (answer: string, { site }: Definition): string | undefined =>
    Object.hasOwn(site[table], answer) ? `${table}.${answer} exists already; write another key` : faultOfKey(answer);
}
