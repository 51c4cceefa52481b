import type { SectionOf } from '../../schema/section.ts';
import { Actions } from '../parts/Actions.tsx';
import { Picture } from '../parts/Picture.tsx';
import { Paragraph } from '../parts/Prose.tsx';
import { Section } from '../parts/Section.tsx';
import { parts, stack } from '../styles/layout.css.ts';
import * as styles from './panels.css.ts';

export function Text({ section }: { section: SectionOf<'text'> }) {
  const { paragraphs, image, actions } = section;
  return (
    <Section {...section} split={!image}>
      <div className={image ? styles.besidePicture : undefined}>
        <div className={`${parts} ${styles.textWords}`}>
          <div className={stack.m}>
            {paragraphs.map((paragraph) => (
              <Paragraph key={paragraph}>{paragraph}</Paragraph>
            ))}
          </div>
          <Actions actions={actions} />
        </div>
        {image && <Picture picture={image} />}
      </div>
    </Section>
  );
}
