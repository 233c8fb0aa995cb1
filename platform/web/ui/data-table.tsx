import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './data-table.module.css'
import { useMedia } from './use-media.ts'

export interface Column<Row> {
  key: string
  header: string
  cell: (row: Row) => ReactNode
  /** CSS width on wide screens: `180px`, `20%`. */
  width?: string | undefined
  align?: 'right' | undefined
  /** On a phone this cell is the card's heading and goes without its label. */
  title?: boolean | undefined
  /** Buttons: at the card's foot on a phone, not on paper. */
  actions?: boolean | undefined
}

export interface DataTableProps<Row> {
  /** Spoken name of the table. */
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** Old rows stay while new ones load. */
  busy?: boolean | undefined
}

/** So many columns find no room on a tablet held upright. */
const many = 5

/** A table on wide screens and paper, a stack of cards on narrow ones. Empty and failed lists are the page's to show. */
export function DataTable<Row>({ caption, columns, rows, rowKey, busy }: DataTableProps<Row>) {
  const isNarrow = useMedia(columns.length < many ? '(max-width: 720px)' : '(max-width: 820px)')
  const className = classNames(styles.table, isNarrow && styles.cards, busy && styles.busy)
  return (
    // The roles stand here because a table laid out as cards loses its own in Safari.
    <div className={styles.frame}>
      {/* biome-ignore lint/a11y/noRedundantRoles: see above. */}
      <table role="table" className={className} aria-busy={busy || undefined}>
        <caption className="sr-only">{caption}</caption>
        <colgroup>
          {columns.map((column) => (
            <col key={column.key} width={column.width} />
          ))}
        </colgroup>
        {/* biome-ignore lint/a11y/noRedundantRoles: see above. */}
        <thead role="rowgroup">
          {/* biome-ignore lint/a11y/noRedundantRoles: see above. */}
          <tr role="row">
            {columns.map((column) => (
              // biome-ignore lint/a11y/noRedundantRoles: see above.
              <th key={column.key} role="columnheader" scope="col" className={cellClass(column)}>
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        {/* biome-ignore lint/a11y/noRedundantRoles: see above. */}
        <tbody role="rowgroup">
          {rows.map((row) => (
            // biome-ignore lint/a11y/noRedundantRoles: see above.
            <tr key={rowKey(row)} role="row">
              {columns.map((column) => (
                // biome-ignore lint/a11y/noRedundantRoles: see above.
                <td key={column.key} role="cell" className={cellClass(column)}>
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
