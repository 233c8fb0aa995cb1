import {
  Card,
  type Column,
  DataTable,
  DescriptionList,
  DetailHead,
  Empty,
  ErrorView,
  momentText,
  Notice,
  Quiet,
  queryOf,
  Skeleton,
  Stack,
  StatusTag,
  StatusTags,
} from '@portal/platform/web'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import { patentRecordsApi, type RecordDetail, type RecordEvent, type RecordFact } from '../../contract/records.ts'
import { statusLabels } from '../../proof/vocabulary.ts'
import { hiddenWords } from './hidden-words.ts'
import { PatentTabs } from './patent-tabs.tsx'
import { statusTones } from './status-tone.ts'

/** One publication at the desk: what is known of it, who told each fact, and its legal events. */
export function PatentRecordPage() {
  const { pn = '' } = useParams()
  const { data, error, isPending, refetch } = useQuery(queryOf(patentRecordsApi.readRecord, { params: { pn } }))
  if (isPending) return <Skeleton rows={10} rowHeight={48} />
  if (error) return <ErrorView title="专利记录加载失败" error={error} onRetry={() => void refetch()} />
  return <RecordView record={data} />
}

function RecordView({ record }: { record: RecordDetail }) {
  const { pn, title, status, mayShow, isDemonstration, facts, events } = record
  return (
    <>
      <PatentTabs />
      <DetailHead
        title={mayShow ? (title ?? pn) : hiddenWords}
        number={pn}
        tag={
          <StatusTags>
            <StatusTag tone={statusTones[status]}>{statusLabels[status]}</StatusTag>
            {isDemonstration && <StatusTag tone="draft">演示</StatusTag>}
          </StatusTags>
        }
      />
      <Stack gap={24}>
        {!mayShow && <Notice>{hiddenWords}：名称、申请人和发明人在所有页面都不显示，其余数据照常使用。</Notice>}
        <DescriptionList items={summaryOf(record)} />
        <Card title="各项数据及来源">
          <DataTable caption="各项数据及来源" columns={factColumns} rows={facts} rowKey={({ name }) => name} />
        </Card>
        <Card title="法律事件">
          {events.length === 0 ? (
            <Empty text="没有来源提供过法律事件" />
          ) : (
            <DataTable caption="法律事件" columns={eventColumns} rows={events} rowKey={eventKey} />
          )}
        </Card>
      </Stack>
    </>
  )
}

const summaryOf = ({ applicationNumber, statusAsOf, mayShow, version, changeTime }: RecordDetail) => [
  { term: '申请号', detail: applicationNumber },
  { term: '法律状态截至', detail: statusAsOf },
  { term: '展示著录项目', detail: mayShow ? '允许' : '不允许' },
  { term: '版本', detail: `第 ${version} 版，${momentText(changeTime)} 更新` },
]

const shownValue = ({ value, hidden }: RecordFact): string => (hidden ? hiddenWords : (value ?? '未知'))

const factColumns: readonly Column<RecordFact>[] = [
  { key: 'label', header: '数据', title: true, width: '160px', cell: ({ label }) => label },
  {
    key: 'value',
    header: '值',
    cell: (fact) => (
      <>
        {shownValue(fact)}
        {fact.byEvents && <Quiet>按法律事件判定</Quiet>}
        {fact.overruled && (
          <Quiet>
            {fact.overruled.source}（截至 {fact.overruled.asOf}）称：{fact.overruled.value}
          </Quiet>
        )}
      </>
    ),
  },
  {
    key: 'source',
    header: '来源',
    width: '24%',
    cell: ({ origin }) => {
      if (origin === null) return '—'
      return origin.importId === null ? (
        origin.source
      ) : (
        <Link to={`/patent-imports/${origin.importId}`}>{origin.source}</Link>
      )
    },
  },
  { key: 'asOf', header: '截至', width: '120px', cell: ({ origin }) => origin?.asOf ?? '—' },
]

const eventKey = ({ day, code }: RecordEvent): string => `${day} ${code}`

const eventColumns: readonly Column<RecordEvent>[] = [
  { key: 'day', header: '日期', title: true, width: '120px', cell: ({ day }) => day },
  { key: 'code', header: '代码', width: '90px', cell: ({ code }) => code },
  {
    key: 'meaning',
    header: '含义',
    cell: ({ meaning, text }) => (
      <>
        {meaning ?? '不影响法律状态'}
        {text && <Quiet>{text}</Quiet>}
      </>
    ),
  },
  { key: 'source', header: '来源', width: '24%', cell: ({ source }) => source },
]
