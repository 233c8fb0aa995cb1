import {
  Button,
  Card,
  type Column,
  choiceParam,
  DataTable,
  DateRange,
  Empty,
  ErrorView,
  FilterChips,
  momentText,
  numberParam,
  Pagination,
  queryOf,
  Select,
  Skeleton,
  TextInput,
  textParam,
  useSearch,
} from '@portal/platform/web'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Link } from 'react-router'
import * as z from 'zod/mini'
import { businessTypeLabels, businessTypes } from '../../contract/business-types.ts'
import { type QueueRow, requestLimits, requestsApi } from '../../contract/index.ts'
import { stateChoices, stateOptions } from '../detail/state-filter.ts'
import { StateTag } from '../detail/state-tag.tsx'
import styles from './desk.module.css'
import { DeskActions } from './desk-actions.tsx'

const queueSearch = z.object({
  state: choiceParam(stateChoices, ''),
  type: textParam(),
  from: textParam(),
  to: textParam(),
  keyword: textParam(),
  page: numberParam(1, 1_000_000, 1),
})

const typeOptions = businessTypes.map((type) => ({ value: `${type}`, label: businessTypeLabels[type] }))
const noFilter = { state: '', type: '', from: '', to: '', keyword: '', page: 1 } as const

/** All requests, for the desk; filters and page stand in the address. */
export function QueuePage() {
  const [search, patch] = useSearch(queueSearch)
  const { state, type = '', from = '', to = '', keyword = '', page } = search
  const query = { state, businessType: type, from, to, keyword, pgIndex: page, pgCount: requestLimits.queuePage }
  const list = useQuery({ ...queryOf(requestsApi.listQueue, { query }), placeholderData: keepPreviousData })
  const isFiltered = [state, type, from, to, keyword].some((value) => value !== '')
  return (
    <Card>
      <h1 className={styles.title}>海外维权业务</h1>
      <div className={styles.filters}>
        <FilterChips
          label="状态"
          options={stateOptions}
          value={state}
          onChange={(next) => patch({ state: next, page: 1 })}
        />
        <div className={styles.type}>
          <Select
            aria-label="业务类型"
            placeholder="全部业务"
            options={typeOptions}
            value={type}
            onChange={(next) => patch({ type: next, page: 1 })}
          />
        </div>
        <DateRange label="提交日期" value={{ from, to }} onChange={(range) => patch({ ...range, page: 1 })} />
        <KeywordSearch key={keyword} keyword={keyword} onSearch={(next) => patch({ keyword: next, page: 1 })} />
      </div>
      {list.isPending && <Skeleton rows={requestLimits.queuePage} />}
      {list.isError && <ErrorView title="业务列表加载失败" error={list.error} onRetry={() => list.refetch()} />}
      {list.data?.elements.length === 0 && (
        <Empty {...(isFiltered && { action: <Button onClick={() => patch(noFilter)}>清除筛选</Button> })} />
      )}
      {list.data && list.data.elements.length > 0 && (
        <DataTable
          caption="海外维权业务列表"
          columns={columns}
          rows={list.data.elements}
          rowKey={({ businessSn }) => businessSn}
          busy={list.isPlaceholderData}
        />
      )}
      {list.data && list.data.totalElements > 0 && (
        <Pagination
          page={page}
          pageSize={requestLimits.queuePage}
          total={list.data.totalElements}
          onPage={(next) => patch({ page: next })}
        />
      )}
    </Card>
  )
}

const columns: readonly Column<QueueRow>[] = [
  {
    key: 'businessSn',
    header: '业务编号',
    title: true,
    cell: ({ businessSn }) => <Link to={`/requests/${businessSn}`}>{businessSn}</Link>,
  },
  { key: 'businessType', header: '业务类型', cell: ({ businessType }) => businessTypeLabels[businessType] },
  {
    key: 'customer',
    header: '客户',
    cell: ({ customer }) => (
      <>
        {customer.companyName ?? customer.username}
        {customer.companyName && <p className={styles.customer}>{customer.username}</p>}
      </>
    ),
  },
  { key: 'subject', header: '事由', cell: ({ subject }) => subject },
  { key: 'createTime', header: '提交时间', cell: ({ createTime }) => momentText(createTime) },
  { key: 'state', header: '状态', cell: ({ state }) => <StateTag state={state} /> },
  {
    key: 'actions',
    header: '操作',
    actions: true,
    cell: ({ businessSn, can }) => (
      <>
        <Link to={`/requests/${businessSn}`} className="btn btn-text" aria-label={`查看 ${businessSn}`}>
          查看
        </Link>
        <DeskActions businessSn={businessSn} can={can} small />
      </>
    ),
  },
]

function KeywordSearch({ keyword, onSearch }: { keyword: string; onSearch: (keyword: string) => void }) {
  const [typed, setTyped] = useState(keyword)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSearch(typed.trim())
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: `search` as an element is missing in browsers of our target.
    <form role="search" className={styles.search} onSubmit={submit}>
      <TextInput
        type="search"
        aria-label="关键词"
        placeholder="编号、企业、事由、完整电话"
        value={typed}
        onChange={setTyped}
      />
      <Button type="submit" icon="search">
        查询
      </Button>
    </form>
  )
}
