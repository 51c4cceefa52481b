import type { SectionOf } from '../../schema/section.ts';
import { stack } from '../styles/layout.css.ts';
import { card, pictogram, plate } from '../styles/surface.css.ts';
import { ActionLink } from './Actions.tsx';
import * as styles from './CardItem.css.ts';
import { CheckList } from './CheckList.tsx';
import { Icon } from './Icon.tsx';
import { Words } from './Words.tsx';

/** One card: its sign, its words, its points, its button at the end. */
export function CardItem({ item }: { item: SectionOf<'cards'>['items'][number] }) {
  return (
    <li className={`${card} ${styles.item}`}>
      <div className={styles.head}>
        {item.icon && (
          <span className={pictogram}>
            <Icon name={item.icon} size="medium" />
          </span>
        )}
        <h3>{item.title}</h3>
      </div>
      <div className={stack.s}>
        {item.label && <p className={plate}>{item.label}</p>}
        <p>
          <Words>{item.text}</Words>
        </p>
        {item.points.length > 0 && <CheckList items={item.points} />}
      </div>
      {item.action && (
        <div className={styles.foot}>
          <ActionLink action={item.action} tone="secondary" />
        </div>
      )}
    </li>
  );
}
