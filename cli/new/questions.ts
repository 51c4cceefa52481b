import type { Definition } from '../definition.ts';
import type { Addition } from './insert-entry.ts';

/** What was answered, by the name of the question. */
export type Answers = Record<string, string>;

/** One thing that an entry needs. */
export type Question = {
  /** Also the name of its flag and of its key in JSON: `town`. */
  name: string;
  /** The question, with an example in brackets. */
  ask: string;
  /** Left out where an earlier answer makes it needless. */
  isAsked?: (definition: Definition, answers: Answers) => boolean;
  /** What stands where nothing is answered; without it, the question has to be. An empty one leaves the value out. */
  fallback?: (definition: Definition, answers: Answers) => string;
  /** What is wrong with an answer, as a sentence, if anything is. */
  fault?: (answer: string, definition: Definition, answers: Answers) => string | undefined;
};

/** A kind of entry: what it needs, and what it is made of. */
export type Kind = {
  questions: readonly Question[];
  compose: (definition: Definition, answers: Answers) => Addition[];
};
