import { fillIn } from '../../schema/fill-in.ts';
import type { Refusals } from '../../schema/refusals.ts';
import type { SharedSite } from '../../site/shared-site.ts';

/** A response that is not a success: a status, and which of the definition's sentences says so. */
export type Refusal = Error & { status: number; sentence: Sentence; headers: Record<string, string> };

/** The key of a sentence, with what fills its brackets, or one that is written already, such as a field's message. */
type Sentence = keyof Refusals | { key: keyof Refusals; [name: string]: string } | { written: string };

/** Creates a refusal, to be thrown from anywhere below the error middleware. */
export function refusal(status: number, sentence: Sentence, headers: Record<string, string> = {}): Refusal {
  return Object.assign(new Error(JSON.stringify(sentence)), { name: 'Refusal', status, sentence, headers });
}

/** Refuses a method at an address that takes others. */
export function wrongMethod(...methods: string[]): Refusal {
  const allowed = methods.join(', ');
  return refusal(405, { key: 'method', methods: allowed }, { Allow: allowed });
}

/** Returns the sentence of a refusal in the words of the definition. */
export function sentenceOf(sentence: Sentence, { forms, business }: Pick<SharedSite, 'forms' | 'business'>): string {
  if (typeof sentence === 'object' && 'written' in sentence) return sentence.written;
  const { key, ...filled } = typeof sentence === 'string' ? { key: sentence } : sentence;
  const values: Record<string, string> = { phone: business.phone.display, ...filled };
  return fillIn(forms.refusals[key], values);
}

/** Whether an error is a refusal, and so may be shown. */
export function isRefusal(error: unknown): error is Refusal {
  return error instanceof Error && error.name === 'Refusal';
}
