import { Card, ErrorView, Field, Quiet, queryOf, Segmented, Skeleton } from '@portal/platform/web'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { workdayApi } from '../../contract/endpoints.ts'
import { TrendView } from './trend-view.tsx'

const spans = [
  { value: '30', label: '30 天' },
  { value: '90', label: '90 天' },
] as const

/** 趋势: what came in on each of the last days, by the columns that the viewer may see. */
export function TrendCard() {
  const [days, setDays] = useState<'30' | '90'>('30')
  const { data, error, refetch } = useQuery({
    ...queryOf(workdayApi.trends, { query: { days } }),
    placeholderData: keepPreviousData,
    refetchInterval: 60_000,
  })
  return (
    <Card title="趋势">
      <Field label="时间范围" group>
        <Segmented options={spans} value={days} onChange={(next) => setDays(next === '90' ? next : '30')} />
      </Field>
      {error && !data && <ErrorView title="趋势加载失败" error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton rows={4} rowHeight={64} />}
      {data && <TrendView days={data.days} />}
      {data && <Quiet>按北京时间逐日统计，最后一天是今天，尚未结束。</Quiet>}
    </Card>
  )
}
