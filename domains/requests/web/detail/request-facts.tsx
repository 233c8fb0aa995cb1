import { Card, DescriptionList } from '@portal/platform/web'
import { findKind, type RequestDetail, readVouchers } from '../../contract/index.ts'
import { VoucherList } from './voucher-list.tsx'

/** Longer texts take the whole row. */
const shortText = 24

/** What the customer sent, under the labels of the kind's form, and the files. */
export function RequestFacts({ detail }: { detail: RequestDetail }) {
  const labels = findKind(detail.businessType)?.labels ?? {}
  const fields: Readonly<Record<string, unknown>> = detail
  const items = Object.entries(labels)
    .filter(([field]) => field !== 'voucher')
    .map(([field, term]) => {
      const text = String(fields[field] ?? '')
      return { term, detail: text, wide: [...text].length > shortText }
    })
  return (
    <>
      <Card title="申请信息">
        <DescriptionList items={items} />
      </Card>
      <Card title="材料">
        <VoucherList vouchers={readVouchers(detail.voucher)} />
      </Card>
    </>
  )
}
