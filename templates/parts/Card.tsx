import type { ReactNode } from 'react';
import type { IconName } from '../../schema/icon.ts';
import * as styles from './Card.css.ts';
import { Icon } from './Icon.tsx';

/** A card in a list, with an icon and a title. A `link` card is clickable as a whole. */
export function Card({
  icon,
  title,
  tone = 'plain',
  children,
}: {
  icon: IconName | undefined;
  title: string;
  tone?: keyof typeof styles.card;
  children: ReactNode;
}) {
  return (
    <li className={styles.card[tone]}>
      <div className={styles.head}>
        {icon && (
          <span className={styles.icon[tone]}>
            <Icon name={icon} size="medium" />
          </span>
        )}
        <h3>{title}</h3>
      </div>
      {children}
    </li>
  );
}
