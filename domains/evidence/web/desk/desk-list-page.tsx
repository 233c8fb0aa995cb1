import {
  Button,
  Card,
  type Column,
  choiceParam,
  DateRange,
  dayText,
  Empty,
  FilterChips,
  FilterRow,
  KeywordSearch,
  ListHead,
  momentText,
  numberParam,
  PagedTable,
  queryOf,
  textParam,
  useSearch,
} from '@portal/platform/web'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import * as z from 'zod/mini'
import type { DeskRow } from '../../contract/desk.ts'
import { evidenceDeskApi } from '../../contract/desk-endpoints.ts'
import { evidenceStateLabels, proofStateLabels } from '../../contract/states.ts'
import { ProofTag, StateTag } from '../parts/evidence-tags.tsx'
import css from './desk.module.css'

const pageSize = 10

const listSearch = z.object({
  state: choiceParam(['', '0', '1'], ''),
  proof: choiceParam(['', '1', '2', '3'], ''),
  keyword: textParam(),
  from: textParam(),
  to: textParam(),
  page: numberParam(1, 1_000_000, 1),
})
const noFilter = { state: '', proof: '', keyword: '', from: '', to: '', page: 1 } as const

const stateOptions = [
  { value: '', label: '全部' },
  { value: '0', label: evidenceStateLabels[0] },
  { value: '1', label: evidenceStateLabels[1] },
] as const
const proofOptions = [
  { value: '', label: '不限证明' },
  { value: '1', label: proofStateLabels[1] },
  { value: '2', label: proofStateLabels[2] },
  { value: '3', label: proofStateLabels[3] },
] as const

/** All records, for the desk; filters and page stand in the address. */
export function DeskListPage() {
  const [{ state, proof, keyword = '', from = '', to = '', page }, patch] = useSearch(listSearch)
  const query = { state, proof, keyword, from, to, pgIndex: page, pgCount: pageSize }
  const list = useQuery({ ...queryOf(evidenceDeskApi.deskList, { query }), placeholderData: keepPreviousData })
  const isFiltered = [state, proof, keyword, from, to].some((value) => value !== '')
  return (
    <Card>
      <ListHead title="展会存证" />
      <FilterRow>
        <FilterChips
          label="状态"
          options={stateOptions}
          value={state}
          onChange={(next) => patch({ state: next, page: 1 })}
        />
        <FilterChips
          label="证明"
          options={proofOptions}
          value={proof}
          onChange={(next) => patch({ proof: next, page: 1 })}
        />
        <DateRange label="创建日期" value={{ from, to }} onChange={(range) => patch({ ...range, page: 1 })} />
        <KeywordSearch
          key={keyword}
          keyword={keyword}
          placeholder="完整编号、权利人、展会"
          onSearch={(next) => patch({ keyword: next, page: 1 })}
        />
      </FilterRow>
      <PagedTable
        list={list}
        caption="展会存证列表"
        name="存证列表"
        columns={columns}
        rowKey={({ id }) => id}
        page={page}
        pageSize={pageSize}
        onPage={(next) => patch({ page: next })}
        bones={{ rowHeight: 74 }}
        empty={<Empty {...(isFiltered && { action: <Button onClick={() => patch(noFilter)}>清除筛选</Button> })} />}
      />
    </Card>
  )
}

const columns: readonly Column<DeskRow>[] = [
  {
    key: 'evidenceNo',
    header: '存证编号',
    title: true,
    cell: ({ evidenceNo }) => <Link to={`/evidence/${evidenceNo}`}>{evidenceNo}</Link>,
  },
  {
    key: 'customer',
    header: '客户',
    cell: ({ customer: { companyName, username } }) => (
      <>
        {companyName ?? username}
        {companyName && <p className={css.quiet}>{username}</p>}
      </>
    ),
  },
  { key: 'holder', header: '权利人', cell: ({ obligeeName }) => obligeeName },
  {
    key: 'exhibition',
    header: '展会',
    cell: ({ exhibitionName, exhibitionTime }) => (
      <>
        {exhibitionName}
        <p className={css.quiet}>{dayText(exhibitionTime)}</p>
      </>
    ),
  },
  { key: 'createTime', header: '创建时间', cell: ({ createTime }) => momentText(createTime) },
  {
    key: 'state',
    header: '状态',
    cell: ({ state, proof }) => (
      <div className={css.tags}>
        <StateTag state={state} />
        {state === 1 && <ProofTag proof={proof} />}
      </div>
    ),
  },
  {
    key: 'actions',
    header: '操作',
    actions: true,
    cell: ({ evidenceNo }) => (
      <Link to={`/evidence/${evidenceNo}`} className="btn btn-text" aria-label={`查看 ${evidenceNo}`}>
        查看
      </Link>
    ),
  },
]
