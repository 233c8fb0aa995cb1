import { monthText } from './figure-text.ts'
import styles from './figures.module.css'

/** The figures by month as a table, narrow enough for a phone; it tells people who cannot see the drawing the same. */
export function FigureTable({
  caption,
  heads,
  rows,
}: {
  caption: string
  heads: readonly string[]
  rows: readonly { month: string; cells: readonly string[] }[]
}) {
  return (
    <table className={styles.table}>
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">月份</th>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ month, cells }) => (
          <tr key={month}>
            <th scope="row">{monthText(month)}</th>
            {cells.map((cell, at) => (
              <td key={heads[at]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
