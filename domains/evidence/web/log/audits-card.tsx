import { Card, type Column, Empty, PagedTable, Quiet, Stack, StatusTag, useListPart } from '@portal/platform/web'
import { type AuditRow, logDeskApi } from '@portal/proofs/contract'
import css from './log.module.css'
import { timeText } from './log-texts.ts'

/** How many findings of one audit are shown. */
const shownFindings = 20

/** The audits of the log, and what each of them found. */
export function AuditsCard() {
  const audits = useListPart(logDeskApi.audits, { pageSize: 10 })
  return (
    <Card title="审计记录">
      <p className={css.about}>
        每天 03:40
        自动审计一次：由全部条目重算整棵树，与签署过的内容、签署者的记忆和已发布的内容逐项核对。每次审计也记入日志。
      </p>
      <PagedTable
        pages={audits}
        caption="审计记录"
        columns={columns}
        rowKey={({ number }) => String(number)}
        skeleton={{ rows: 3, rowHeight: 56 }}
        empty={<Empty text="还没有审计过" />}
        short
      />
    </Card>
  )
}

function Findings({ findings }: Pick<AuditRow, 'findings'>) {
  if (findings.length === 0) return <StatusTag tone="done">全部一致</StatusTag>
  return (
    <>
      <StatusTag tone="refused">{`${findings.length} 处不一致`}</StatusTag>
      <Stack as="ul" gap={4} className={css.findings}>
        {findings.slice(0, shownFindings).map(({ kind, index, size, msg }) => (
          <li key={`${kind}${index}${size}`}>{msg}</li>
        ))}
      </Stack>
      {findings.length > shownFindings && <Quiet>只列出前 {shownFindings} 处。</Quiet>}
      <Quiet>请勿改动数据库：保留现场，从备份核对，并联系见证人。步骤见运维手册。</Quiet>
    </>
  )
}

const columns: readonly Column<AuditRow>[] = [
  { key: 'number', header: '编号', title: true, width: '90px', cell: ({ number }) => `第 ${number} 次` },
  { key: 'at', header: '时间', width: '190px', cell: ({ at }) => timeText(at) },
  { key: 'size', header: '核对条数', width: '110px', cell: ({ size }) => size },
  { key: 'findings', header: '结果', cell: Findings },
]
