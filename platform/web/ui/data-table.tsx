import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './data-table.module.css'
import type { RowTicks } from './row-ticks.ts'
import { useMedia } from './use-media.ts'

export interface ColumnSort {
  value: string
  direction: 'ascending' | 'descending'
  /** What the order is called where the column has no head: 按到期时间排. */
  label: string
}

export interface Column<Row> {
  key: string
  header: string
  cell: (row: Row) => ReactNode
  /** CSS width on wide screens: `180px`, `20%`. */
  width?: string | undefined
  align?: 'right' | undefined
  /** On a phone, where each row is a card, this cell is the heading of the card and has no label. */
  title?: boolean | undefined
  /** The orders of the list that the head of the column offers; a further press takes the next of them. */
  sorts?: readonly ColumnSort[] | undefined
  /** For a column of buttons: on a phone they stand at the foot of the card, and they are not printed. */
  actions?: boolean | undefined
}

export interface DataTableProps<Row> {
  /** Spoken name of the table. */
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** True while new rows are being loaded; the old rows stay in the meantime. */
  busy?: boolean | undefined
  /** The order of the list now, and how the head of a column with `sorts` is drawn. */
  order?: { value: string; head: (column: Column<Row>) => ReactNode } | undefined
  /** Draws a row on a narrow screen. Without it the row is a card with a line for each column. */
  card?: ((row: Row) => ReactNode) | undefined
  /** Puts a tick in front of each row. */
  ticks?: RowTicks<Row> | undefined
}

/** With at least this many columns a table is too wide for a tablet that is held upright, and becomes cards there. */
const many = 5

/**
 * A table on wide screens and on paper, a stack of cards on narrow screens. The page itself shows a list that is empty or
 * has failed.
 */
export function DataTable<Row>({ caption, columns, rows, rowKey, busy, order, card, ticks }: DataTableProps<Row>) {
  const isNarrow = useMedia(columns.length < many ? '(max-width: 720px)' : '(max-width: 820px)')
  if (isNarrow && card)
    return (
      <ul aria-label={caption} aria-busy={busy || undefined} className={classNames(styles.list, busy && styles.busy)}>
        {rows.map((row) => (
          <li key={rowKey(row)} data-row={rowKey(row)} className={classNames(ticks && styles.ticked)}>
            {ticks && <ticks.TickRow ticks={ticks} row={row} />}
            <div className={styles.card}>{card(row)}</div>
          </li>
        ))}
      </ul>
    )
  const className = classNames(styles.table, isNarrow && styles.cards, busy && styles.busy)
  return (
    // Each element names its role, because in Safari a table that CSS lays out as cards loses its roles.
    <div className={styles.frame}>
      {/* biome-ignore lint/a11y/noRedundantRoles: see above. */}
      <table role="table" className={className} aria-busy={busy || undefined}>
        <caption className="sr-only">{caption}</caption>
        <colgroup>
          {ticks && <col width="44px" />}
          {columns.map((column) => (
            <col key={column.key} width={column.width} />
          ))}
        </colgroup>
        {/* biome-ignore lint/a11y/noRedundantRoles: see above. */}
        <thead role="rowgroup">
          {/* biome-ignore lint/a11y/noRedundantRoles: see above. */}
          <tr role="row">
            {ticks && (
              // biome-ignore lint/a11y/noRedundantRoles: see above.
              <th role="columnheader" scope="col" className={styles.tick}>
                <ticks.TickAll ticks={ticks} rows={rows} />
              </th>
            )}
            {columns.map((column) => (
              <th
                key={column.key}
                // biome-ignore lint/a11y/noRedundantRoles: see above.
                role="columnheader"
                scope="col"
                className={cellClass(column)}
                aria-sort={column.sorts?.find(({ value }) => value === order?.value)?.direction}
              >
                {column.sorts && order ? order.head(column) : column.header}
              </th>
            ))}
          </tr>
        </thead>
        {/* biome-ignore lint/a11y/noRedundantRoles: see above. */}
        <tbody role="rowgroup">
          {rows.map((row) => (
            // biome-ignore lint/a11y/noRedundantRoles: see above.
            <tr key={rowKey(row)} role="row" data-row={rowKey(row)}>
              {ticks && (
                // biome-ignore lint/a11y/noRedundantRoles: see above.
                <td role="cell" className={styles.tick}>
                  <ticks.TickRow ticks={ticks} row={row} />
                </td>
              )}
              {columns.map((column) => (
                <td
                  key={column.key}
                  // biome-ignore lint/a11y/noRedundantRoles: see above.
                  role="cell"
                  className={cellClass(column)}
                  data-acts={column.actions || undefined}
                >
                  <span className={styles.label} aria-hidden="true">
                    {column.header}
                  </span>
                  <div className={styles.value}>{column.cell(row)}</div>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const cellClass = ({ align, title, actions }: Pick<Column<never>, 'align' | 'title' | 'actions'>) =>
  classNames(align === 'right' && styles.right, title && styles.title, actions && styles.actions)
