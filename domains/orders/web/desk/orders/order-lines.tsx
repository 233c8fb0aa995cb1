import { Button, Card, type Column, call, DataTable, momentText, useDeskAct } from '@portal/platform/web'
import { ordersDeskApi } from '../../../contract/desk-endpoints.ts'
import type { DeskOrderDetail } from '../../../contract/desk-orders.ts'
import { feeKindLabels } from '../../../contract/fees.ts'
import { moneyWords } from '../../../contract/money.ts'
import { orderReads } from './order-reads.ts'

type Line = DeskOrderDetail['lines'][number]

const columns: readonly Column<Line>[] = [
  { key: 'name', header: '项目', title: true, cell: ({ name }) => name },
  { key: 'kind', header: '类别', cell: ({ kind }) => feeKindLabels[kind] },
  { key: 'unitPrice', header: '单价', align: 'right', cell: ({ unitPrice }) => moneyWords(unitPrice) },
  { key: 'quantity', header: '数量', align: 'right', cell: ({ quantity }) => quantity },
  { key: 'amount', header: '金额', align: 'right', cell: ({ amount }) => moneyWords(amount) },
]

/** What an order consists of, and which official fees have gone on to the office. */
export function OrderLines({ order }: { order: DeskOrderDetail }) {
  const { orderNo, lines, can } = order
  const { run, busy } = useDeskAct(orderReads)
  const spend = (line: number) =>
    void run(() => call(ordersDeskApi.spend, { params: { orderNo }, body: { line } }), '已标明上缴，这项官费不再退')
  const spent: Column<Line> = {
    key: 'spent',
    header: '上缴',
    cell: ({ kind, line, name, spentAt }) => {
      if (spentAt !== null) return `${momentText(spentAt)} 已上缴`
      if (kind !== 'official' || !can.includes('spend')) return '—'
      return (
        <Button size="small" busy={busy} aria-label={`标明已上缴 ${name}`} onClick={() => spend(line)}>
          标明已上缴
        </Button>
      )
    },
  }
  return (
    <Card title="收费明细">
      <DataTable caption="收费明细" columns={[...columns, spent]} rows={lines} rowKey={({ line }) => String(line)} />
    </Card>
  )
}
