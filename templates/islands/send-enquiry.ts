import type { EnquiryValues } from '../../schema/enquiry.ts';
import { type FieldName, type FormType, fieldNames, submitPath } from '../../schema/submission.ts';

const bookingFields: readonly FieldName[] = ['preferredDate', 'preferredTime'];

/** The JSON of an enquiry: one shape for every form, with empty text for fields that the form does not have. */
export function enquiryBody(formType: FormType, values: EnquiryValues, website: string): string {
  const names = fieldNames.filter((name) => formType === 'booking' || !bookingFields.includes(name));
  const fields = Object.fromEntries(names.map((name) => [name, values[name] ?? '']));
  return JSON.stringify({ ...fields, formType, website });
}

/** Sends an enquiry and returns its reference, if the response has one. Throws with a message for the visitor. */
export async function sendEnquiry(body: string, idempotencyKey: string): Promise<string | undefined> {
  const response = await fetch(submitPath, {
    method: 'POST',
    credentials: 'include',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': idempotencyKey },
    body,
  });
  if (!response.ok) {
    const text = await response.text().catch(() => '');
    throw new Error(`${response.status}: ${text || response.statusText}`);
  }
  // The enquiry is stored, even if the body cannot be read.
  const { reference } = Object(await response.json().catch(() => undefined)) as { reference?: unknown };
  return typeof reference === 'string' ? reference : undefined;
}

export function newIdempotencyKey(): string {
  // `randomUUID` needs a secure context, which a preview on the local network is not.
  if (crypto.randomUUID) return crypto.randomUUID();
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
