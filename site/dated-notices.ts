import { addDays, todayIn } from '../schema/clock.ts';
import type { Section } from '../schema/section.ts';
import type { Site } from '../schema/site.ts';
import { formatKeyPath, type Warning } from './problem.ts';
import { listSections } from './references.ts';
import { isAnyTime, staffedHours, staffedPeriods } from './response-time.ts';

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

/** Notes notices that will appear or expire (as warnings within three days), and warns of outdated dates and late replies. */
export function noticeWarnings(site: Site): Warning[] {
  const today = todayIn(site.hours.timeZone);
  const last = site.hours.exceptions
    .map(({ date, until = date }) => until)
    .sort()
    .at(-1);
  const over = `hours.exceptions: the last day, ${last}, is over; add the bank holidays and closed days to come`;
  const notices = [...listSections(site)].flatMap(({ section, path }): Warning[] => {
    if (section.kind !== 'notice') return [];
    const { from = '', until = '9999' } = section;
    const at = `${formatKeyPath(path)} ("${section.heading}")`;
    const levelOf = (day: string) => (day > addDays(today, 3) ? 'note' : 'warning');
    if (until < today) return [{ level: 'warning', text: `${at} was shown until ${until}; remove it` }];
    if (from > today)
      return [{ level: levelOf(from), text: `${at} is shown from ${from} on: build again on that day` }];
    if (!section.until) return [];
    return [{ level: levelOf(until), text: `${at} is shown until ${until}: build again after that day` }];
  });
  const late = lateReply(site, today);
  return [
    ...(last !== undefined && last < today ? [{ level: 'warning' as const, text: over }] : []),
    ...(late ? [{ level: 'warning' as const, text: late }] : []),
    ...notices,
  ];
}

/** Maximum days until somebody is there to answer, apart from holidays. */
const maxDaysUntilReply = 7;

/** Describes the first day of a season in which nobody is there to keep the promised response time, if any. */
function lateReply(site: Site, today: string): string | undefined {
  const { respondWithin } = site.mail;
  if (!respondWithin || isAnyTime(respondWithin)) return undefined;
  const { others = [], ...hours } = staffedHours(site);
  const seasonal = { ...hours, exceptions: [], others: others.map((each) => ({ ...each, exceptions: [] })) };
  const year = Array.from({ length: 2 * 366 }, (_, ahead) => addDays(today, ahead));
  const open = year.filter((date) => staffedPeriods(seasonal, date).length > 0);
  const [date, next] =
    [today, ...open]
      .map((day, index) => [day, open[index]] as const)
      .find(([day, next]) => next && next > addDays(day, maxDaysUntilReply)) ?? [];
  if (!date || !next) return undefined;
  const fault = `an enquiry of ${date} is answered on ${next} only, when a place next has hours`;
  return `mail.respondWithin: ${fault}; write "24 hours at any time" if you answer while closed too, or departments.KEY.regular for those who do`;
}
