import type { ReactNode } from 'react';
import type { IconName } from '../../schema/icon.ts';
import type { SectionOf } from '../../schema/section.ts';
import { hoursRows } from '../../site/hours-text.ts';
import { muted } from '../styles/surface.css.ts';
import { AccessSummary } from './AccessSummary.tsx';
import * as styles from './ContactDetails.css.ts';
import { HoursTable } from './HoursTable.tsx';
import { Icon } from './Icon.tsx';
import { useSite } from './site-context.ts';

type Detail = SectionOf<'visit'>['show'][number];

/** Address, phone, e-mail, hours, parking and ways here, each under its sign. */
export function ContactDetails({ show, note }: { show: readonly Detail[]; note?: string | undefined }) {
  return (
    <div className={styles.card}>
      <dl className={styles.details}>
        {show.map((detail) => (
          <DetailRow key={detail} detail={detail} />
        ))}
      </dl>
      {note && <p className={muted}>{note}</p>}
    </div>
  );
}

const icons: Record<Detail, IconName> = {
  address: 'pin',
  phone: 'phone',
  email: 'mail',
  hours: 'clock',
  parking: 'parking',
  access: 'road',
};

function DetailRow({ detail }: { detail: Detail }) {
  const site = useSite();
  const { business, wording, hours } = site;
  const { address, phone, email } = business;
  const contents: Record<Detail, ReactNode> = {
    address: (
      <address>
        {business.name}, {address.street}, {address.town}, {address.county} {address.postcode}
      </address>
    ),
    phone: (
      <a className={styles.link} href={`tel:${phone.dial}`}>
        {phone.display}
      </a>
    ),
    email: (
      <a className={styles.link} href={`mailto:${email}`}>
        {email}
      </a>
    ),
    hours: <HoursTable rows={hoursRows(hours)} />,
    parking: business.parking,
    access: <AccessSummary />,
  };
  const names: Record<Detail, string> = { ...wording, hours: wording.openingHours };
  if (!contents[detail]) return null;
  return (
    <div className={styles.row}>
      <dt className={styles.name}>
        <Icon name={icons[detail]} />
        {names[detail]}
      </dt>
      <dd>{contents[detail]}</dd>
    </div>
  );
}
