import type { Site } from '../../../schema/site.ts';
import type { Place, Untraced } from '../finding.ts';
import type { Answer } from './answer.ts';

/** What the answers make of the addresses: dead, declared dead, declared dead and alive, or not to be told. */
export function findExternalFaults(
  external: ReadonlyMap<string, Place[]>,
  answers: ReadonlyMap<string, Answer>,
  { knownDeadLinks }: Site,
  definition: string,
): Untraced[] {
  return [...external].flatMap(([url, places]): Untraced[] => {
    const { state, why } = answers.get(url) ?? { state: 'unknown', why: 'was not asked' };
    const index = knownDeadLinks.findIndex(({ href }) => new URL(href, url).href === url);
    const declared = knownDeadLinks[index];
    const found = { target: url, message: why, places };
    if (state === 'unknown') return [{ rule: 'unknown-external', ...found }];
    if (state === 'dead' && !declared) return [{ rule: 'dead-external', ...found }];
    if (declared && state === 'dead') {
      const { reason, instead, reviewBy } = declared;
      return [{ rule: 'declared-dead', ...found, declaration: { reason, instead, ...(reviewBy && { reviewBy }) } }];
    }
    if (!declared) return [];
    const attribute = `knownDeadLinks[${index}].href`;
    const place = { page: definition, file: definition, attribute, entry: ['knownDeadLinks', index, 'href'] };
    const message = `is alive now (it ${why}); take this declaration out`;
    return [{ rule: 'stale-declaration', target: url, message, places: [place] }];
  });
}
