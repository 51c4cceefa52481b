import type { SectionOf } from '../../schema/section.ts';
import { servicePath } from '../../site/paths.ts';
import { Actions } from '../parts/Actions.tsx';
import { Section } from '../parts/Section.tsx';
import { ServiceCard } from '../parts/ServiceCard.tsx';
import { useSite } from '../parts/site-context.ts';
import { gridFor } from '../styles/grid-for.ts';

/** Cards of services. */
export function Services({ section }: { section: SectionOf<'services'> }) {
  const { services } = useSite();
  return (
    <Section {...section}>
      <ul className={gridFor(section.services.length)}>
        {section.services.map((key) => {
          const service = services[key];
          return service && <ServiceCard key={key} service={service} href={servicePath(key)} />;
        })}
      </ul>
      <Actions actions={section.actions} first="secondary" />
    </Section>
  );
}
