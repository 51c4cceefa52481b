import { config } from 'zod/mini';
import { EnquiryForm } from './EnquiryForm.tsx';
import type { EnquiryFormProps } from './enquiry-form-props.ts';
import { hydrateIsland, readProps } from './hydrate.tsx';

// Its compiled parsers need `eval`, which the content security policy refuses.
config({ jitless: true });

/** Brings a form to life with whatever stands in its fields by now: typed, filled in or restored by the browser. */
export function hydrate(island: HTMLElement): void {
  const props = readProps<EnquiryFormProps>(island);
  const { errors = {}, reference } = props.submission ?? {};
  const submission = { values: readValues(island), errors, ...(reference && { reference }) };
  hydrateIsland(island, EnquiryForm, { ...props, submission });
}

/** React sets a textarea back to its initial value as it hydrates, so what was typed has to be that value. */
function readValues(island: HTMLElement): Record<string, string> {
  const form = island.querySelector('form');
  return Object.fromEntries(form ? [...new FormData(form)].map(([name, value]) => [name, String(value)]) : []);
}
