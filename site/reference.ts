import { nearestName } from './nearest-name.ts';
import { showValue } from './problem.ts';

/** The sentence for a reference that leads nowhere: what was found, what may stand there, the nearest name. */
export function unknownReference(kind: string, written: string, valid: readonly string[]): string {
  const nearest = nearestName(written, valid);
  const hint = nearest ? ` Did you mean ${showValue(nearest)}?` : '';
  return `found ${showValue(written)}, which is no ${kind}.${hint} ${listNames(kind, valid)}`;
}

/** The same for one table of names, each sentence made once: thousands of pages may name what was taken out. */
export function unknownReferences(kind: string, valid: Iterable<string>): (written: string) => string {
  const names = [...valid];
  const sentences = new Map<string, string>();
  return (written) => {
    const sentence = sentences.get(written) ?? unknownReference(kind, written, names);
    sentences.set(written, sentence);
    return sentence;
  };
}

/** `It may be: brakes, clutch and 3 more.` */
export function listNames(kind: string, valid: readonly string[]): string {
  if (valid.length === 0) return `The definition has no ${kind} yet.`;
  const shown = valid.slice(0, 12).join(', ');
  const rest = valid.length > 12 ? ` and ${valid.length - 12} more` : '';
  return `It may be: ${shown}${rest}.`;
}
