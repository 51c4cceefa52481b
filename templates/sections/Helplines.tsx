import { joinLabel } from '../../schema/placeholders.ts';
import type { SectionOf } from '../../schema/section.ts';
import { action } from '../parts/Actions.css.ts';
import { CallLink } from '../parts/Actions.tsx';
import { Paragraph } from '../parts/Prose.tsx';
import { useSite } from '../parts/page-context.ts';
import { gridFor, Section } from '../parts/Section.tsx';
import { button, quiet } from '../styles/surface.css.ts';
import { Card } from './Cards.tsx';
import { facts } from './cards.css.ts';

/** Helplines other than the business, with the months in which their numbers were checked. */
export function Helplines({ section }: { section: SectionOf<'helplines'> }) {
  const site = useSite();
  const { helplines, language } = site;
  const entries = section.helplines.flatMap((key) => helplines[key] ?? []);
  const month = new Intl.DateTimeFormat(language, { timeZone: 'UTC', month: 'long', year: 'numeric' });
  const days = entries.flatMap(({ checked }) => checked ?? []).sort();
  const months = [...new Set(days.map((day) => month.format(new Date(day))))];
  return (
    <Section {...section}>
      <ul className={gridFor(entries.length)}>
        {entries.map(({ name, phone, text, note, icon }) => (
          <Card key={name} icon={icon} title={name} tone="emergency">
            <Paragraph>{text}</Paragraph>
            {(phone || note) && (
              <div className={facts}>
                {phone && <CallLink className={`${button.emergency} ${action}`} phone={phone} label={phone.display} />}
                <Paragraph>{note}</Paragraph>
              </div>
            )}
          </Card>
        ))}
      </ul>
      {months.length > 0 && <p className={quiet}>{joinLabel(section.checkedLabel, months.join(', '), site.wording)}</p>}
    </Section>
  );
}
