import { cluster } from '../styles/layout.css.ts';
import { RouteNumber } from './RouteNumber.tsx';
import { useSite } from './site-context.ts';

/** The roads and stations nearby, by their signs alone. */
export function AccessSummary() {
  const { access } = useSite();
  return (
    <span className={cluster}>
      {access.map(({ name }) => (
        <RouteNumber key={name} name={name} />
      ))}
    </span>
  );
}
