import type { SectionOf } from '../../schema/section.ts';
import { Prose } from '../parts/Prose.tsx';
import { Section } from '../parts/Section.tsx';
import { visuallyHidden } from '../styles/layout.css.ts';
import * as styles from './Table.css.ts';

/**
 * A table. On a phone, rows of three or more columns become cards with named values, and those of six or more on a
 * tablet too, to avoid horizontal scrolling.
 */
export function Table({ section }: { section: SectionOf<'table'> }) {
  const [first, ...columns] = section.columns;
  const size = columns.length > 4 ? 'many' : columns.length > 1 ? 'more' : 'two';
  const isFigure = (text = '') => /\d/.test(text) && text.length < 13;
  const classOf = (index: number) =>
    index >= 0 && section.rows.every(([, ...cells]) => isFigure(cells[index]))
      ? styles.figure[size]
      : styles.cell[size];
  return (
    <Section {...section} split={size === 'two'}>
      <table className={styles.table[size]}>
        <caption className={visuallyHidden}>{section.caption}</caption>
        <thead className={styles.tableHead[size]}>
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
            <tr key={name} className={styles.tableRow[size]}>
              <th scope="row" className={styles.rowName[size]}>
                {/* On a phone, a number alone says nothing: "Level 1". */}
                {!/\p{L}/u.test(name ?? '') && (
                  <span className={styles.columnName[size]} aria-hidden="true">
                    {`${first} `}
                  </span>
                )}
                <Prose>{name ?? ''}</Prose>
              </th>
              {cells.map((cell, index) => (
                <td key={columns[index]} className={classOf(index)}>
                  <span className={styles.columnName[size]} aria-hidden="true">
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
