import styles from './chart.module.css'

export interface FigureTableProps {
  caption: string
  /** What the first column tells: 月份. */
  first: string
  heads: readonly string[]
  rows: readonly { name: string; cells: readonly string[] }[]
}

/** The figures of a drawing as a table, narrow enough for a phone; it tells people who cannot see the drawing the same. */
export function FigureTable({ caption, first, heads, rows }: FigureTableProps) {
  return (
    <table className={styles.table}>
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {[first, ...heads].map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, cells }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map((cell, at) => (
              <td key={heads[at]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
