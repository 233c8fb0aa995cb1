import { Card, type Column, DataTable, DescriptionList, Fold, Notice, Quiet, Stack } from '@portal/platform/web'
import type { DeskEdition } from '../../contract/desk.ts'
import { MoveTable, placeWords } from '../move-table.tsx'

type Fault = DeskEdition['refused'][number]
type Listing = DeskEdition['changes']['added'][number]
type Renamed = DeskEdition['changes']['renamed'][number]

/** What of an edition's file was refused or does not fit, and what the edition changes against the one before it. */
export function EditionChanges({ one }: { one: DeskEdition }) {
  const { refused, refusedCount, unfit, before, added, removed, renamed, moved, changes } = one
  return (
    <>
      {refusedCount > 0 && (
        <Card title={`未收录的内容：${refusedCount} 处`}>
          <Faults caption="未收录的内容" faults={refused} total={refusedCount} />
        </Card>
      )}
      {unfit.length > 0 && (
        <Card title={`不能套用的修改：${unfit.length} 条`}>
          <Faults caption="不能套用的修改" faults={unfit} total={unfit.length} />
        </Card>
      )}
      {before === null ? (
        <Notice>没有可以比较的较早版本。</Notice>
      ) : (
        <Card title={`与 ${before} 相比`}>
          <Stack gap={16}>
            <DescriptionList
              items={[
                { term: '新增', detail: `${added} 项` },
                { term: '删除', detail: `${removed} 项` },
                { term: '改名', detail: `${renamed} 项` },
                { term: '换了类别', detail: `${moved.length} 项` },
              ]}
            />
            <div>
              {moved.length > 0 && (
                <Fold title="换了类别的项目" aside={`${moved.length} 项`}>
                  <MoveTable caption="换了类别的项目" moves={moved} />
                </Fold>
              )}
              <Listed title="新增的项目" count={added} columns={placeColumns} rows={changes.added} rowKey={placeKey} />
              <Listed
                title="删除的项目"
                count={removed}
                columns={placeColumns}
                rows={changes.removed}
                rowKey={placeKey}
              />
              <Listed
                title="改名的项目"
                count={renamed}
                columns={nameColumns}
                rows={changes.renamed}
                rowKey={placeKey}
              />
            </div>
          </Stack>
        </Card>
      )}
    </>
  )
}

interface ListedProps<Row> {
  title: string
  count: number
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
}

/** One kind of changes; the first ones of many. */
function Listed<Row>({ title, count, ...table }: ListedProps<Row>) {
  if (count === 0) return null
  return (
    <Fold title={title} aside={`${count} 项`}>
      <DataTable caption={title} {...table} />
      {table.rows.length < count && <Quiet>{`这里列出前 ${table.rows.length} 项。`}</Quiet>}
    </Fold>
  )
}

function Faults({ caption, faults, total }: { caption: string; faults: readonly Fault[]; total: number }) {
  return (
    <>
      <DataTable caption={caption} columns={faultColumns} rows={faults} rowKey={({ at, msg }) => `${at} ${msg}`} />
      {faults.length < total && <Quiet>{`这里列出前 ${faults.length} 处。`}</Quiet>}
    </>
  )
}

const placeKey = ({ group_id, min_id, min_name }: Listing): string => `${group_id} ${min_id} ${min_name}`

const faultColumns: readonly Column<Fault>[] = [
  { key: 'at', header: '位置', title: true, width: '36%', cell: ({ at }) => at },
  { key: 'msg', header: '原因', cell: ({ msg }) => msg },
]

const placeColumns: readonly Column<Listing>[] = [
  { key: 'name', header: '名称', title: true, cell: ({ min_name }) => min_name },
  { key: 'at', header: '位置', cell: placeWords },
  { key: 'id', header: '编号', cell: ({ min_id }) => min_id },
]

const nameColumns: readonly Column<Renamed>[] = [
  { key: 'name', header: '原来的名称', title: true, cell: ({ min_name }) => min_name },
  { key: 'to', header: '现在的名称', cell: ({ to }) => to },
  { key: 'at', header: '位置', cell: placeWords },
]
