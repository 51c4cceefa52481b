import type { SectionOf } from '../../schema/section.ts';
import { LinkList } from '../parts/LinkList.tsx';
import { Section } from '../parts/Section.tsx';

export function Links({ section, band }: { section: SectionOf<'links'>; band: boolean }) {
  return (
    <Section {...section} band={band}>
      <LinkList links={section.links} />
    </Section>
  );
}
