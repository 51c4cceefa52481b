import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import type { Definition } from '../definition.ts';
import type { Answers, Question } from './questions.ts';

/** The answers, or what is wrong with those that were given. */
export type Outcome = { answers: Answers } | { problems: string[] };

/**
 * Puts the questions that have no answer yet to a person, if there is one; else every question that needs an answer
 * and has none is a problem.
 */
export async function readAnswers(
  definition: Definition,
  questions: readonly Question[],
  given: Answers,
): Promise<Outcome> {
  const isTerminal = process.stdin.isTTY === true;
  const terminal = isTerminal ? createInterface({ input: process.stdin, output: process.stderr }) : undefined;
  const answers: Answers = {};
  const problems: string[] = [];
  try {
    for (const question of questions) {
      if (question.isAsked && !question.isAsked(definition, answers)) continue;
      const { name, ask, fallback, fault } = question;
      const usual = fallback?.(definition, answers);
      let answer = given[name] ?? (terminal ? undefined : usual);
      for (;;) {
        const wrong =
          answer === undefined ? undefined : faultIn(answer, usual, () => fault?.(answer ?? '', definition, answers));
        if (answer !== undefined && !wrong) break;
        if (wrong) (terminal ? console.error : (text: string) => problems.push(text))(`--${name}: ${wrong}`);
        else if (!terminal) problems.push(`--${name} is missing: ${ask}`);
        if (!terminal) break;
        answer = (await terminal.question(`${ask}${usual ? ` [${usual}]` : ''}: `)).trim() || usual;
      }
      if (answer !== undefined) answers[name] = answer;
    }
  } finally {
    terminal?.close();
  }
  return problems.length > 0 ? { problems } : { answers };
}

/** An answer that is the usual one, or empty where that may be, needs no check. */
function faultIn(answer: string, usual: string | undefined, check: () => string | undefined): string | undefined {
  if (answer === usual) return undefined;
  return answer === '' ? 'is empty; write some words' : check();
}

/** Answers as JSON, from a file or from the standard input (`-`): `{ "town": "faversham" }`. */
export function readJsonAnswers(file: string): Answers {
  const given = JSON.parse(readFileSync(file === '-' ? 0 : file, 'utf8')) as Record<string, unknown>;
  return Object.fromEntries(Object.entries(given).map(([key, value]) => [key, String(value)]));
}
