import type { SectionOf } from '../../schema/section.ts';
import { facts } from '../parts/Card.css.ts';
import { Card } from '../parts/Card.tsx';
import { Paragraph } from '../parts/InlineText.tsx';
import { useSite } from '../parts/page-context.ts';
import { Section } from '../parts/Section.tsx';
import { gridFor } from '../styles/grid-for.ts';
import { stack } from '../styles/layout.css.ts';

/** Breakdowns, each with its response time. */
export function Emergencies({ section }: { section: SectionOf<'emergencies'> }) {
  const { emergencyServices } = useSite();
  return (
    <Section {...section}>
      <ul className={gridFor(emergencyServices.length)}>
        {emergencyServices.map(({ title, text, response, icon }) => (
          <Card key={title} icon={icon} title={title} tone="emergency">
            <div className={stack.s}>
              <Paragraph>{text}</Paragraph>
            </div>
            <p className={facts}>
              <span>{section.responseLabel}</span> <strong>{response}</strong>
            </p>
          </Card>
        ))}
      </ul>
    </Section>
  );
}
