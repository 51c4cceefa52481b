import type { IconName } from '../../schema/icon.ts';
import type { SectionOf } from '../../schema/section.ts';
import { gridFor } from '../styles/grid-for.ts';
import { Icon } from './Icon.tsx';
import * as styles from './PointList.css.ts';
import { Words } from './Words.tsx';

type ListEntry = SectionOf<'list'>;

const icons: Partial<Record<ListEntry['style'], IconName>> = { check: 'check', warning: 'alert', places: 'pin' };

/** Points with a sign each, or their number, or as tags. */
export function PointList({ style, items }: Pick<ListEntry, 'style' | 'items'>) {
  const Tag = style === 'numbered' ? 'ol' : 'ul';
  const icon = icons[style];
  return (
    <Tag className={style === 'tags' ? styles.tags : `${gridFor(items.length)} ${styles.list}`}>
      {items.map(({ text, detail }, index) => (
        <li key={text} className={style === 'tags' ? styles.tag : styles.point}>
          {style === 'numbered' && (
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
          )}
          {icon && (
            <span className={style === 'warning' ? styles.warning : styles.sign}>
              <Icon name={icon} />
            </span>
          )}
          <span>
            <span className={styles.text}>{text}</span>
            {detail && (
              <span className={styles.detail}>
                <Words>{detail}</Words>
              </span>
            )}
          </span>
        </li>
      ))}
    </Tag>
  );
}
