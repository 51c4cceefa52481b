import { Fragment } from 'react';
import type { Department } from '../../schema/business.ts';
import { endLabel } from '../../schema/placeholders.ts';
import { placesOf } from '../../site/format-address.ts';
import { alwaysOpen, hoursShort, showsTodayOnly } from '../../site/format-hours.ts';
import { extractShared, type HoursTable as Table, withoutExceptions } from '../../site/hours-table.ts';
import { departmentOpenNow, isOnlyByAppointment, openNowData } from '../../site/open-now-data.ts';
import { JsonScript } from '../islands/Island.tsx';
import { unbroken } from '../styles/layout.css.ts';
import * as styles from './content.css.ts';
import { Lines, Paragraph, Prose } from './Prose.tsx';
import { useSite } from './page-context.ts';

type HoursProps = {
  isBrief?: boolean;
  branch?: string | true | undefined;
  /** Details shown beside the hours: beside its address or number, a department does not repeat its name or number. */
  beside?: readonly string[];
};

/**
 * The opening hours by season, with one row for days with the same hours, then departments with their numbers. If
 * `isBrief`, only says whether branches, or several departments, are open; `branch` shows a department alone, or the business.
 */
export function HoursTable({ isBrief = false, branch, beside = [] }: HoursProps) {
  const { hoursTable, departmentTables, aloneTables, departments = {}, wording } = useSite();
  const isOwn = branch === undefined || branch === true;
  const departmentHours = isOwn ? departmentTables : aloneTables;
  const listed = Object.entries(departments).filter(([key, { address }]) =>
    branch === true ? !address : isOwn || key === branch,
  );
  const isShort = ({ address, regular }: Department) => isBrief && regular && (address || hasSeveral(departments));
  const branches = listed.flatMap(([key, { address }]) => (address && departmentHours[key] && !isBrief ? [key] : []));
  const { shared, tables } = extractShared([
    isOwn ? hoursTable : [],
    ...branches.map((key) => departmentHours[key] ?? []),
  ]);
  const [own = hoursTable, ...others] = tables;
  const tableOf = (key: string) => others[branches.indexOf(key)] ?? departmentHours[key] ?? [];
  return (
    <>
      {isOwn && <OwnPlace />}
      <Weeks table={own} />
      {listed.map(([key, department]) => (
        <Fragment key={key}>
          <DepartmentName {...department} beside={isOwn ? [] : beside} />
          <Paragraph>{department.text}</Paragraph>
          {(department.address || !isOwn || isShort(department)) && department.regular && (
            <OpenNow department={department} />
          )}
          {!isShort(department) && <Weeks table={tableOf(key)} />}
        </Fragment>
      ))}
      {shared.length > 0 && <Weeks table={[{ name: wording.allBranches, rows: shared }]} />}
    </>
  );
}

/** Whether several departments at the business's own place have hours, which are too long for a hero. */
const hasSeveral = (departments: Readonly<Record<string, Department>> = {}) =>
  Object.values(departments).filter(({ address, regular }) => regular && !address).length > 1;

function DepartmentName({ name, phone, beside }: Department & Required<Pick<HoursProps, 'beside'>>) {
  const ownName = !beside.includes('address') && name;
  const number = !beside.includes('phone') && phone;
  if (!ownName && !number) return null;
  return (
    <p className={styles.caption}>
      {ownName}
      {number && (
        <>
          {' '}
          <a className={styles.hoursLink} href={`tel:${number.dial}`}>
            {number.display}
          </a>
        </>
      )}
    </p>
  );
}

/** Days and their hours. `client/open-now.ts` fills the row of special days with the next exception within a week. */
function Weeks({ table }: { table: Table }) {
  const { wording } = useSite();
  return table.map(({ name, rows }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a department may have a season of the same name.
    <Fragment key={index}>
      {name && <p className={styles.caption}>{name}</p>}
      {rows.length > 0 && (
        <dl className={styles.hours}>
          {rows.map(({ days, times, isSpecial }) => (
            <div key={days} className={styles.hoursRow} data-special-hours={isSpecial && wording.closed}>
              <dt>{days}</dt>
              <dd className={styles.times}>
                <Lines lines={times.length > 0 ? times : [wording.closed]} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </Fragment>
  ));
}

/** Links from the hours of the business to those of its branches, if there is room. */
export function OtherHours({ className = '' }) {
  const { hoursPage, wording } = useSite();
  return (
    useOwnPlace() &&
    hoursPage && (
      <a className={`${styles.otherHours} ${className}`} href={hoursPage}>
        {wording.allBranches}
      </a>
    )
  );
}

/** Returns the name of the business's own place, if a branch has hours of its own. */
function useOwnPlace(): string | undefined {
  const site = useSite();
  const isOneOfSeveral = Object.values(site.departments ?? {}).some(({ address, regular }) => address && regular);
  return isOneOfSeveral ? placesOf(site)[0]?.name : undefined;
}

function OwnPlace() {
  const name = useOwnPlace();
  return (
    name && (
      <>
        <p className={styles.caption}>{name}</p>
        <p className={styles.openNow} data-open-now="" />
      </>
    )
  );
}

/**
 * The hours without branches and named exceptions. Their heading links to the whole table; omitted if it repeats the
 * heading `above`.
 */
export function BriefHours({
  headingClass,
  above,
  heading: Heading = 'h3',
}: {
  headingClass: string;
  above?: string;
  heading?: 'h2' | 'h3';
}) {
  const site = useSite();
  const { hoursPage, hoursTable, departments, departmentTables, wording } = site;
  const ofDepartments = Object.entries(departments ?? {}).flatMap(([key, { name, address }]) =>
    departmentTables[key] && !address ? [{ name, rows: [] }, ...departmentTables[key]] : [],
  );
  const whole = [...hoursTable, ...ofDepartments];
  const brief = hoursPage ? (withoutExceptions(whole) ?? (departments && whole)) : undefined;
  return (
    <>
      {above !== wording.openingHours && (
        <Heading className={headingClass}>
          <HoursName page={brief && hoursPage} />
        </Heading>
      )}
      {brief && <OwnPlace />}
      {brief ? <Weeks table={brief} /> : <HoursTable />}
    </>
  );
}

/** Links to the page with the whole table where only part of it is shown. */
function HoursName({ page }: { page: string | undefined }) {
  const { openingHours } = useSite().wording;
  if (!page) return openingHours;
  return (
    <a className={styles.hoursLink} href={page}>
      {openingHours}
    </a>
  );
}

/** The opening hours beside the heading of a page, with those of branches or several departments only if no page has them. */
export function HeroHours({ headingClass }: { headingClass?: string }) {
  const { hoursPage, departments } = useSite();
  const page = useOwnPlace() !== undefined || hasSeveral(departments) ? hoursPage : undefined;
  return (
    <>
      {(headingClass || page) && (
        <p className={headingClass ?? styles.caption}>
          <HoursName page={page} />
        </p>
      )}
      <HoursTable isBrief={page !== undefined} />
    </>
  );
}

/** The same on a white plate, like the times on a parking sign. */
export function HoursSign() {
  return (
    <div className={styles.hoursSign}>
      <HeroHours headingClass={styles.hoursHeading} />
    </div>
  );
}

/** The abbreviated opening hours; with JavaScript, only the open-now line if they are long or always the same. */
export function ShortHours() {
  const site = useSite();
  const place = useOwnPlace() ?? '';
  // Hide the colon with the hours: alone, the place is a caption.
  const colon = place && endLabel(place, site.wording).slice(place.length);
  const hours = (
    <span className={showsTodayOnly(site) ? styles.withoutScript : undefined}>
      {place && `${colon} `}
      <Prose>{hoursShort(site)}</Prose>
    </span>
  );
  if (!place) return hours;
  return (
    <span>
      {place}
      {hours}
    </span>
  );
}

/** Links to the numbers that are answered while the business may be closed. */
export function AlwaysOpen({ className }: { className?: string }) {
  return alwaysOpen(useSite()).map(({ dial, display, text }) => (
    <a key={dial} className={className} href={`tel:${dial}`}>
      {text}, <span className={unbroken}>{display}</span>
    </a>
  ));
}

/**
 * The open-now line of the business or a department, "Open now, until 18:00", which `client/open-now.ts` fills in;
 * empty without JavaScript. If `hidden`, it only keeps the page from counting as closed while the department is open.
 */
export function OpenNow({ department, hidden }: { department?: Department; hidden?: true }) {
  const site = useSite();
  const own = openNowData(site);
  const data = department ? departmentOpenNow(site, department) : own;
  const isRedundant = !department && isOnlyByAppointment(own, site.wording.byAppointment);
  const Line = department ? 'p' : 'strong';
  return (
    <>
      <Line className={styles.openNow} data-open-now="" hidden={hidden || isRedundant} />
      <JsonScript data={data} />
    </>
  );
}
