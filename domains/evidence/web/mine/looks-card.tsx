import { Card, ErrorView, Pagination, queryOf, Skeleton } from '@portal/platform/web'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { evidenceApi } from '../../contract/endpoints.ts'
import { lookKindLabels } from '../../contract/looks.ts'
import { slotTitle } from '../../contract/slots.ts'
import { preciseText } from '../parts/precise-text.ts'
import css from './evidence-detail.module.css'

const pageSize = 10

/** Who looked at travel documents and numbers, when and why. */
export function LooksCard({ id }: { id: string }) {
  const [page, setPage] = useState(1)
  const { data, error, refetch } = useQuery({
    ...queryOf(evidenceApi.ownLooks, { query: { id, pgIndex: page, pgCount: pageSize } }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  })
  return (
    <Card title="查看记录">
      {!data && !error && <Skeleton rows={2} rowHeight={28} />}
      {error && <ErrorView title="查看记录加载失败" error={error} onRetry={() => void refetch()} />}
      {data?.elements.length === 0 && <p className={css.none}>还没有人看过您的出入境材料和证件号码。</p>}
      {data && data.elements.length > 0 && (
        <ul className={css.looks}>
          {data.elements.map(({ time, actor, kind, slot, reason }) => (
            <li key={`${time}${actor}${kind}${slot}`}>
              <time dateTime={new Date(time).toISOString()}>{preciseText(time)}</time>
              <span>{actor}</span>
              <span>
                {lookKindLabels[kind]}
                {slot && `：${slotTitle(slot)}`}
              </span>
              {reason && <span>原因：{reason}</span>}
            </li>
          ))}
        </ul>
      )}
      {data && data.totalElements > pageSize && (
        <Pagination page={page} pageSize={pageSize} total={data.totalElements} onPage={setPage} />
      )}
    </Card>
  )
}
