import { distance } from 'fastest-levenshtein';
import type { Site } from '../schema/site.ts';
import { listChoices } from './form-rules.ts';
import { formatKeyPath, showValue, type Warning } from './problem.ts';

/**
 * Warns of choices whose code differs from the key of a service in one letter or two: links from its page would not
 * choose them.
 */
export function formWarnings({ forms, services, prices }: Site): Warning[] {
  const lists = listChoices(forms).filter(({ role }) => role === 'service');
  const known = new Set([...Object.keys(prices), ...Object.values(services).flatMap(({ formCodes }) => formCodes)]);
  const found = lists.flatMap(({ path, choices }) => {
    const codes = choices.map(({ code }) => code);
    const free = Object.keys(services).filter((key) => !codes.includes(key));
    return codes.flatMap((code, index) => {
      const meant = known.has(code) ? undefined : free.find((key) => key.length > 4 && distance(key, code) <= 2);
      if (!meant || Object.hasOwn(services, code)) return [];
      const at = formatKeyPath([...path, index, 'code']);
      return [`${at}: found ${showValue(code)}; it is not the key of a service; did you mean ${showValue(meant)}?`];
    });
  });
  return [...new Set(found)].map((text) => ({ level: 'warning', text }));
}
