import {
  Card,
  type Column,
  DataTable,
  Empty,
  ErrorView,
  Pagination,
  queryOf,
  Skeleton,
  StatusTag,
} from '@portal/platform/web'
import { type AuditRow, logDeskApi } from '@portal/proofs/contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import css from './log.module.css'
import { timeText } from './log-texts.ts'

const pageSize = 10
/** Of an audit that found more, the rest is read where it was kept. */
const shownFindings = 20

/** Every audit of the log, and what each found. */
export function AuditsCard() {
  const [page, setPage] = useState(1)
  const query = { pgIndex: page, pgCount: pageSize }
  const list = useQuery({ ...queryOf(logDeskApi.audits, { query }), placeholderData: keepPreviousData })
  const total = list.data?.totalElements ?? 0
  return (
    <Card title="审计记录">
      <p className={css.about}>
        每天 03:40
        自动审计一次：由全部条目重算整棵树，与签署过的检查点、签署者的记忆和已发布的内容逐项核对。每次审计也记入日志。
      </p>
      {list.isPending && <Skeleton rows={3} rowHeight={56} />}
      {list.isError && <ErrorView title="审计记录加载失败" error={list.error} onRetry={() => void list.refetch()} />}
      {list.data && total === 0 && <Empty text="还没有审计过" />}
      {total > 0 && (
        <DataTable
          caption="审计记录"
          columns={columns}
          rows={list.data?.elements ?? []}
          rowKey={({ number }) => String(number)}
          busy={list.isPlaceholderData}
        />
      )}
      {total > pageSize && <Pagination page={page} pageSize={pageSize} total={total} onPage={setPage} />}
    </Card>
  )
}

function Findings({ findings }: Pick<AuditRow, 'findings'>) {
  if (findings.length === 0) return <StatusTag tone="done">全部一致</StatusTag>
  return (
    <>
      <StatusTag tone="refused">{`${findings.length} 处不一致`}</StatusTag>
      <ul className={css.findings}>
        {findings.slice(0, shownFindings).map(({ kind, index, size, msg }) => (
          <li key={`${kind}${index}${size}`}>{msg}</li>
        ))}
      </ul>
      {findings.length > shownFindings && <p className={css.quiet}>只列出前 {shownFindings} 处。</p>}
      <p className={css.quiet}>请勿改动数据库：保留现场，从备份核对，并联系见证人。步骤见运维手册。</p>
    </>
  )
}

const columns: readonly Column<AuditRow>[] = [
  { key: 'number', header: '编号', title: true, width: '90px', cell: ({ number }) => `第 ${number} 次` },
  { key: 'at', header: '时间', width: '190px', cell: ({ at }) => timeText(at) },
  { key: 'size', header: '核对条数', width: '110px', cell: ({ size }) => size },
  { key: 'findings', header: '结果', cell: Findings },
]
