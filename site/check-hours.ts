import { isInSeason, type OpeningTime } from '../schema/opening-times.ts';
import type { Site } from '../schema/site.ts';
import { clockTime } from '../schema/text.ts';
import { formatKeyPath, type KeyPath, type Problem, showValue } from './problem.ts';

type Row = Site['hours']['regular'][number];
type Season = NonNullable<Site['hours']['seasons']>[number];
type Exception = Site['hours']['exceptions'][number];

/** Finds impossible hours: incomplete periods, periods that end before they begin, overlapping days and seasons. */
export function findHoursProblems({ hours, departments = {} }: Site): Problem[] {
  const exceptions = listOf<Exception>(hours.exceptions);
  return [
    ...findYearProblems(hours, ['hours']),
    ...exceptions.flatMap((day, index) => findTimesProblems(day, ['hours', 'exceptions', index], true)),
    ...exceptions.flatMap((day, index) => findDateProblems(day, exceptions.slice(0, index), index)),
    ...Object.entries(departments).flatMap(([key, each]): Problem[] => {
      const path = ['departments', key];
      if (each?.seasons && !each.regular) {
        const message = 'has seasons, but no regular hours that they differ from; write regular too';
        return [{ rule: 'missing-value', path, message }];
      }
      if (each?.phone ?? each?.text ?? each?.regular) return findYearProblems(each, path);
      return [
        { rule: 'missing-value', path, message: 'has no hours and no number of its own; write regular, phone or text' },
      ];
    }),
  ];
}

/** Finds faults in the weeks of a year, and overlapping seasons. */
function findYearProblems({ regular, seasons: written }: Partial<Site['hours']>, path: KeyPath): Problem[] {
  const seasons = listOf<Season>(written);
  return [
    ...findWeekProblems(listOf<Row>(regular), [...path, 'regular']),
    ...seasons.flatMap((season, index): Problem[] => {
      const at = [...path, 'seasons', index];
      const problems = findWeekProblems(listOf<Row>(season.regular), [...at, 'regular'], true);
      const { from } = season;
      const other = seasons.findIndex(
        (each, place) =>
          place !== index && each.from !== from && isInSeason({ from: '', until: '', ...each }, from ?? ''),
      );
      if (other < 0 || typeof from !== 'string') return problems;
      const message = `found ${showValue(from)}, a day that ${formatKeyPath([...path, 'seasons', other])} has already; seasons may not overlap`;
      return [...problems, { rule: 'duplicate', path: [...at, 'from'], message }];
    }),
  ];
}

function listOf<Entry extends object>(written: unknown): Partial<Entry>[] {
  return Array.isArray(written) ? written.map((entry) => entry ?? {}) : [];
}

/** Finds faults in the times of a row; rows of seasons and exceptions may have none. */
function findTimesProblems(times: Partial<Row>, path: KeyPath, mayBeClosed = false): Problem[] {
  const { opens, closes, periods, byAppointment } = times;
  const [has, lacks] = opens === undefined ? ['closes', 'opens'] : ['opens', 'closes'];
  const isHalf = (opens === undefined) !== (closes === undefined);
  const otherwise = mayBeClosed ? 'neither if closed all day' : 'periods, or byAppointment: true';
  if (isHalf) {
    return [{ rule: 'missing-value', path, message: `has ${has} and no ${lacks}; write both, or ${otherwise}` }];
  }
  if (periods !== undefined && opens !== undefined) {
    const message = 'has both opens and periods; write the whole day as periods';
    return [{ rule: 'malformed-value', path: [...path, 'periods'], message }];
  }
  if (periods === undefined && opens === undefined && !byAppointment && !mayBeClosed) {
    return [{ rule: 'missing-value', path, message: `has no times; write opens and closes, ${otherwise}` }];
  }
  if (periods === undefined) return findOrderProblems(times, path);
  const list = listOf<OpeningTime>(periods);
  return list.flatMap((period, index) => {
    const at = [...path, 'periods', index];
    const before = list[index - 1]?.closes;
    const problems = findOrderProblems(period, at);
    if (problems.length > 0 || !before || !period.opens || before <= period.opens) return problems;
    const message = `opens at ${period.opens}, before the period above it closes at ${before}; write the periods in order, without overlaps`;
    return [{ rule: 'out-of-bounds', path: at, message }];
  });
}

function findOrderProblems(times: Partial<OpeningTime>, path: KeyPath): Problem[] {
  const { opens, closes } = times;
  const areTimes = [opens, closes].every((time) => clockTime.safeParse(time).success);
  if (!areTimes || !opens || !closes || opens < closes) return [];
  // A closing time before 06:00 evidently means the next day.
  const hint =
    closes < '06:00'
      ? `; hours end within the day: write closes: '23:59', and a period { opens: '00:00', closes: '${closes}' } on the day after`
      : '';
  return [{ rule: 'malformed-value', path, message: `found ${showValue(times)}, which closes before it opens${hint}` }];
}

/** Finds faults in the rows of a week, and days with overlapping times in two rows. */
function findWeekProblems(rows: readonly Partial<Row>[], path: KeyPath, mayBeClosed = false): Problem[] {
  return rows.flatMap((row, index) => [
    ...findTimesProblems(row, [...path, index], mayBeClosed),
    ...(Array.isArray(row.days) ? row.days : []).flatMap((day, at): Problem[] => {
      const earlier = rows.findIndex(
        (other, place) => place < index && Array.isArray(other.days) && other.days.includes(day) && overlap(other, row),
      );
      if (earlier < 0) return [];
      const message = `found ${showValue(day)}, which ${formatKeyPath([...path, earlier])} has already, at times that overlap; remove it from one of them`;
      return [{ rule: 'duplicate', path: [...path, index, 'days', at], message }];
    }),
  ]);
}

function overlap(a: Partial<Row>, b: Partial<Row>): boolean {
  return periodsOf(a).some((one) =>
    periodsOf(b).some((other) => (one.opens ?? '') < (other.closes ?? '') && (other.opens ?? '') < (one.closes ?? '')),
  );
}

function periodsOf({ opens = '', closes = '', periods }: Partial<Row>): Partial<OpeningTime>[] {
  return periods === undefined ? [{ opens, closes }] : listOf<OpeningTime>(periods);
}

/** Finds an exception that ends before it begins, or overlaps one above it. */
function findDateProblems({ date, until }: Partial<Exception>, above: Partial<Exception>[], index: number): Problem[] {
  const path = ['hours', 'exceptions', index];
  if (typeof date !== 'string') return [];
  if (typeof until === 'string' && until <= date) {
    const message = `found ${showValue(until)}, which is not after ${date}; write the last of several days, or leave it out`;
    return [{ rule: 'out-of-bounds', path: [...path, 'until'], message }];
  }
  const earlier = above.findIndex(({ date: from = '', until: last = from }) => {
    // The same first day is reported as a duplicate.
    return from !== date && from <= (until ?? date) && date <= last;
  });
  if (earlier < 0) return [];
  const message = `found ${showValue(date)}, but hours.exceptions[${earlier}] already covers some of its days; remove them from one of the two`;
  return [{ rule: 'duplicate', path: [...path, 'date'], message }];
}
