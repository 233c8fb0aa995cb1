import { ActDialog, Button, Card, type Column, call, DataTable, Quiet } from '@portal/platform/web'
import { lazy, Suspense, useState } from 'react'
import { rightsApi } from '../../contract/endpoints.ts'
import type { RecordalView, RightDetail } from '../../contract/right-view.ts'
import { rightReads } from '../right-reads.ts'

const AddRecordal = lazy(async () => ({ default: (await import('./add-recordal.tsx')).AddRecordal }))

/** The recordals of a right with customs, as its owner noted them. */
export function RecordalsCard({ right }: { right: RightDetail }) {
  const [isAdding, setAdding] = useState(false)
  const [leaving, setLeaving] = useState<RecordalView>()
  const mayChange = right.can.includes('addRecordal')
  return (
    <Card
      title="海关备案"
      actions={
        mayChange && (
          <Button size="small" icon="plus" onClick={() => setAdding(true)}>
            登记备案
          </Button>
        )
      }
    >
      {right.recordals.length === 0 ? (
        <Quiet>还没有登记海关备案。</Quiet>
      ) : (
        <DataTable
          caption="海关备案"
          columns={columnsOf(mayChange ? setLeaving : undefined)}
          rows={right.recordals}
          rowKey={({ id }) => id}
        />
      )}
      {isAdding && (
        <Suspense>
          <AddRecordal id={right.id} onClose={() => setAdding(false)} />
        </Suspense>
      )}
      {leaving && (
        <ActDialog
          danger
          title="删除这条备案？"
          confirmText="删除"
          busyText="正在删除…"
          said="已删除"
          reads={rightReads}
          act={() => call(rightsApi.removeRecordal, { params: { id: right.id, recordalId: leaving.id } })}
          onClose={() => setLeaving(undefined)}
        >
          {leaving.recordNum}：只删除台账中的登记，海关总署的备案不受影响。
        </ActDialog>
      )}
    </Card>
  )
}

const columnsOf = (onRemove: ((recordal: RecordalView) => void) | undefined): readonly Column<RecordalView>[] => [
  { key: 'number', header: '备案号', title: true, cell: ({ recordNum }) => recordNum },
  { key: 'begin', header: '起始日', cell: ({ recordBeginDate }) => recordBeginDate },
  { key: 'end', header: '届满日', cell: ({ recordEndDate }) => recordEndDate },
  ...(onRemove
    ? [
        {
          key: 'acts',
          header: '操作',
          width: '90px',
          actions: true,
          cell: (recordal: RecordalView) => (
            <Button variant="text" aria-label={`删除 ${recordal.recordNum}`} onClick={() => onRemove(recordal)}>
              删除
            </Button>
          ),
        },
      ]
    : []),
]
