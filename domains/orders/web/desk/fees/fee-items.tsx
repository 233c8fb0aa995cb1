import { type Column, DataTable } from '@portal/platform/web'
import type { FeeItemView, FeeTables } from '../../../contract/desk-fees.ts'
import { feeKindLabels, orderServiceLabels } from '../../../contract/fees.ts'
import { moneyWords } from '../../../contract/money.ts'

type Codes = FeeTables['codes']

/** The prices of one version, each with its source. */
export function FeeItems({ codes, items }: { codes: Codes; items: readonly FeeItemView[] }) {
  const known = (code: string) => codes.find((one) => one.code === code)
  const columns: readonly Column<FeeItemView>[] = [
    { key: 'name', header: '收费项目', title: true, cell: ({ code }) => known(code)?.name ?? code },
    {
      key: 'kind',
      header: '类别',
      cell: ({ code }) => {
        const fee = known(code)
        return fee ? `${orderServiceLabels[fee.service]} · ${feeKindLabels[fee.kind]}` : '—'
      },
    },
    { key: 'unitPrice', header: '单价', align: 'right', cell: ({ unitPrice }) => moneyWords(unitPrice) },
    {
      key: 'source',
      header: '来源',
      cell: ({ source, checkedOn }) => [source, checkedOn].filter(Boolean).join(' · ') || '—',
    },
    {
      key: 'rights',
      header: '开票 / 退款',
      cell: ({ invoiceable, refundable }) => `${invoiceable ? '可开票' : '不开票'} / ${refundable ? '可退' : '不退'}`,
    },
  ]
  return <DataTable caption="价格" columns={columns} rows={items} rowKey={({ code }) => code} />
}
