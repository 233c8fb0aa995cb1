import {
  Card,
  type Column,
  DataTable,
  ErrorView,
  Notice,
  PageHead,
  Quiet,
  queryOf,
  Skeleton,
  Stack,
} from '@portal/platform/web'
import { useQuery } from '@tanstack/react-query'
import { promisesApi } from '../contract/endpoints.ts'
import { promiseBasisLabels } from '../contract/labels.ts'
import { allowanceText } from '../contract/promise.ts'
import { fewestCases, type PromiseRecord, type RecordRow } from '../contract/record.ts'
import styles from './service-promises-page.module.css'
import { amountText, shareText, shiftsText } from './time-text.ts'

/** 服务时限: what the desk promises by when, how the time is counted, and what became of last month's promises. */
export function ServicePromisesPage() {
  const record = useQuery(queryOf(promisesApi.record, {}))
  return (
    <>
      <PageHead
        title="服务时限与兑现情况"
        lead="每类业务何时答复、怎样计时，以及上个月做到了多少。"
        crumbs={[{ text: '服务时限' }]}
      />
      <Stack gap={24} className="wrap page">
        {record.isPending && <Skeleton rows={6} rowHeight={56} />}
        {record.isError && (
          <ErrorView title="兑现情况加载失败" error={record.error} onRetry={() => void record.refetch()} />
        )}
        {record.data && <RecordView record={record.data} />}
      </Stack>
    </>
  )
}

const monthText = (month: string): string => {
  const [year, number] = month.split('-')
  return `${year} 年 ${Number(number)} 月`
}

function RecordView({ record }: { record: PromiseRecord }) {
  const { month, shifts, demonstration, rows } = record
  return (
    <>
      {demonstration && <Notice tone="warning">演示数据：以下数字由演示业务产生，不代表真实服务。</Notice>}
      <Card title={`${monthText(month)}兑现情况`}>
        <DataTable
          caption={`${monthText(month)}各业务的时限兑现情况`}
          columns={columns}
          rows={rows}
          rowKey={({ service, kind }) => `${service} ${kind}`}
        />
        <Quiet className={styles.note}>
          统计当月应当完成的业务，每件按其开始时的时限判定；到期未完成的同样计入，用时算到现在。不足 {fewestCases}{' '}
          件的不给出数字。
        </Quiet>
      </Card>
      <Card title="怎样计时" tone="tint">
        <Stack as="ul" gap={8} className={styles.rules}>
          <li>服务时间：工作日 {shiftsText(shifts)}；按国家公布的节假日与调休安排，北京时间。</li>
          <li>“服务承诺”是平台对外的承诺；“目标时限”是运营方为自己设定的目标，可能调整，已开始的业务不受影响。</li>
          <li>请您补充材料期间停止计时，补充后继续。</li>
          <li>用时扣除上述暂停，只算服务时间；时限写明连续计算的，昼夜都算。</li>
        </Stack>
      </Card>
    </>
  )
}

const scarce = '样本不足'

const columns: readonly Column<RecordRow>[] = [
  { key: 'name', header: '业务', title: true, cell: ({ name, label }) => `${name} · ${label}` },
  {
    key: 'allowance',
    header: '时限',
    cell: ({ basis, allowance }) => (
      <>
        {allowanceText(allowance)}
        <Quiet>{promiseBasisLabels[basis]}</Quiet>
      </>
    ),
  },
  {
    key: 'count',
    header: '件数',
    cell: ({ count, open }) => (open > 0 ? `${count}（未完成 ${open}）` : `${count}`),
  },
  {
    key: 'kept',
    header: '按时率',
    cell: ({ figures }) => (figures ? shareText(figures.keptShare) : scarce),
  },
  {
    key: 'median',
    header: '中位用时',
    cell: ({ figures }) => (figures ? amountText(figures.medianMs) : scarce),
  },
  {
    key: 'worst',
    header: '最长用时',
    cell: ({ figures }) => (figures ? amountText(figures.worstMs) : scarce),
  },
]
