import { Card, DescriptionList, queryOf } from '@portal/platform/web'
import type { LogState } from '@portal/proofs/contract'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { evidenceDeskApi } from '../../contract/desk-endpoints.ts'
import { spanText } from './log-texts.ts'

const sinceText = (since: number | null): string =>
  since === null ? '' : `，最早的已等待 ${spanText(Date.now() - since)}`

const countText = (count: number, since: number | null): string =>
  count === 0 ? '无' : `${count} 项${sinceText(since)}`

const oldestOf = (times: readonly (number | null)[]): number | null => {
  const known = times.filter((time) => time !== null)
  return known.length === 0 ? null : Math.min(...known)
}

/** The proofs that were requested and are not there yet, by the step at which they wait. */
export function PendingCard({ state }: { state: LogState }) {
  const { size, signedSize, unsignedSince, authorities, checkpointStamps, chain } = state
  const query = { state: '', proof: '1', keyword: '', from: '', to: '', pgIndex: 1, pgCount: 1 }
  const records = useQuery(queryOf(evidenceDeskApi.deskList, { query })).data?.totalElements
  const orders = [...authorities, checkpointStamps]
  const stamps = orders.reduce((sum, { waiting }) => sum + waiting, 0)
  const open = chain?.anchors.filter((anchor) => anchor.state !== 'final') ?? []
  return (
    <Card title="等待中的证明">
      <DescriptionList
        items={[
          {
            term: '证明中的存证',
            // It is a link from the beginning: on a phone links stand in a row of their own height.
            detail: <Link to="/evidence?proof=1">{records ?? '…'} 项，查看</Link>,
          },
          { term: '待签署条目', detail: countText(size - signedSize, unsignedSince) },
          { term: '待签时间戳', detail: countText(stamps, oldestOf(orders.map(({ since }) => since))) },
          ...(chain
            ? [{ term: '待确认锚定', detail: countText(open.length, oldestOf(open.map(({ at }) => at))) }]
            : []),
        ]}
      />
    </Card>
  )
}
