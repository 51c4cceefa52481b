import type { DrawingName } from './drawings.ts';
import * as styles from './Icon.css.ts';
import { useDrawing } from './site-context.ts';

/**
 * A drawing beside words; it says nothing that the words do not. The drawing itself, with its measures, stands once in
 * the page, however often it is shown.
 */
export function Icon({ name, size = 'text' }: { name: DrawingName; size?: keyof typeof styles.size }) {
  const id = useDrawing(name);
  return (
    <svg className={styles.size[size]} aria-hidden="true">
      <use href={`#${id}`} />
    </svg>
  );
}
