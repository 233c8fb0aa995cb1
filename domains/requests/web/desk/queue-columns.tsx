import { type Column, LinkButton, momentText, Quiet, Stack, StatusTag } from '@portal/platform/web'
import { Link } from 'react-router'
import { businessTypeLabels } from '../../contract/business-types.ts'
import type { QueueRow } from '../../contract/detail.ts'
import { requestActionLabels } from '../../contract/rules.ts'
import { NextStep } from '../detail/next-step.tsx'
import { StateTag } from '../detail/state-tag.tsx'
import { DeskActions } from './desk-actions.tsx'
import { TakeButton } from './take-button.tsx'

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

export const queueColumns: readonly Column<QueueRow>[] = [
  {
    key: 'businessSn',
    header: '业务',
    title: true,
    cell: ({ businessSn, businessType }) => (
      <>
        <Link to={`/requests/${businessSn}`}>{businessSn}</Link>
        <Quiet>{businessTypeLabels[businessType]}</Quiet>
      </>
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
  { key: 'subject', header: '事由', cell: ({ subject }) => subject },
  { key: 'createTime', header: '提交时间', cell: ({ createTime }) => momentText(createTime) },
  { key: 'state', header: '状态', cell: (row) => <RowState row={row} /> },
  { key: 'next', header: '下一步', cell: (row) => <NextStep next={row} viewer="staff" /> },
  {
    key: 'assignee',
    header: '办理人',
    cell: ({ businessSn, assignee, actsNext }) =>
      assignee?.username ?? (actsNext === 'nobody' ? '—' : <TakeButton businessSn={businessSn} />),
  },
  {
    key: 'actions',
    header: '操作',
    actions: true,
    cell: ({ businessSn, can }) => (
      <>
        <LinkButton to={`/requests/${businessSn}`} variant="text" aria-label={`查看 ${businessSn}`}>
          查看
        </LinkButton>
        <DeskActions businessSn={businessSn} can={can} small />
      </>
    ),
  },
]
