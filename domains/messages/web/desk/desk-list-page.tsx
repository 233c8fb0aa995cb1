import {
  Button,
  type Column,
  DeskList,
  Due,
  Empty,
  LinkButton,
  type ListFilter,
  momentText,
  Quiet,
  queryOf,
} from '@portal/platform/web'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { DeskRow, LaneCounts } from '../../contract/desk-view.ts'
import { messagesApi } from '../../contract/endpoints.ts'
import { heldReasonLabels, messageStateLabels, messageStates } from '../../contract/states.ts'
import { useBulkMessages } from './bulk-messages.ts'
import { useDeskList, wholeDesk } from './desk-search.ts'
import { openCount } from './open-count.ts'
import { StateTag } from './state-tag.tsx'

/** All messages for the desk; the page's address holds the view, the filters and the page of the list. */
export function DeskListPage() {
  const messages = useDeskList()
  const { data } = useQuery(queryOf(messagesApi.counts, {}))
  const { search, set } = messages
  const isFiltered = search.state !== 'all' || messages.isFiltered
  return (
    <DeskList
      title="留言咨询"
      caption="留言列表"
      pages={messages}
      views={{ name: 'state', options: lanes(data) }}
      filters={filters(data)}
      finds="编号、标题、内容、完整邮箱"
      columns={columns}
      rowKey={({ id }) => id}
      bulk={useBulkMessages()}
      skeleton={{ rowHeight: 74 }}
      empty={
        <Empty
          {...(search.state === 'open' && { text: '没有等待处理的留言' })}
          {...(isFiltered && { action: <Button onClick={() => set(wholeDesk)}>查看全部留言</Button> })}
        />
      }
    />
  )
}

const lanes = (counts: LaneCounts | undefined) => [
  { value: 'open', label: '待处理', count: counts ? openCount(counts) : null },
  ...messageStates.map((value) => ({
    value,
    label: messageStateLabels[value],
    count: counts ? (counts.lanes[value] ?? 0) : null,
  })),
  { value: 'all', label: '全部' },
]

const filters = (counts: LaneCounts | undefined) =>
  [
    {
      name: 'level',
      label: '时限',
      options: [
        { value: '80', label: '即将超时', count: counts?.levels[80] ?? null },
        { value: '100', label: '已超时', count: counts?.levels[100] ?? null },
      ],
    },
    { days: '提交日期' },
  ] as const satisfies readonly ListFilter[]

/** When the answer is due, or when it was given. */
function AnswerDue({ row: { nextDue, replyTime } }: { row: DeskRow }) {
  if (nextDue !== null) return <Due at={nextDue} />
  return replyTime === null ? '—' : `${momentText(replyTime)} 已答复`
}

const columns: readonly Column<DeskRow>[] = [
  {
    key: 'title',
    header: '留言',
    title: true,
    cell: ({ id, title }) => (
      <>
        <Link to={`/messages/${id}`}>{title}</Link>
        <Quiet>{id}</Quiet>
      </>
    ),
  },
  {
    key: 'writer',
    header: '留言人',
    cell: ({ lyName, username }) => (
      <>
        {lyName ?? '已按期清除'}
        <Quiet>{username ?? '未登录'}</Quiet>
      </>
    ),
  },
  {
    key: 'createTime',
    header: '提交时间',
    sorts: [{ value: 'newest', direction: 'descending', label: '按提交时间排' }],
    cell: ({ createTime }) => momentText(createTime),
  },
  {
    key: 'state',
    header: '状态',
    cell: ({ state, heldFor }) => (
      <>
        <StateTag state={state} />
        {heldFor && <Quiet>{heldReasonLabels[heldFor]}</Quiet>}
      </>
    ),
  },
  {
    key: 'due',
    header: '答复时限',
    sorts: [{ value: 'due', direction: 'ascending', label: '按答复时限排' }],
    cell: (row) => <AnswerDue row={row} />,
  },
  {
    key: 'actions',
    header: '操作',
    actions: true,
    cell: ({ id, title, can }) => (
      <LinkButton to={`/messages/${id}`} variant="text" aria-label={`${can.length > 0 ? '处理' : '查看'} ${title}`}>
        {can.length > 0 ? '处理' : '查看'}
      </LinkButton>
    ),
  },
]
