import { Card, ErrorView, momentText, Pagination, queryOf, Skeleton } from '@portal/platform/web'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type TrailLine, trailActLabels } from '../../contract/audit.ts'
import { requestsApi } from '../../contract/endpoints.ts'
import styles from './audit-trail.module.css'

const pageSize = 8

const leads = {
  owner: '谁在什么时候查看或变更过这项业务。工作人员以“办案人员”加固定代号表示，同一人 10 分钟内的多次查看合为一条。',
  staff: '客户也能看到这份记录，其中工作人员以“办案人员”加固定代号表示。同一人 10 分钟内的多次查看合为一条。',
} as const

/** Who looked and who changed what, newest first; the customer reads what the desk reads, with labels for names. */
export function AuditTrail({ businessSn, viewer }: { businessSn: string; viewer: 'owner' | 'staff' }) {
  const [page, setPage] = useState(1)
  const window = { pgIndex: page, pgCount: pageSize }
  const own = useQuery({
    ...queryOf(requestsApi.ownTrail, { query: { businessSn, ...window } }),
    enabled: viewer === 'owner',
    placeholderData: keepPreviousData,
  })
  const desk = useQuery({
    ...queryOf(requestsApi.deskTrail, { params: { businessSn }, query: window }),
    enabled: viewer === 'staff',
    placeholderData: keepPreviousData,
  })
  const { data, error, isPending, refetch } = viewer === 'owner' ? own : desk
  return (
    <Card title="查看与变更记录">
      <p className={styles.lead}>{leads[viewer]}</p>
      {isPending && <Skeleton rows={4} rowHeight={30} />}
      {error && <ErrorView title="记录加载失败" error={error} onRetry={() => refetch()} />}
      {data && (
        <ol className={styles.trail}>
          {data.elements.map((line) => (
            <Line key={`${line.time} ${line.actor} ${line.act} ${line.detail}`} line={line} />
          ))}
        </ol>
      )}
      {data && data.totalElements > pageSize && (
        <Pagination page={page} pageSize={pageSize} total={data.totalElements} onPage={setPage} />
      )}
    </Card>
  )
}

function Line({ line: { time, lastTime, count, actor, act, detail } }: { line: TrailLine }) {
  return (
    <li>
      <span className={styles.time}>{momentText(lastTime)}</span>
      <span>{actor}</span>
      <span className={styles.act}>
        {trailActLabels[act]}
        {detail && <span className={styles.detail}>（{detail}）</span>}
        {count > 1 && (
          <span className={styles.detail}>
            {' '}
            {count} 次，自 {momentText(time).slice(11)}
          </span>
        )}
      </span>
    </li>
  )
}
