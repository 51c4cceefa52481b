import { iconNames } from '../../schema/icon.ts';
import { unknownReference } from '../../site/reference.ts';
import { faultOfNewKey } from './faults.ts';
import type { Kind } from './questions.ts';

/** A trust claim with what it rests on. */
export const claim: Kind = {
  questions: [
    { name: 'key', ask: 'Key of the claim (insured)', fault: faultOfNewKey('claims') },
    { name: 'value', ask: 'Its figure or key word (25+)' },
    { name: 'label', ask: 'What that counts (years of experience)' },
    {
      name: 'icon',
      ask: 'Its sign (shield), if any',
      fallback: () => '',
      fault: (answer) =>
        iconNames.some((name) => name === answer) ? undefined : unknownReference('icon', answer, iconNames),
    },
    { name: 'source', ask: 'What it rests on, and for a rating the https:// address to read it at' },
    {
      name: 'checked',
      ask: 'When that was looked at (2026-11-20)',
      fallback: () => new Date().toISOString().slice(0, 10),
    },
  ],

  compose(_definition, { key = '', value, label, icon, source, checked }) {
    return [{ table: 'claims', key, value: { value, label, ...(icon && { icon }), source, checked } }];
  },
};
