import type { ProblemFormat } from './format-problems.ts';

/** Where problems are printed, and where anything else is said: what programs read stands alone on the output. */
export function outputOf(format: ProblemFormat): Record<'print' | 'say', (text: string) => void> {
  if (format === 'text') return { print: console.error, say: console.log };
  return { print: console.log, say: format === 'github' ? console.log : console.error };
}
