import type { SectionOf } from '../../schema/section.ts';
import { Picture } from '../parts/Picture.tsx';
import { Paragraph } from '../parts/Prose.tsx';
import { gridFor, Section } from '../parts/Section.tsx';
import { quiet } from '../styles/surface.css.ts';
import * as styles from './cards.css.ts';

export function Gallery({ section }: { section: SectionOf<'gallery'> }) {
  return (
    <Section {...section}>
      <ul className={gridFor(section.items.length)}>
        {section.items.map(({ image, caption }) => (
          <li key={image.alt} className={styles.picture}>
            <Picture picture={image} />
            <Paragraph className={quiet}>{caption}</Paragraph>
          </li>
        ))}
      </ul>
    </Section>
  );
}
