import type { IconName } from '../../schema/icon.ts';
import type { SectionOf } from '../../schema/section.ts';
import { Actions } from '../parts/Actions.tsx';
import { Icon } from '../parts/Icon.tsx';
import { LinkList } from '../parts/LinkList.tsx';
import { Prose } from '../parts/Prose.tsx';
import { Section } from '../parts/Section.tsx';
import { parts, stack } from '../styles/layout.css.ts';
import * as styles from './points.css.ts';

export function List({ section, band }: { section: SectionOf<'list'>; band: boolean }) {
  return (
    <Section {...section} band={band} split>
      <div className={parts}>
        <PointList style={section.style} items={section.items} />
        <Actions actions={section.actions} />
      </div>
    </Section>
  );
}

export function Links({ section, band }: { section: SectionOf<'links'>; band: boolean }) {
  return (
    <Section {...section} band={band}>
      <LinkList links={section.links} />
    </Section>
  );
}

type ListEntry = SectionOf<'list'>;

const icons: Partial<Record<ListEntry['style'], IconName>> = { check: 'check', warning: 'alert', places: 'pin' };

export function PointList({ style, items }: Pick<ListEntry, 'style' | 'items'>) {
  const Tag = style === 'numbered' ? 'ol' : 'ul';
  // Places without details are tags too.
  const isLine = style === 'tags' || (style === 'places' && items.every(({ detail }) => !detail));
  const icon = isLine ? undefined : icons[style];
  return (
    <Tag className={isLine ? styles.tags : styles.list}>
      {items.map(({ text, detail }, index) => (
        <li key={text} className={isLine ? styles.tag : styles.point}>
          {style === 'numbered' && (
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
          )}
          {icon && (
            <span className={style === 'warning' ? styles.warning : styles.check}>
              <Icon name={icon} />
            </span>
          )}
          <span>
            <span className={isLine ? undefined : styles.pointText}>
              <Prose>{text}</Prose>
            </span>
            {detail && (
              <span className={styles.pointDetail}>
                <Prose>{detail}</Prose>
              </span>
            )}
          </span>
        </li>
      ))}
    </Tag>
  );
}

export function CheckList({ items }: { items: readonly string[] }) {
  return (
    <ul className={stack.xs}>
      {items.map((item) => (
        <li key={item} className={styles.checkItem}>
          <Icon name="check" />
          <span>
            <Prose>{item}</Prose>
          </span>
        </li>
      ))}
    </ul>
  );
}
