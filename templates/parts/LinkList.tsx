import type { Link } from '../../schema/link.ts';
import * as styles from './content.css.ts';
import { Icon } from './Icon.tsx';
import { linkGridFor } from './Section.tsx';

export function TextLinks({ links, className = styles.textLinks }: { links: readonly Link[]; className?: string }) {
  if (links.length === 0) return null;
  return (
    <ul className={className}>
      {links.map(({ name, href }) => (
        <li key={`${href} ${name}`}>
          <a href={href}>{name}</a>
        </li>
      ))}
    </ul>
  );
}

export function LinkList({ links }: { links: readonly Link[] }) {
  return (
    <ul className={`${linkGridFor(links.length)} ${styles.links}`}>
      {links.map(({ name, href, text, icon }) => (
        <li key={`${href} ${name}`}>
          <a className={styles.link} href={href}>
            {icon && <Icon name={icon} size="medium" />}
            <span className={styles.linkWords}>
              <span className={styles.linkName}>{name}</span>
              {text && <span className={styles.linkText}>{text}</span>}
            </span>
            <Icon name="arrow-right" />
          </a>
        </li>
      ))}
    </ul>
  );
}
