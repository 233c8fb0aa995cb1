import {
  ActDialog,
  Button,
  type Column,
  call,
  DeskList,
  Empty,
  momentText,
  Quiet,
  RowActs,
  useListPage,
} from '@portal/platform/web'
import { useMemo, useState } from 'react'
import { businessTypeLabels } from '../../contract/business-types.ts'
import { requestLimits } from '../../contract/limits.ts'
import { requestActionLabels } from '../../contract/rules.ts'
import { workbenchApi } from '../../contract/workbench/endpoints.ts'
import type { ReplyBlock } from '../../contract/workbench/reply-block.ts'
import { BlockDialog, blockReads } from './block-dialog.tsx'
import styles from './desk.module.css'

/** The texts that the desk begins its replies with, kept by the desk itself. */
export function ReplyBlocksPage() {
  const blocks = useListPage(workbenchApi.listBlocks, { pageSize: requestLimits.queuePage })
  const [edited, setEdited] = useState<ReplyBlock | 'new'>()
  const [removed, setRemoved] = useState<ReplyBlock>()
  const columns = useMemo(() => columnsWith({ onEdit: setEdited, onRemove: setRemoved }), [])
  return (
    <>
      <DeskList
        title="答复模板"
        lead="受理、不予受理和完成时可以选用；字段会按业务填好，发送前可以修改。"
        unit="个"
        pages={blocks}
        name="模板"
        columns={columns}
        rowKey={({ id }) => id}
        skeleton={{ rows: 5, rowHeight: 64 }}
        empty={<Empty text="还没有模板" />}
      >
        <Button icon="plus" size="small" variant="primary" onClick={() => setEdited('new')}>
          新建模板
        </Button>
      </DeskList>
      {edited && <BlockDialog block={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} />}
      {removed && <RemoveDialog block={removed} onClose={() => setRemoved(undefined)} />}
    </>
  )
}

const columnsWith = ({
  onEdit,
  onRemove,
}: {
  onEdit: (block: ReplyBlock) => void
  onRemove: (block: ReplyBlock) => void
}): readonly Column<ReplyBlock>[] => [
  { key: 'title', header: '名称', title: true, cell: ({ title }) => title },
  { key: 'action', header: '适用步骤', cell: ({ action }) => (action ? requestActionLabels[action] : '全部步骤') },
  {
    key: 'businessType',
    header: '适用业务',
    cell: ({ businessType }) => (businessType ? businessTypeLabels[businessType] : '全部业务'),
  },
  { key: 'text', header: '内容', width: '40%', cell: ({ text }) => <p className={styles.excerpt}>{text}</p> },
  {
    key: 'updatedAt',
    header: '最近修改',
    cell: ({ updatedAt, updatedBy }) => (
      <>
        {momentText(updatedAt)}
        <Quiet>{updatedBy}</Quiet>
      </>
    ),
  },
  {
    key: 'actions',
    header: '操作',
    actions: true,
    cell: (block) => (
      <RowActs
        name={block.title}
        acts={[
          { label: '修改', run: () => onEdit(block) },
          { label: '删除', danger: true, run: () => onRemove(block) },
        ]}
      />
    ),
  },
]

function RemoveDialog({ block, onClose }: { block: ReplyBlock; onClose: () => void }) {
  return (
    <ActDialog
      title={`删除模板：${block.title}`}
      confirmText="删除"
      danger
      busyText="正在删除…"
      act={() => call(workbenchApi.removeBlock, { params: { id: block.id } })}
      said="模板已删除"
      reads={blockReads}
      onClose={onClose}
    >
      删除后不能再选用，已发出的答复不受影响。
    </ActDialog>
  )
}
