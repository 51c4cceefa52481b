import type { SectionOf } from '../../schema/section.ts';
import { Section } from '../parts/Section.tsx';
import { ownViews } from './own-views.ts';

/** A section of an own kind: the component from its folder, below the usual heading. */
export function Own({ section }: { section: SectionOf<'own'> }) {
  const { id, heading, intro, name } = section;
  const View = ownViews[name];
  if (!View) throw new Error(`sections/${name}/View.tsx has to export \`View\`.`);
  return (
    <Section id={id} heading={heading} intro={intro}>
      <View section={section} />
    </Section>
  );
}
