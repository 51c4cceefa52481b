import type { SectionOf } from '../../schema/section.ts';
import { Picture } from '../parts/Picture.tsx';
import { Paragraph } from '../parts/Prose.tsx';
import { gridFor, Section } from '../parts/Section.tsx';
import { stack } from '../styles/layout.css.ts';
import { card, muted, quiet } from '../styles/surface.css.ts';
import * as styles from './cards.css.ts';

export function Team({ section }: { section: SectionOf<'team'> }) {
  return (
    <Section {...section}>
      <ul className={gridFor(section.items.length)}>
        {section.items.map(({ name, role, text, image }) => (
          <li key={name} className={`${card} ${styles.picture}`}>
            {image && <Picture picture={image} />}
            <div className={stack.s}>
              <div>
                <h3>{name}</h3>
                <p className={muted}>{role}</p>
              </div>
              <Paragraph>{text}</Paragraph>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

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
