import {
  type Column,
  choiceParam,
  DeskList,
  type ListFilter,
  momentText,
  NothingListed,
  Quiet,
  StatusTag,
  StatusTags,
  useListPage,
  wordsParam,
} from '@portal/platform/web'
import { Link } from 'react-router'
import { patentRecordsApi, type RecordRow } from '../../contract/records.ts'
import { statuses, statusLabels } from '../../proof/vocabulary.ts'
import { hiddenWords } from './hidden-words.ts'
import { PatentTabs } from './patent-tabs.tsx'
import { statusTones } from './status-tone.ts'

const search = {
  keyword: wordsParam(),
  source: wordsParam(),
  status: choiceParam(['', ...statuses], ''),
}

const filtersOf = (sources: readonly string[]): readonly ListFilter<'source' | 'status'>[] => [
  { name: 'status', label: '法律状态', options: statuses.map((value) => ({ value, label: statusLabels[value] })) },
  { name: 'source', label: '数据来源', options: sources.map((value) => ({ value, label: value })) },
]

/** 专利记录: all publications of which something is known. */
export function PatentRecordsPage() {
  const records = useListPage(patentRecordsApi.listRecords, { filter: search, pageSize: 20 })
  return (
    <>
      <PatentTabs />
      <DeskList
        title="专利记录"
        lead="价值评估使用的专利数据，按公告号排列。打开一件可以看到每项数据由谁提供、截至哪一天。"
        unit="件"
        pages={records}
        filters={filtersOf(records.list.data?.sources ?? [])}
        finds="公告号开头、完整申请号或专利名称"
        findLabel="查找专利"
        columns={columns}
        rowKey={({ pn }) => pn}
        empty={<NothingListed of={records} text="还没有专利数据" filtered="没有符合条件的专利" />}
      />
    </>
  )
}

const titleOf = ({ title, mayShow }: RecordRow): string => (mayShow ? (title ?? '名称未知') : hiddenWords)

const columns: readonly Column<RecordRow>[] = [
  {
    key: 'pn',
    header: '公告号',
    title: true,
    width: '170px',
    cell: ({ pn, isDemonstration }) => (
      <>
        <Link to={`/patent-records/${pn}`}>{pn}</Link> {isDemonstration && <StatusTag tone="draft">演示</StatusTag>}
      </>
    ),
  },
  {
    key: 'title',
    header: '专利名称',
    cell: (row) => (
      <>
        {titleOf(row)}
        {row.applicants && row.applicants.length > 0 && <Quiet>{row.applicants.join('；')}</Quiet>}
      </>
    ),
  },
  {
    key: 'status',
    header: '法律状态',
    cell: ({ status, statusAsOf }) => (
      <>
        <StatusTags>
          <StatusTag tone={statusTones[status]}>{statusLabels[status]}</StatusTag>
        </StatusTags>
        {statusAsOf && <Quiet>截至 {statusAsOf}</Quiet>}
      </>
    ),
  },
  { key: 'filingDate', header: '申请日', width: '120px', cell: ({ filingDate }) => filingDate ?? '—' },
  { key: 'sources', header: '数据来源', cell: ({ sources }) => sources.join('、') },
  { key: 'changeTime', header: '更新', width: '160px', cell: ({ changeTime }) => momentText(changeTime) },
]
