import type { SectionOf } from '../../schema/section.ts';
import { Prose } from '../parts/Prose.tsx';
import { Section } from '../parts/Section.tsx';
import { visuallyHidden } from '../styles/layout.css.ts';
import * as styles from './rows.css.ts';

/** A table. On a phone, rows become cards with named values, to avoid horizontal scrolling. */
export function Table({ section }: { section: SectionOf<'table'> }) {
  const [first, ...columns] = section.columns;
  const isFigure = (text = '') => /\d/.test(text) && text.length < 13;
  const classOf = (index: number) =>
    index >= 0 && section.rows.every(([, ...cells]) => isFigure(cells[index])) ? styles.figure : styles.cell;
  return (
    <Section {...section} split={section.columns.length < 3}>
      <table className={styles.table}>
        <caption className={visuallyHidden}>{section.caption}</caption>
        <thead className={styles.tableHead}>
          <tr>
            {section.columns.map((column, index) => (
              <th key={column} scope="col" className={classOf(index - 1)}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {section.rows.map(([name, ...cells]) => (
            <tr key={name} className={styles.tableRow}>
              <th scope="row" className={styles.rowName}>
                {/* On a phone, a number alone says nothing: "Level 1". */}
                {!/\p{L}/u.test(name ?? '') && (
                  <span className={styles.columnName} aria-hidden="true">
                    {`${first} `}
                  </span>
                )}
                <Prose>{name ?? ''}</Prose>
              </th>
              {cells.map((cell, index) => (
                <td key={columns[index]} className={classOf(index)}>
                  <span className={styles.columnName} aria-hidden="true">
                    {columns[index]}
                  </span>
                  <span>
                    <Prose>{cell}</Prose>
                  </span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
