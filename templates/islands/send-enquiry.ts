import type { EnquiryValues } from '../../schema/enquiry.ts';
import { type FormType, formHeader, submitAddress } from '../../schema/submission.ts';
import type { FieldProps } from './enquiry-form-props.ts';

/** Serialises an enquiry as JSON, with empty strings for empty fields. */
export function enquiryBody(
  fields: readonly Pick<FieldProps, 'rule'>[],
  formType: FormType,
  values: EnquiryValues,
  website: string,
): string {
  const typed = Object.fromEntries(fields.map(({ rule: { name } }) => [name, values[name] ?? '']));
  return JSON.stringify({ ...typed, formType, website });
}

/** Timeout of a response. Retrying afterwards is safe, since the idempotency key prevents duplicates. */
const answerTimeoutMs = 60_000;

/**
 * Sends an enquiry and returns its reference, if the response has one. Throws an error with the response's message, if
 * any, and as its cause the sentence for the visitor, if our server refused it.
 */
export async function sendEnquiry(
  body: string,
  { formKey, idempotencyKey, api }: { formKey: string; idempotencyKey: string; api?: string | undefined },
): Promise<string | undefined> {
  const response = await fetch(submitAddress(api), {
    method: 'POST',
    credentials: 'include',
    headers: {
      'Content-Type': 'application/json',
      'Idempotency-Key': idempotencyKey,
      [formHeader]: encodeURIComponent(formKey),
    },
    body,
    // Safari 15 lacks `timeout`.
    signal: AbortSignal.timeout?.(answerTimeoutMs) ?? null,
  }).catch(() => {
    // Hide the browser's message, such as `Failed to fetch`, which is for developers.
    throw new Error();
  });
  // HTML is not from our server but from a proxy, or the sign-in page of a network.
  const isPage = response.headers.get('Content-Type')?.startsWith('text/html');
  if (!response.ok) {
    const body = await response.text().catch(() => '');
    const text = isPage || /^\s*</.test(body) ? '' : body;
    const isRefusal = response.status < 500 && response.headers.get('Content-Type')?.startsWith('text/plain');
    throw new Error(`${response.status}: ${text || response.statusText}`, { cause: isRefusal ? text : undefined });
  }
  // A network may answer in place of our server, which answers nothing but 201.
  if (response.status !== 201) throw new Error();
  // Ignore errors: the enquiry is stored even if the body cannot be read.
  return Object(await response.json().catch(() => undefined)).reference;
}

/** Unlike `crypto.randomUUID`, works without a secure context, as in a preview on the local network. */
export function newIdempotencyKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
