import { useSite } from './site-context.ts';
import * as styles from './Words.css.ts';

/** Short words joined by hyphens: 12-month, Mon-Fri, 8:00-18:00. */
const joined = '\\b[\\w:]{1,6}(?:-[\\w:]{1,6})+\\b';

/** A sentence whose phone number, times and short compounds never break at the end of a line. */
export function Words({ children }: { children: string }) {
  const { phone } = useSite().business;
  const pieces = children.split(new RegExp(`(${phone.display.replace(/[^\w ]/g, '\\$&')}|${joined})`));
  // Every second piece is one that the split caught.
  return pieces.map((piece, index) =>
    index % 2 === 0 ? (
      piece
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a sentence never change their places.
      <span key={index} className={styles.whole}>
        {piece}
      </span>
    ),
  );
}
