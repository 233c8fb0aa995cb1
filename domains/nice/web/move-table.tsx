import { type Column, DataTable } from '@portal/platform/web'
import type { NiceMove } from '../contract/edition.ts'

/** Where an item stands, in words: 第 9 类 0907. */
export const placeWords = ({ class_id, group_id }: NiceMove['from']): string => `第 ${class_id} 类 ${group_id}`

const columns: readonly Column<NiceMove>[] = [
  { key: 'name', header: '名称', title: true, cell: ({ min_name }) => min_name },
  { key: 'from', header: '原来', cell: ({ from }) => placeWords(from) },
  { key: 'to', header: '现在', cell: ({ to }) => placeWords(to) },
]

/** Items that an edition has in another class than the edition before. */
export function MoveTable({ caption, moves }: { caption: string; moves: readonly NiceMove[] }) {
  return (
    <DataTable
      caption={caption}
      columns={columns}
      rows={moves}
      rowKey={({ min_name, from, to }) => `${min_name} ${from.class_id} ${to.class_id} ${to.group_id}`}
    />
  )
}
