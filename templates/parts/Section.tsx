import type { ReactNode } from 'react';
import { page, stack } from '../styles/layout.css.ts';
import { lead } from '../styles/surface.css.ts';
import * as styles from './Section.css.ts';
import { Words } from './Words.tsx';

/** A part of a page under its own heading. */
export function Section({
  id,
  heading,
  intro,
  band = false,
  children,
}: {
  id?: string | undefined;
  heading: string;
  intro?: string | undefined;
  /** Whether it stands on a band of its own, from edge to edge. */
  band?: boolean;
  children: ReactNode;
}) {
  return (
    <section id={id} className={band ? styles.band : styles.plain}>
      <div className={`${page} ${stack.l}`}>
        <div className={stack.s}>
          <h2>{heading}</h2>
          {intro && (
            <p className={lead}>
              <Words>{intro}</Words>
            </p>
          )}
        </div>
        {children}
      </div>
    </section>
  );
}
