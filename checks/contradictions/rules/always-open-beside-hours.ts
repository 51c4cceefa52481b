import { hoursShort } from '../../../site/hours-text.ts';
import type { Facts } from '../facts.ts';
import type { Found } from '../finding.ts';
import { longestShut } from '../opening.ts';

const alwaysOpen =
  /\b24\s?\/\s?7\b|\b24[- ]hours?\b(?= (a day|support|service|help|call-?out|recovery|breakdown|emergency))|\bround the clock\b|\bday (and|or) night\b|\b(open|seven|7) (7 )?days a week\b/i;

/** Finds promises to be there at all hours, beside opening hours that are not all hours. */
export function findAlwaysOpen({ site, texts }: Facts): Found[] {
  if (longestShut(site.hours) === undefined) return [];
  return texts.flatMap(({ path, text }): Found[] => {
    const words = alwaysOpen.exec(text)?.[0];
    if (!words) return [];
    const message = `promises "${words}", but the doors are open ${hoursShort(site.hours)}; say what is offered outside those hours, or take it out`;
    return [{ path, message }];
  });
}
