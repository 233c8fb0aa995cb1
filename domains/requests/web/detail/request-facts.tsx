import { Card, DescriptionList } from '@portal/platform/web'
import type { ReactNode } from 'react'
import type { RequestDetail } from '../../contract/detail.ts'
import { factsOf } from '../../contract/facts.ts'
import { readVouchers } from '../../contract/voucher.ts'
import { IdCardViews } from './id-card-views.tsx'
import { SelfCheckCard } from './self-check-card.tsx'
import { VoucherList } from './voucher-list.tsx'

/** Texts with more characters than this take the whole row. */
const shortText = 24

/** What the customer sent, under the labels of the kind's form, and the files. What was not given is left out. */
export function RequestFacts({
  detail,
  idCardAction,
}: {
  detail: RequestDetail
  /** An action that stands beside the masked ID number. */
  idCardAction?: ReactNode
}) {
  const items = factsOf(detail).map(({ field, label, text }) => ({
    term: label,
    detail:
      field === 'idCard' && idCardAction ? (
        <>
          {text} {idCardAction}
        </>
      ) : (
        text
      ),
    wide: [...text].length > shortText,
  }))
  return (
    <>
      <Card title="申请信息">
        <DescriptionList items={items} />
      </Card>
      {detail.answers !== null && <SelfCheckCard answers={detail.answers} />}
      <Card title="材料">
        <VoucherList vouchers={readVouchers(detail.voucher)} />
      </Card>
      {detail.idCardViews.length > 0 && <IdCardViews views={detail.idCardViews} />}
    </>
  )
}
