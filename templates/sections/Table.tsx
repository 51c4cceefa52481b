import type { SectionOf } from '../../schema/section.ts';
import { Prose } from '../parts/InlineText.tsx';
import { Section } from '../parts/Section.tsx';
import { visuallyHidden } from '../styles/layout.css.ts';
import * as styles from './rows.css.ts';

/** A table whose rows become cards with named columns on a phone, so nothing scrolls sideways. */
export function Table({ section }: { section: SectionOf<'table'> }) {
  const [, ...columns] = section.columns;
  return (
    <Section {...section}>
      <table className={styles.table}>
        <caption className={visuallyHidden}>{section.caption}</caption>
        <thead className={styles.tableHead}>
          <tr>
            {section.columns.map((column) => (
              <th key={column} scope="col" className={styles.cell}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {section.rows.map(([name, ...cells]) => (
            <tr key={name} className={styles.tableRow}>
              <th scope="row" className={styles.rowName}>
                <Prose>{name ?? ''}</Prose>
              </th>
              {cells.map((cell, index) => (
                <td key={columns[index]} className={styles.cell}>
                  <span className={styles.columnName} aria-hidden="true">
                    {columns[index]}
                  </span>
                  <Prose>{cell}</Prose>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
