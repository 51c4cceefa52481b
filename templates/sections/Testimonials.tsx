import { fillIn } from '../../schema/placeholders.ts';
import type { SectionOf } from '../../schema/section.ts';
import { Icon } from '../parts/Icon.tsx';
import { Prose } from '../parts/Prose.tsx';
import { useSite } from '../parts/page-context.ts';
import { Section } from '../parts/Section.tsx';
import { visuallyHidden } from '../styles/layout.css.ts';
import { muted } from '../styles/surface.css.ts';
import * as styles from './cards.css.ts';

export function Testimonials({ section }: { section: SectionOf<'testimonials'> }) {
  const { testimonials, claims, language } = useSite();
  // Browsers add French quotation marks, but not the spaces within them.
  const space = /^fr(?!-CH)/.test(language) ? '\u202f' : '';
  const claim = section.claim ? claims[section.claim] : undefined;
  return (
    <Section
      {...section}
      split
      beneath={
        claim && (
          <p>
            <strong className={styles.rating}>
              <Icon name="star" />
              {claim.value}
            </strong>{' '}
            {claim.label}
          </p>
        )
      }
    >
      <ul className={styles.quotes}>
        {testimonials.map(({ name, place, text, stars }) => (
          <li key={name}>
            <figure className={styles.quote}>
              <blockquote className={styles.quoteText}>
                <q>
                  {space}
                  <Prose>{text}</Prose>
                  {space}
                </q>
              </blockquote>
              {stars && <Stars count={stars} />}
              <figcaption className={muted}>
                {name}, {place}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Stars({ count }: { count: number }) {
  const { wording } = useSite();
  return (
    <p className={styles.stars}>
      <span className={visuallyHidden}>{fillIn(wording.stars, { n: String(count) })}</span>
      {['first', 'second', 'third', 'fourth', 'fifth'].slice(0, count).map((place) => (
        <Icon key={place} name="star" />
      ))}
    </p>
  );
}
