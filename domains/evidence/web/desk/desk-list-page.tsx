import {
  type Column,
  choiceParam,
  DeskList,
  dayText,
  LinkButton,
  type ListFilter,
  momentText,
  NothingListed,
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
  proof: choiceParam(['', '1', '2', '3'], ''),
  keyword: wordsParam(),
  from: wordsParam(),
  to: wordsParam(),
  state: choiceParam(['', '0', '1'], ''),
}

const stateOptions = [
  { value: '', label: '全部' },
  { value: '0', label: evidenceStateLabels[0] },
  { value: '1', label: evidenceStateLabels[1] },
] as const
const proofOptions = [
  { value: '1', label: proofStateLabels[1] },
  { value: '2', label: proofStateLabels[2] },
  { value: '3', label: `${recordedLabel}或${proofStateLabels[3]}` },
] as const

const filters = [
  { name: 'proof', label: '证明', options: proofOptions },
  { days: '创建日期' },
] as const satisfies readonly ListFilter[]

/** The list of all records for staff; its filters and page are kept in the address. */
export function DeskListPage() {
  const records = useListPage(evidenceDeskApi.deskList, { filter, pageSize: 10 })
  return (
    <DeskList
      title="展会存证"
      pages={records}
      views={{ name: 'state', options: stateOptions }}
      filters={filters}
      finds="完整编号、权利人、展会"
      columns={columns}
      rowKey={({ id }) => id}
      skeleton={{ rowHeight: 74 }}
      empty={<NothingListed of={records} />}
    />
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
