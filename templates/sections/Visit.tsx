import type { ReactNode } from 'react';
import { RouteNumber } from '#look/Places.tsx';
import type { Business } from '../../schema/business.ts';
import { joinLabel } from '../../schema/placeholders.ts';
import type { SectionOf } from '../../schema/section.ts';
import { addressLine, lineAndPostcode, visitPlaces } from '../../site/format-address.ts';
import { Actions } from '../parts/Actions.tsx';
import { HoursTable } from '../parts/Hours.tsx';
import { AddressText, Paragraph, Prose } from '../parts/Prose.tsx';
import { useSite } from '../parts/page-context.ts';
import { Section } from '../parts/Section.tsx';
import { cluster, parts, stack, unbroken } from '../styles/layout.css.ts';
import { muted } from '../styles/surface.css.ts';
import * as styles from './rows.css.ts';

/** The address, if shown, on a sign, with the other details beside it or, on a phone, below it. */
export function Visit({ section }: { section: SectionOf<'visit'> }) {
  const site = useSite();
  const { show, branch, note } = section;
  const places = show.includes('address') ? visitPlaces(site, branch) : [];
  const signs = places.flatMap(({ name, address }) =>
    address ? <Place key={name} name={name} address={address} /> : [],
  );
  const actions = <Actions actions={section.actions} />;
  const details = (
    <div className={parts}>
      <DetailList
        className={styles.visitRows}
        show={show.filter((detail) => detail !== 'address')}
        branch={branch}
        beside={show}
      />
      <Paragraph className={muted}>{note}</Paragraph>
      {signs.length === 0 && actions}
    </div>
  );
  return (
    <Section {...section} split={signs.length === 0}>
      {signs.length === 0 ? (
        details
      ) : (
        <div className={section.show.includes('hours') ? styles.deepVisit : styles.visit}>
          <div className={styles.visitSign}>
            {signs}
            {actions}
          </div>
          {details}
        </div>
      )}
    </Section>
  );
}

function Place({ name, address }: Pick<Business, 'name' | 'address'>) {
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

type Branch = SectionOf<'visit'>['branch'];
type Detail = SectionOf<'visit'>['show'][number];
type Details = { show: readonly Detail[]; branch?: Branch; beside?: readonly Detail[] };

export function ContactDetails({ note, ...details }: Details & { note?: string | undefined }) {
  return (
    <div className={styles.details}>
      <DetailList className={styles.detailList} {...details} />
      <Paragraph className={muted}>{note}</Paragraph>
    </div>
  );
}

function DetailList({ className, show, branch, beside = show }: Details & { className: string }) {
  return (
    <dl className={className}>
      {show.map((detail) => (
        <DetailRow key={detail} detail={detail} branch={branch} beside={beside} />
      ))}
    </dl>
  );
}

/** The link of each place, with the name of the place if there are several. */
function PlaceLinks({ links }: { links: readonly { name: string; href: string; text: ReactNode }[] }) {
  return links.map(({ name, href, text }) => {
    const link = (
      <a key={name} className={styles.detailLink} href={href}>
        {text}
      </a>
    );
    return links.length === 1 ? (
      link
    ) : (
      <p key={name}>
        {name} {link}
      </p>
    );
  });
}

/** Breaks an address after the @, not at a hyphen, which a reader could take for part of it or not. */
function EmailText({ children }: { children: string }) {
  const [user, domain] = children.split('@');
  return (
    <>
      {`${user}@`}
      <span className={unbroken}>{domain}</span>
    </>
  );
}

type DetailRowProps = { detail: Detail; branch: Branch; beside: readonly Detail[] };

function DetailRow({ detail, branch, beside }: DetailRowProps) {
  const site = useSite();
  const { wording, access, describesAccess } = site;
  const places = visitPlaces(site, branch);
  const numbers = places.flatMap(({ name, phone }) =>
    phone ? [{ name, href: `tel:${phone.dial}`, text: phone.display }] : [],
  );
  const mails = places.flatMap(({ name, email }) =>
    email ? [{ name, href: `mailto:${email}`, text: <EmailText>{email}</EmailText> }] : [],
  );
  const addresses = places.flatMap(({ name, address }) =>
    address ? (
      <address key={name}>
        <AddressText>{`${name}, ${addressLine(address)}`}</AddressText>
      </address>
    ) : (
      []
    ),
  );
  const parkings = places.flatMap(({ name, parking }) => {
    if (!parking) return [];
    return places.length === 1 ? (
      <Prose key={name}>{parking}</Prose>
    ) : (
      <p key={name}>
        <Prose>{joinLabel(name, parking, wording)}</Prose>
      </p>
    );
  });
  const contents: Record<Detail, ReactNode> = {
    address: addresses.length > 0 && addresses,
    phone: numbers.length > 0 && <PlaceLinks links={numbers} />,
    email: mails.length > 0 && <PlaceLinks links={mails} />,
    hours: <HoursTable branch={branch} beside={beside} />,
    parking: parkings.length > 0 && parkings,
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
