import type { Refusals } from '../../schema/refusals.ts';
import type { SharedSite } from '../../site/shared-site.ts';

/** A response that is not a success: a status, and one plain sentence for the visitor. */
export type Refusal = Error & { status: number; headers: Record<string, string> };

/** Creates a refusal, to be thrown from anywhere below the error middleware. */
export function refusal(status: number, sentence: string, headers: Record<string, string> = {}): Refusal {
  return Object.assign(new Error(sentence), { name: 'Refusal', status, headers });
}

/** The sentences for visitors, with the phone number in them. */
export function refusalWords({ forms, business }: Pick<SharedSite, 'forms' | 'business'>): Refusals {
  const entries = Object.entries(forms.refusals).map(([key, text]) => [
    key,
    text.replace('[phone]', business.phone.display),
  ]);
  return Object.fromEntries(entries) as Refusals;
}

/** Whether an error is a refusal, and so may be shown as it is. */
export function isRefusal(error: unknown): error is Refusal {
  return error instanceof Error && error.name === 'Refusal';
}
