import {
  Card,
  type Column,
  choiceParam,
  DateRange,
  FilterChips,
  LinkButton,
  momentText,
  NothingListed,
  numberParam,
  PagedTable,
  RecordLink,
  useListPage,
  wordsParam,
} from '@portal/platform/web'
import { type BusinessType, businessTypeLabels, businessTypes } from '../../contract/business-types.ts'
import type { RequestRow } from '../../contract/detail.ts'
import { requestsApi } from '../../contract/endpoints.ts'
import { requestLimits } from '../../contract/limits.ts'
import { NextStep } from '../detail/next-step.tsx'
import { stateChoices, stateOptions } from '../detail/state-filter.ts'
import { StateTag } from '../detail/state-tag.tsx'
import styles from './request-list-page.module.css'

const filter = { state: choiceParam(stateChoices, ''), from: wordsParam(), to: wordsParam() }
const kept = { active: numberParam(1, businessTypes.length, 1) }

/**
 * The user's own requests of the kind that the tab names; filters and page stand in the address. `pathOf` answers where a
 * request of a kind begins.
 */
export function RequestListPage({ pathOf }: { pathOf: (businessType: BusinessType) => string }) {
  const requests = useListPage(requestsApi.listOwn, {
    filter,
    kept,
    ask: ({ active, ...narrowed }) => ({ businessType: active as BusinessType, ...narrowed }),
    pageSize: requestLimits.progressPage,
  })
  const { search, set } = requests
  const { state, from, to } = search
  const businessType = search.active as BusinessType
  const name = businessTypeLabels[businessType]
  const apply = <LinkButton to={pathOf(businessType)}>去办理</LinkButton>
  return (
    <Card title={name} actions={apply}>
      <div className={styles.filters}>
        <FilterChips label="状态" options={stateOptions} value={state} onChange={(next) => set({ state: next })} />
        <DateRange label="提交日期" value={{ from, to }} onChange={(range) => set(range)} />
      </div>
      {/* The table is as high as a full page with head and pager, so that nothing moves when the rows arrive. */}
      <PagedTable
        pages={requests}
        caption={`${name}列表`}
        name={`${name}`}
        columns={columns}
        rowKey={({ businessSn }) => businessSn}
        skeleton={{ rowHeight: 84 }}
        empty={<NothingListed of={requests} action={apply} />}
      />
    </Card>
  )
}

const columns: readonly Column<RequestRow>[] = [
  {
    key: 'businessSn',
    header: '业务编号',
    title: true,
    cell: (row) => <RecordLink open={{ businessSn: row.businessSn }} name={row.businessSn} />,
  },
  { key: 'createTime', header: '提交时间', cell: ({ createTime }) => momentText(createTime) },
  { key: 'acceptTime', header: '受理时间', cell: ({ acceptTime }) => momentText(acceptTime) },
  { key: 'state', header: '状态', cell: ({ state }) => <StateTag state={state} /> },
  { key: 'next', header: '谁来处理、何时之前', cell: (row) => <NextStep next={row} viewer="owner" /> },
  {
    key: 'open',
    header: '操作',
    actions: true,
    cell: (row) => <RecordLink open={{ businessSn: row.businessSn }} name={row.businessSn} asButton />,
  },
]
