import type { ReactNode } from 'react';
import { RouteNumber } from '#look/Places.tsx';
import type { SectionOf } from '../../schema/section.ts';
import { addressLine, lineAndPostcode, placesOf } from '../../site/format-address.ts';
import { Actions } from '../parts/Actions.tsx';
import { HoursTable } from '../parts/Hours.tsx';
import { AddressText, Paragraph, Prose } from '../parts/Prose.tsx';
import { useSite } from '../parts/page-context.ts';
import { Section } from '../parts/Section.tsx';
import { cluster, parts, stack } from '../styles/layout.css.ts';
import { muted } from '../styles/surface.css.ts';
import * as styles from './rows.css.ts';

/** The address on a sign, with the other details beside it, or below on a phone. */
export function Visit({ section }: { section: SectionOf<'visit'> }) {
  const site = useSite();
  const places = section.show.includes('address') ? placesOf(site) : [];
  return (
    <Section {...section}>
      <div className={styles.visit}>
        <div className={styles.visitSign}>
          {places.map((place) => (
            <Place key={place.name} {...place} />
          ))}
          <Actions actions={section.actions} />
        </div>
        <div className={parts}>
          <DetailList className={styles.visitRows} show={section.show.filter((detail) => detail !== 'address')} />
          <Paragraph className={muted}>{section.note}</Paragraph>
        </div>
      </div>
    </Section>
  );
}

function Place({ name, address }: ReturnType<typeof placesOf>[number]) {
  const { line, postcode } = lineAndPostcode(address);
  return (
    <address>
      <strong className={styles.visitName}>{name}</strong>
      <span className={styles.addressLine}>
        <AddressText>{line}</AddressText>
      </span>
      {postcode && <span className={styles.postcode}>{postcode}</span>}
    </address>
  );
}

type Detail = SectionOf<'visit'>['show'][number];

export function ContactDetails({ show, note }: { show: readonly Detail[]; note?: string | undefined }) {
  return (
    <div className={styles.details}>
      <DetailList className={styles.detailList} show={show} />
      <Paragraph className={muted}>{note}</Paragraph>
    </div>
  );
}

function DetailList({ className, show }: { className: string; show: readonly Detail[] }) {
  return (
    <dl className={className}>
      {show.map((detail) => (
        <DetailRow key={detail} detail={detail} />
      ))}
    </dl>
  );
}

function PhoneLink({ dial, display }: { dial: string; display: string }) {
  return (
    <a className={styles.detailLink} href={`tel:${dial}`}>
      {display}
    </a>
  );
}

function DetailRow({ detail }: { detail: Detail }) {
  const site = useSite();
  const { business, wording, access, describesAccess } = site;
  const { phone, email } = business;
  const places = placesOf(site);
  const numbers = places.flatMap(({ name, phone }) => (phone ? [{ name, ...phone }] : []));
  const contents: Record<Detail, ReactNode> = {
    address: places.map(({ name, address }) => (
      <address key={name}>
        <AddressText>{`${name}, ${addressLine(address)}`}</AddressText>
      </address>
    )),
    phone:
      numbers.length === 1 ? (
        <PhoneLink {...phone} />
      ) : (
        numbers.map(({ name, ...number }) => (
          <p key={name}>
            {name} <PhoneLink {...number} />
          </p>
        ))
      ),
    email: (
      <a className={styles.detailLink} href={`mailto:${email}`}>
        {email}
      </a>
    ),
    hours: <HoursTable />,
    parking: business.parking && <Prose>{business.parking}</Prose>,
    access: describesAccess ? (
      <span className={cluster}>
        {access.map(({ name }) => (
          <RouteNumber key={name} name={name} />
        ))}
      </span>
    ) : (
      access.length > 0 && (
        <ul className={stack.s}>
          {access.map(({ name, text }) => (
            <li key={name}>
              <RouteNumber name={name} />
              <Paragraph>{text}</Paragraph>
            </li>
          ))}
        </ul>
      )
    ),
  };
  const names: Record<Detail, string> = { ...wording, hours: wording.openingHours };
  if (!contents[detail]) return null;
  return (
    <div className={styles.detail}>
      <dt className={styles.detailName}>{names[detail]}</dt>
      <dd>{contents[detail]}</dd>
    </div>
  );
}
