import { Fragment } from 'react';
import type { SectionOf } from '../../schema/section.ts';
import { CallLink } from '../parts/Actions.tsx';
import { Paragraph } from '../parts/InlineText.tsx';
import { useSite } from '../parts/page-context.ts';
import { gridFor, Section } from '../parts/Section.tsx';
import { button, muted, small } from '../styles/surface.css.ts';
import { Card } from './Cards.tsx';
import { facts } from './cards.css.ts';

/** Helplines other than the business, and when each number was checked. */
export function Helplines({ section }: { section: SectionOf<'helplines'> }) {
  const site = useSite();
  const { helplines, language } = site;
  const entries = section.helplines.flatMap((key) => helplines[key] ?? []);
  const checks = entries.filter(({ source, checked }) => source && checked);
  const formatDay = (day: string) => new Date(day).toLocaleDateString(language, { timeZone: 'UTC', dateStyle: 'long' });
  return (
    <Section {...section}>
      <ul className={gridFor(entries.length)}>
        {entries.map(({ name, phone, text, icon }) => (
          <Card key={name} icon={icon} title={name} tone="emergency">
            <Paragraph>{text}</Paragraph>
            {phone && (
              <p className={facts}>
                <CallLink className={button.emergency} phone={phone} label={phone.display} />
              </p>
            )}
          </Card>
        ))}
      </ul>
      {checks.length > 0 && (
        <p className={`${small} ${muted}`}>
          {section.checkedLabel}:{' '}
          {checks.map(({ name, source = '', checked = '' }, index) => (
            <Fragment key={name}>
              {index > 0 && ', '}
              {formatDay(checked)} (<a href={source}>{new URL(source).hostname}</a>)
            </Fragment>
          ))}
        </p>
      )}
    </Section>
  );
}
