import type { SectionOf } from '../../schema/section.ts';
import { LinkList } from '../parts/LinkList.tsx';
import { Section } from '../parts/Section.tsx';

export function Links({ section }: { section: SectionOf<'links'> }) {
  return (
    <Section {...section}>
      <LinkList links={section.links} />
    </Section>
  );
}
