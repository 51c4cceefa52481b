import type { InputHTMLAttributes } from 'react';

/** How a phone's keyboard behaves in a field, by the field's name. */
const attributes: Record<string, InputHTMLAttributes<HTMLElement>> = {
  name: { autoCapitalize: 'words' },
  email: { inputMode: 'email', autoCapitalize: 'none', spellCheck: false },
  phone: { inputMode: 'tel' },
  postcode: { autoCapitalize: 'characters', spellCheck: false },
  registration: { autoCapitalize: 'characters', spellCheck: false },
};

export function fieldAttributes(name: string): InputHTMLAttributes<HTMLElement> {
  return attributes[name] ?? {};
}
