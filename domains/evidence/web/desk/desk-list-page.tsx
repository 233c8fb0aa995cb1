import {
  Card,
  type Column,
  choiceParam,
  DateRange,
  dayText,
  FilterChips,
  FilterRow,
  KeywordSearch,
  LinkButton,
  ListHead,
  momentText,
  NothingListed,
  PagedTable,
  Quiet,
  Stack,
  useListPage,
  wordsParam,
} from '@portal/platform/web'
import { Link } from 'react-router'
import type { DeskRow } from '../../contract/desk.ts'
import { evidenceDeskApi } from '../../contract/desk-endpoints.ts'
import { evidenceStateLabels, proofStateLabels, recordedLabel } from '../../contract/states.ts'
import { ProofTag, StateTag } from '../parts/evidence-tags.tsx'

const filter = {
  state: choiceParam(['', '0', '1'], ''),
  proof: choiceParam(['', '1', '2', '3'], ''),
  keyword: wordsParam(),
  from: wordsParam(),
  to: wordsParam(),
}

const stateOptions = [
  { value: '', label: '全部' },
  { value: '0', label: evidenceStateLabels[0] },
  { value: '1', label: evidenceStateLabels[1] },
] as const
const proofOptions = [
  { value: '', label: '不限证明' },
  { value: '1', label: proofStateLabels[1] },
  { value: '2', label: proofStateLabels[2] },
  { value: '3', label: `${recordedLabel}或${proofStateLabels[3]}` },
] as const

/** The list of all records for staff; its filters and page are kept in the address. */
export function DeskListPage() {
  const records = useListPage(evidenceDeskApi.deskList, { filter, pageSize: 10 })
  const { search, set } = records
  const { state, proof, keyword, from, to } = search
  return (
    <Card>
      <ListHead title="展会存证" />
      <FilterRow>
        <FilterChips label="状态" options={stateOptions} value={state} onChange={(next) => set({ state: next })} />
        <FilterChips label="证明" options={proofOptions} value={proof} onChange={(next) => set({ proof: next })} />
        <DateRange label="创建日期" value={{ from, to }} onChange={(range) => set(range)} />
        <KeywordSearch
          key={keyword}
          keyword={keyword}
          placeholder="完整编号、权利人、展会"
          onSearch={(next) => set({ keyword: next })}
        />
      </FilterRow>
      <PagedTable
        pages={records}
        caption="展会存证列表"
        name="存证列表"
        columns={columns}
        rowKey={({ id }) => id}
        skeleton={{ rowHeight: 74 }}
        empty={<NothingListed of={records} />}
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
        {companyName && <Quiet>{username}</Quiet>}
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
        <Quiet>{dayText(exhibitionTime)}</Quiet>
      </>
    ),
  },
  { key: 'createTime', header: '创建时间', cell: ({ createTime }) => momentText(createTime) },
  {
    key: 'state',
    header: '状态',
    cell: (row) => (
      <Stack gap={6} start>
        <StateTag state={row.state} />
        {row.state === 1 && <ProofTag of={row} />}
      </Stack>
    ),
  },
  {
    key: 'actions',
    header: '操作',
    actions: true,
    cell: ({ evidenceNo }) => (
      <LinkButton to={`/evidence/${evidenceNo}`} variant="text" aria-label={`查看 ${evidenceNo}`}>
        查看
      </LinkButton>
    ),
  },
]
