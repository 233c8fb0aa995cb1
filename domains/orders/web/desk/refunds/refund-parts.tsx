import { Card, type Column, DataTable, momentText, Notice, Quiet, Stack } from '@portal/platform/web'
import { moneyWords } from '../../../contract/money.ts'
import { type RefundPartView, refundPartStateLabels } from '../../../contract/refunds/refund.ts'
import { moneyHouseLabels } from '../../../contract/ways.ts'

const standingOf = ({ state, offline, house, doneTime }: RefundPartView): string => {
  if (state === 'waiting' && (offline || house === 'bank'))
    return '待线下付出：转账附言写明编号，导入银行流水时自动登记，也可手工登记'
  return doneTime === null ? refundPartStateLabels[state] : `${refundPartStateLabels[state]} ${momentText(doneTime)}`
}

const columns: readonly Column<RefundPartView>[] = [
  {
    key: 'partNo',
    header: '编号',
    title: true,
    cell: ({ partNo, bankSerial }) => (
      <>
        {partNo}
        {bankSerial !== null && <Quiet>流水号 {bankSerial}</Quiet>}
      </>
    ),
  },
  {
    key: 'house',
    header: '退回',
    cell: ({ house, offline, payee }) => (
      <>
        {offline ? `${moneyHouseLabels[house]}（线下）` : moneyHouseLabels[house]}
        {payee && <Quiet>{`${payee.name} ${payee.account ?? ''}`}</Quiet>}
      </>
    ),
  },
  { key: 'amount', header: '金额', align: 'right', cell: ({ amount }) => moneyWords(amount) },
  { key: 'state', header: '状态', cell: standingOf },
]

/** The parts of a refund: each goes back to the payment it came from. */
export function RefundParts({ parts }: { parts: readonly RefundPartView[] }) {
  const refused = parts.filter(({ state }) => state === 'stuck')
  return (
    <Card tone="bare" title="退回哪几笔付款">
      <Stack gap={16}>
        {refused.map(({ partNo, error }) => (
          <Notice key={partNo} tone="warning" title={`${partNo}：渠道无法退款`}>
            {error}
          </Notice>
        ))}
        <DataTable caption="退回哪几笔付款" columns={columns} rows={parts} rowKey={({ partNo }) => partNo} />
      </Stack>
    </Card>
  )
}
