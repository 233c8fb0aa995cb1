import { useMay } from '@portal/accounts/web'
import { Card, type Column, DataTable, momentText } from '@portal/platform/web'
import { Link } from 'react-router'
import type { LedgerEntryView } from '../../../contract/desk-ledger.ts'
import { type DeskOrderDetail, gatewayEventLabels } from '../../../contract/desk-orders.ts'
import { ledgerAccountLabels, ledgerKindLabels } from '../../../contract/ledger.ts'
import { moneyWords } from '../../../contract/money.ts'
import { type PaymentState, type RefundView, refundStateLabels } from '../../../contract/order.ts'
import { moneyHouseLabels, payWayLabels } from '../../../contract/ways.ts'
import { refundPath } from '../refunds/refund-reads.ts'

type Part = { order: DeskOrderDetail }
type Attempt = DeskOrderDetail['attempts'][number]
type Arrival = DeskOrderDetail['arrivals'][number]
type Message = DeskOrderDetail['messages'][number]

const stateLabels = { waiting: '等待付款', paid: '已付', closed: '已关闭' } satisfies Record<PaymentState, string>

const attemptColumns: readonly Column<Attempt>[] = [
  { key: 'paymentNo', header: '支付编号', title: true, cell: ({ paymentNo }) => paymentNo },
  { key: 'way', header: '方式', cell: ({ way }) => payWayLabels[way] },
  { key: 'amount', header: '金额', align: 'right', cell: ({ amount }) => moneyWords(amount) },
  { key: 'state', header: '状态', cell: ({ state }) => stateLabels[state] },
  { key: 'createTime', header: '开始', cell: ({ createTime }) => momentText(createTime) },
]

/** How the customer tried to pay. */
export function Attempts({ order: { attempts } }: Part) {
  if (attempts.length === 0) return null
  return (
    <Card title="支付">
      <DataTable caption="支付" columns={attemptColumns} rows={attempts} rowKey={({ paymentNo }) => paymentNo} />
    </Card>
  )
}

const arrivalColumns: readonly Column<Arrival>[] = [
  { key: 'tradeNo', header: '流水号', title: true, cell: ({ tradeNo }) => tradeNo || '—' },
  { key: 'house', header: '到账处', cell: ({ house }) => moneyHouseLabels[house] },
  { key: 'amount', header: '金额', align: 'right', cell: ({ amount }) => moneyWords(amount) },
  { key: 'paidAt', header: '付款时间', cell: ({ paidAt }) => momentText(paidAt) },
]

/** The money that arrived. */
export function Arrivals({ order: { arrivals } }: Part) {
  if (arrivals.length === 0) return null
  return (
    <Card title="到账">
      <DataTable
        caption="到账"
        columns={arrivalColumns}
        rows={arrivals}
        rowKey={({ tradeNo, paidAt }) => `${tradeNo} ${paidAt}`}
      />
    </Card>
  )
}

const refundColumns = (mayOpen: boolean): readonly Column<RefundView>[] => [
  {
    key: 'refundNo',
    header: '退款单号',
    title: true,
    cell: ({ refundNo }) => (mayOpen ? <Link to={refundPath(refundNo)}>{refundNo}</Link> : refundNo),
  },
  { key: 'amount', header: '金额', align: 'right', cell: ({ amount }) => moneyWords(amount) },
  { key: 'state', header: '状态', cell: ({ state }) => refundStateLabels[state] },
  { key: 'createTime', header: '提出', cell: ({ createTime }) => momentText(createTime) },
]

/** The refunds of the order; each leads to its page for whoever may open that. */
export function Refunds({ order: { refunds } }: Part) {
  const mayOpen = useMay('orders.refunds')
  if (refunds.length === 0) return null
  return (
    <Card title="退款">
      <DataTable caption="退款" columns={refundColumns(mayOpen)} rows={refunds} rowKey={({ refundNo }) => refundNo} />
    </Card>
  )
}

const messageColumns: readonly Column<Message>[] = [
  { key: 'event', header: '通知', title: true, cell: ({ event }) => gatewayEventLabels[event] ?? event },
  { key: 'house', header: '渠道', cell: ({ house }) => moneyHouseLabels[house] },
  { key: 'aboutNo', header: '涉及编号', cell: ({ aboutNo }) => aboutNo },
  { key: 'time', header: '收到', cell: ({ time }) => momentText(time) },
]

/** What the gateways told of the order's payments and refunds, as far as it was believed. */
export function Messages({ order: { messages } }: Part) {
  if (messages.length === 0) return null
  return (
    <Card title="渠道通知">
      <DataTable
        caption="渠道通知"
        columns={messageColumns}
        rows={messages}
        rowKey={({ aboutNo, event, time }) => `${aboutNo} ${event} ${time}`}
      />
    </Card>
  )
}

export const entryColumns: readonly Column<LedgerEntryView>[] = [
  { key: 'account', header: '科目', title: true, cell: ({ account }) => ledgerAccountLabels[account] },
  { key: 'time', header: '时间', cell: ({ time }) => momentText(time) },
  {
    key: 'kind',
    header: '事由',
    cell: ({ kind, reason }) => [ledgerKindLabels[kind], reason].filter(Boolean).join('：'),
  },
  {
    key: 'debit',
    header: '借方',
    align: 'right',
    cell: ({ amount }) => (amount.startsWith('-') ? '' : moneyWords(amount)),
  },
  {
    key: 'credit',
    header: '贷方',
    align: 'right',
    cell: ({ amount }) => (amount.startsWith('-') ? moneyWords(amount.slice(1)) : ''),
  },
]

export const entryKey = ({ transactionId, line }: LedgerEntryView): string => `${transactionId} ${line}`

/** How the money is booked. */
export function Entries({ order: { entries } }: Part) {
  if (entries.length === 0) return null
  return (
    <Card title="账簿分录">
      <DataTable caption="账簿分录" columns={entryColumns} rows={entries} rowKey={entryKey} />
    </Card>
  )
}
