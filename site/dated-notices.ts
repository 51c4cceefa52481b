import { todayIn } from '../schema/clock.ts';
import type { Section } from '../schema/section.ts';
import type { Site } from '../schema/site.ts';
import { formatKeyPath } from './problem.ts';
import { listSections } from './references.ts';

/** Returns the sections of a page without expired or future notices. */
export function sectionsToday(site: Pick<Site, 'hours'>, sections: readonly Section[]): readonly Section[] {
  if (!sections.some(({ kind }) => kind === 'notice')) return sections;
  const today = todayIn(site.hours.timeZone);
  return sections.filter((section) => {
    if (section.kind !== 'notice') return true;
    const { from = '', until = '9999' } = section;
    return from <= today && today <= until;
  });
}

/** Lists the notices that change on a future day, which needs another build, and closed days that are all over. */
export function noticeWarnings(site: Site): string[] {
  const today = todayIn(site.hours.timeZone);
  const last = site.hours.exceptions
    .map(({ date, until = date }) => until)
    .sort()
    .at(-1);
  const over = `warning: hours.exceptions: the last day, ${last}, is over; add the bank holidays and closed days to come`;
  const notices = [...listSections(site)].flatMap(({ section, path }) => {
    if (section.kind !== 'notice') return [];
    const { from = '', until = '9999' } = section;
    const at = `warning: ${formatKeyPath(path)} ("${section.heading}")`;
    if (until < today) return [`${at} was shown until ${until}; remove it`];
    if (from > today) return [`${at} is shown from ${from} on: build again on that day`];
    return section.until ? [`${at} is shown until ${until}: build again after that day`] : [];
  });
  return last !== undefined && last < today ? [over, ...notices] : notices;
}
