import type { SectionOf } from '../../schema/section.ts';
import { Actions } from '../parts/Actions.tsx';
import { ContactDetails } from '../parts/ContactDetails.tsx';
import { Section } from '../parts/Section.tsx';

/** Where the business is and how to reach it. */
export function Visit({ section }: { section: SectionOf<'visit'> }) {
  return (
    <Section {...section}>
      <ContactDetails show={section.show} note={section.note} />
      <Actions actions={section.actions} />
    </Section>
  );
}
