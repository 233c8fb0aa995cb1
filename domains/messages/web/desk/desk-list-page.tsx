import {
  Button,
  Card,
  type Column,
  DateRange,
  Empty,
  FilterChips,
  FilterRow,
  KeywordSearch,
  LinkButton,
  ListHead,
  momentText,
  PagedTable,
  Quiet,
  queryOf,
} from '@portal/platform/web'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { DeskRow, LaneCounts } from '../../contract/desk-view.ts'
import { messagesApi } from '../../contract/endpoints.ts'
import { heldReasonLabels, messageStateLabels, messageStates } from '../../contract/states.ts'
import styles from './desk.module.css'
import { type DeskList, useDeskList, wholeDesk } from './desk-search.ts'
import { StateTag } from './state-tag.tsx'

/** All messages for the desk; the page's address holds the filters and the page of the list. */
export function DeskListPage() {
  const messages = useDeskList()
  const { search, set } = messages
  const isFiltered = search.state !== 'all' || messages.isFiltered
  return (
    <Card>
      <ListHead title="留言咨询" />
      <DeskFilters search={search} set={set} />
      <PagedTable
        pages={messages}
        caption="留言列表"
        columns={columns}
        rowKey={({ id }) => id}
        skeleton={{ rowHeight: 74 }}
        empty={
          <Empty
            {...(search.state === 'open' && { text: '没有等待处理的留言' })}
            {...(isFiltered && { action: <Button onClick={() => set(wholeDesk)}>查看全部留言</Button> })}
          />
        }
      />
    </Card>
  )
}

const sortOptions = [
  { value: 'due', label: '最近到期' },
  { value: 'newest', label: '最新提交' },
] as const

const levelOptions = (levels: LaneCounts['levels'] | undefined) =>
  [
    { value: '', label: '不限时限' },
    { value: '80', label: '即将超时', count: levels?.[80] ?? null },
    { value: '100', label: '已超时', count: levels?.[100] ?? null },
  ] as const

const laneOptions = (counts: LaneCounts['lanes'] | undefined) =>
  [
    { value: 'open', label: '待处理', count: counts ? (counts.new ?? 0) + (counts.held ?? 0) : null },
    { value: 'all', label: '全部' },
    ...messageStates.map((value) => ({
      value,
      label: messageStateLabels[value],
      count: counts ? (counts[value] ?? 0) : null,
    })),
  ] as const

function DeskFilters({ search, set }: Pick<DeskList, 'search' | 'set'>) {
  const { data } = useQuery(queryOf(messagesApi.counts, {}))
  const { state, level, sort, from, to, keyword } = search
  return (
    <FilterRow>
      <FilterChips
        label="状态"
        options={laneOptions(data?.lanes)}
        value={state}
        onChange={(next) => set({ state: next })}
      />
      <FilterChips label="排序" options={sortOptions} value={sort} onChange={(next) => set({ sort: next })} />
      <FilterChips
        label="时限"
        options={levelOptions(data?.levels)}
        value={level}
        onChange={(next) => set({ level: next })}
      />
      <DateRange label="提交日期" value={{ from, to }} onChange={(range) => set(range)} />
      <KeywordSearch
        key={keyword}
        keyword={keyword}
        placeholder="编号、标题、内容、完整邮箱"
        onSearch={(next) => set({ keyword: next })}
      />
    </FilterRow>
  )
}

/** When the answer is due; that it is late is said in words and not in colour alone. */
function Due({ row: { nextDue, replyTime } }: { row: DeskRow }) {
  if (nextDue === null) return replyTime === null ? '—' : `${momentText(replyTime)} 已答复`
  const isLate = nextDue < Date.now()
  return (
    <span className={isLate ? styles.late : undefined}>{`${momentText(nextDue)} ${isLate ? '已超时' : '前'}`}</span>
  )
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
  { key: 'createTime', header: '提交时间', cell: ({ createTime }) => momentText(createTime) },
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
  { key: 'due', header: '答复时限', cell: (row) => <Due row={row} /> },
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
