import {
  Card,
  type Column,
  choiceParam,
  DateRange,
  Empty,
  FilterChips,
  momentText,
  numberParam,
  PagedTable,
  queryOf,
  textParam,
  useSearch,
} from '@portal/platform/web'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import * as z from 'zod/mini'
import { type BusinessType, businessTypeLabels, businessTypes } from '../../contract/business-types.ts'
import type { RequestRow } from '../../contract/detail.ts'
import { requestsApi } from '../../contract/endpoints.ts'
import { requestLimits } from '../../contract/limits.ts'
import { NextStep } from '../detail/next-step.tsx'
import { stateChoices, stateOptions } from '../detail/state-filter.ts'
import { StateTag } from '../detail/state-tag.tsx'
import { servicePaths } from '../service-paths.ts'
import styles from './request-list-page.module.css'

const listSearch = z.object({
  active: numberParam(1, businessTypes.length, 1),
  state: choiceParam(stateChoices, ''),
  from: textParam(),
  to: textParam(),
  page: numberParam(1, 1_000_000, 1),
})

/** One's own requests of the kind that the tab names; filters and page stand in the address. */
export function RequestListPage() {
  const [search, patch] = useSearch(listSearch)
  const businessType = search.active as BusinessType
  const { state, from = '', to = '', page } = search
  const query = { businessType, state, from, to, pgIndex: page, pgCount: requestLimits.progressPage }
  const list = useQuery({ ...queryOf(requestsApi.listOwn, { query }), placeholderData: keepPreviousData })
  const isFiltered = state !== '' || from !== '' || to !== ''
  const name = businessTypeLabels[businessType]
  return (
    <Card title={name} actions={<ApplyLink businessType={businessType} />}>
      <div className={styles.filters}>
        <FilterChips
          label="状态"
          options={stateOptions}
          value={state}
          onChange={(next) => patch({ state: next, page: 1 })}
        />
        <DateRange label="提交日期" value={{ from, to }} onChange={(range) => patch({ ...range, page: 1 })} />
      </div>
      {/* As high as a full page with its head and pager, so that nothing moves when the rows come. */}
      <PagedTable
        list={list}
        caption={`${name}列表`}
        name={`${name}`}
        columns={columns}
        rowKey={({ businessSn }) => businessSn}
        page={page}
        pageSize={requestLimits.progressPage}
        onPage={(next) => patch({ page: next })}
        bones={{ rowHeight: 84 }}
        empty={
          <Empty
            action={
              isFiltered ? (
                <button
                  type="button"
                  className="btn btn-secondary"
                  onClick={() => patch({ state: '', from: '', to: '', page: 1 })}
                >
                  清除筛选
                </button>
              ) : (
                <ApplyLink businessType={businessType} />
              )
            }
          />
        }
      />
    </Card>
  )
}

const columns: readonly Column<RequestRow>[] = [
  {
    key: 'businessSn',
    header: '业务编号',
    title: true,
    cell: (row) => <RecordLink row={row}>{row.businessSn}</RecordLink>,
  },
  { key: 'createTime', header: '提交时间', cell: ({ createTime }) => momentText(createTime) },
  { key: 'acceptTime', header: '受理时间', cell: ({ acceptTime }) => momentText(acceptTime) },
  { key: 'state', header: '状态', cell: ({ state }) => <StateTag state={state} /> },
  { key: 'next', header: '谁来处理、何时之前', cell: (row) => <NextStep next={row} viewer="owner" /> },
  { key: 'open', header: '操作', actions: true, cell: (row) => <RecordLink row={row}>查看</RecordLink> },
]

/** Keeps the filters in the address, so that going back shows the same list. */
function RecordLink({ row, children }: { row: RequestRow; children: string }) {
  const [params] = useSearchParams()
  const search = new URLSearchParams(params)
  search.set('businessSn', row.businessSn)
  const isNumber = children === row.businessSn
  return (
    <Link to={`?${search}`} {...(!isNumber && { className: 'btn btn-text', 'aria-label': `查看 ${row.businessSn}` })}>
      {children}
    </Link>
  )
}

function ApplyLink({ businessType }: { businessType: BusinessType }) {
  const path = servicePaths[businessType]
  return path ? (
    <Link to={path} className="btn btn-secondary">
      去办理
    </Link>
  ) : null
}
