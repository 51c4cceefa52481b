import { submitPath } from '../../schema/submission.ts';

/** Sends an enquiry and returns its reference, where the answer has one. Throws what the visitor should read. */
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
  // The enquiry is stored by now, whatever has become of the answer's body.
  const answer: unknown = await response.json().catch(() => undefined);
  return referenceIn(answer);
}

/** A key for one enquiry, by which the server knows it again. */
export function newIdempotencyKey(): string {
  // Only a secure context has randomUUID, and a preview on the local network is none.
  if (crypto.randomUUID) return crypto.randomUUID();
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

function referenceIn(answer: unknown): string | undefined {
  const { reference } = Object(answer) as { reference?: unknown };
  return typeof reference === 'string' ? reference : undefined;
}
