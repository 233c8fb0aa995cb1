import { type Column, DataTable, type DataTableProps } from '../ui/data-table.tsx'
import { Paged, type PagedProps } from './paged.tsx'

export interface PagedTableProps<Row>
  extends Omit<PagedProps<Row>, 'children' | 'name'>,
    Pick<DataTableProps<Row>, 'order' | 'card' | 'ticks'> {
  /** Spoken name of the table. */
  caption: string
  columns: readonly Column<Row>[]
  rowKey: (row: Row) => string
  /** The name of the list in the message that it could not be loaded; its default is the caption. */
  name?: string | undefined
}

/** A page of a list as a table. */
export function PagedTable<Row>({
  caption,
  columns,
  rowKey,
  order,
  card,
  ticks,
  name = caption,
  ...paged
}: PagedTableProps<Row>) {
  return (
    <Paged name={name} {...paged}>
      {(rows, isOld) => (
        <DataTable
          caption={caption}
          columns={columns}
          rows={rows}
          rowKey={rowKey}
          busy={isOld}
          order={order}
          card={card}
          ticks={ticks}
        />
      )}
    </Paged>
  )
}
