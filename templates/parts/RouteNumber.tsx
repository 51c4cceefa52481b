import * as styles from './RouteNumber.css.ts';
import { useSite } from './site-context.ts';

/** A road's number as its signs show it: white on blue for a motorway, yellow on green for a primary route. */
export function RouteNumber({ name }: { name: string }) {
  const { access } = useSite();
  const kind = access.find((route) => route.name === name)?.kind ?? 'local';
  return <span className={styles.number[kind]}>{name}</span>;
}
