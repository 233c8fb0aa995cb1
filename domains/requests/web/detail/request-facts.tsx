import { Card, DescriptionList } from '@portal/platform/web'
import type { ReactNode } from 'react'
import type { RequestDetail } from '../../contract/detail.ts'
import { readVouchers } from '../../contract/voucher.ts'
import { factItems } from './fact-items.ts'
import { IdCardViews } from './id-card-views.tsx'
import { SelfCheckCard } from './self-check-card.tsx'
import { VoucherList } from './voucher-list.tsx'

/** What the customer sent, as the desk reads it: the fields, the files and who has seen the ID number. */
export function RequestFacts({
  detail,
  idCardAction,
}: {
  detail: RequestDetail
  /** An action that stands beside the masked ID number. */
  idCardAction?: ReactNode
}) {
  const items = factItems(detail).map((item) => ({
    ...item,
    detail:
      item.field === 'idCard' && idCardAction ? (
        <>
          {item.detail} {idCardAction}
        </>
      ) : (
        item.detail
      ),
  }))
  return (
    <>
      <Card title="客户填的内容">
        <DescriptionList items={items} />
      </Card>
      {detail.answers !== null && <SelfCheckCard answers={detail.answers} />}
      <Card title="客户交的材料">
        <VoucherList vouchers={readVouchers(detail.voucher)} />
      </Card>
      {detail.idCardViews.length > 0 && (
        <Card title="身份证号查看记录">
          <IdCardViews views={detail.idCardViews} />
        </Card>
      )}
    </>
  )
}
