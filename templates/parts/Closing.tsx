import type { Closing as ClosingEntry } from '../../schema/service.ts';
import { page, stack } from '../styles/layout.css.ts';
import { Actions } from './Actions.tsx';
import * as styles from './Closing.css.ts';
import { Words } from './Words.tsx';

/** The end of a page: what to do now, on one last sign. */
export function Closing({ closing }: { closing: ClosingEntry }) {
  return (
    <section className={page}>
      <div className={styles.sign}>
        <div className={stack.s}>
          <h2>{closing.heading}</h2>
          <p className={styles.text}>
            <Words>{closing.text}</Words>
          </p>
        </div>
        <Actions actions={closing.actions} />
      </div>
    </section>
  );
}
