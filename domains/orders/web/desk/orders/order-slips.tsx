import { Card, Quiet } from '@portal/platform/web'
import type { DeskOrderDetail } from '../../../contract/desk-orders.ts'
import { SlipList } from '../../slip-list.tsx'

/** The slips of a transfer that the customer uploaded. They help to find the money and prove nothing. */
export function OrderSlips({ order: { slips } }: { order: Pick<DeskOrderDetail, 'slips'> }) {
  if (slips.length === 0) return null
  return (
    <Card title="转账凭证">
      <Quiet>客户上传，便于查找款项，不代表已经到账。</Quiet>
      <SlipList slips={slips} />
    </Card>
  )
}
