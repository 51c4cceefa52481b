import type { ReactNode } from 'react';
import { band as bandStyle, contrast, grid, page, parts, split as splitStyle, stack } from '../styles/layout.css.ts';
import { lead } from '../styles/surface.css.ts';
import { Paragraph } from './Prose.tsx';

interface SectionProps {
  id?: string | undefined;
  heading: string;
  intro?: string | undefined;
  /** Background across the full width. */
  band?: boolean | 'contrast';
  /** Whether the heading is next to the content where there is room. */
  split?: boolean;
  /** Below the heading, even if the content is beside it. */
  beneath?: ReactNode;
  children: ReactNode;
}

export function Section({ id, heading, intro, band = false, split = false, beneath, children }: SectionProps) {
  return (
    <section id={id} className={band === 'contrast' ? contrast : band ? bandStyle : undefined}>
      <div className={`${page} ${split ? splitStyle : parts}`}>
        {intro || beneath ? (
          <div className={stack.s}>
            <h2>{heading}</h2>
            <Paragraph className={lead}>{intro}</Paragraph>
            {beneath}
          </div>
        ) : (
          <h2>{heading}</h2>
        )}
        {children}
      </div>
    </section>
  );
}

/** Returns the grid with the most even rows for a number of items. */
export function gridFor(count: number): string {
  if (count % 3 === 0) return grid.three;
  // Seven items become four and three rather than three, three and one.
  if (count % 4 === 0 || count === 7) return grid.four;
  return count % 2 === 0 ? grid.two : grid.three;
}

/** The same for boxes, of which five need two rows without a gap. */
export function boxGridFor(count: number): string {
  return count === 5 ? grid.five : gridFor(count);
}

/** The same for rows of links, in two or three columns, since four would wrap most names. */
export function linkGridFor(count: number): string {
  return count % 3 === 0 || count % 2 === 1 ? grid.three : grid.two;
}
