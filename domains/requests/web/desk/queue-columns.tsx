import { briefMoment, type Column, Quiet, Stack, StatusTag, Thumb } from '@portal/platform/web'
import { Link } from 'react-router'
import type { QueueRow } from '../../contract/detail.ts'
import { requestActionLabels } from '../../contract/rules.ts'
import { caseScenes } from '../case-scenes.ts'
import { StateTag } from '../detail/state-tag.tsx'
import { CaseActs } from './case-acts.tsx'
import { CaseDue } from './case-due.tsx'
import styles from './desk.module.css'
import { deadlineNote, nextOf } from './desk-next.ts'
import { useViewer } from './use-viewer.ts'

/** The state of a case, and what staff should know before they act on it: a waiting decision, possible duplicates. */
function RowState({ row: { state, pending, duplicates, repeatOf } }: { row: QueueRow }) {
  return (
    <Stack gap={6} start>
      <StateTag state={state} />
      {pending && (
        <StatusTag tone="waiting">{`${requestActionLabels[pending.action]}待${pending.mine ? '他人' : ''}复核`}</StatusTag>
      )}
      {duplicates > 0 && <StatusTag tone="draft">{repeatOf === null ? '疑似重复' : `疑似重复 ${repeatOf}`}</StatusTag>}
    </Stack>
  )
}

function Next({ row }: { row: QueueRow }) {
  const note = deadlineNote(row)
  return (
    <>
      {nextOf(row, useViewer()).text}
      {note !== undefined && <Quiet>{note}</Quiet>}
    </>
  )
}

export const queueColumns: readonly Column<QueueRow>[] = [
  {
    key: 'title',
    header: '事项',
    title: true,
    width: '30%',
    sorts: [{ value: 'newest', direction: 'descending', label: '按提交时间排' }],
    cell: ({ businessSn, businessType, title, createTime }) => (
      <div className={styles.matter}>
        <Thumb size="small" scene={caseScenes[businessType]} alt="" />
        <div>
          <Link to={`/requests/${businessSn}`}>{title}</Link>
          <Quiet>
            {businessSn} · {briefMoment(createTime)} 提交
          </Quiet>
        </div>
      </div>
    ),
  },
  {
    key: 'customer',
    header: '客户',
    cell: ({ customer }) => (
      <>
        {customer.companyName ?? customer.username}
        {customer.companyName && <Quiet>{customer.username}</Quiet>}
      </>
    ),
  },
  { key: 'state', header: '状态', cell: (row) => <RowState row={row} /> },
  { key: 'next', header: '下一步', cell: (row) => <Next row={row} /> },
  {
    key: 'due',
    header: '到期',
    sorts: [{ value: 'due', direction: 'ascending', label: '按到期时间排' }],
    cell: (row) => <CaseDue row={row} />,
  },
  { key: 'assignee', header: '办理人', cell: ({ assignee }) => assignee?.username ?? '—' },
  { key: 'actions', header: '操作', actions: true, cell: (row) => <CaseActs row={row} /> },
]
