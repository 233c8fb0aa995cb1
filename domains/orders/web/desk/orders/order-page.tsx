import { RecordLogLink, useMay } from '@portal/accounts/web'
import {
  Card,
  DescriptionList,
  DetailHead,
  DetailLayout,
  ErrorView,
  FieldChanges,
  Log,
  momentText,
  momentWords,
  Notice,
  queryOf,
  Skeleton,
  Stack,
} from '@portal/platform/web'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import { ordersDeskApi } from '../../../contract/desk-endpoints.ts'
import { type DeskOrderDetail, historyActLabels } from '../../../contract/desk-orders.ts'
import { orderServiceLabels } from '../../../contract/fees.ts'
import { invoiceStateLabels } from '../../../contract/invoices/invoice.ts'
import { moneyWords, noYuan } from '../../../contract/money.ts'
import { annualFeePayerLabels } from '../../../contract/order.ts'
import { closeReasonLabels } from '../../../contract/order-states.ts'
import { orderTitle } from '../../../contract/order-title.ts'
import { moneyHouseLabels } from '../../../contract/ways.ts'
import { invoicePath } from '../invoices/invoice-reads.ts'
import { OrderActs } from './order-acts.tsx'
import { OrderLines } from './order-lines.tsx'
import { Arrivals, Attempts, Entries, Messages, Refunds } from './order-money.tsx'
import { OrderSlips } from './order-slips.tsx'
import { OrderTag } from './order-tag.tsx'

/** One order for the desk: what it consists of, what was paid and how that is booked, and who did what with it. */
export function OrderPage() {
  const { orderNo = '' } = useParams()
  const { data, error, isPending, refetch } = useQuery(queryOf(ordersDeskApi.detail, { params: { orderNo } }))
  if (isPending) return <Skeleton rows={6} rowHeight={72} />
  if (error) return <ErrorView title="订单加载失败" error={error} onRetry={() => void refetch()} />
  return <OrderView order={data} />
}

function OrderView({ order }: { order: DeskOrderDetail }) {
  const { orderNo, createTime, closing, demonstration, history } = order
  const mayOpenInvoice = useMay('orders.invoices')
  return (
    <>
      <DetailHead
        title={orderTitle(order)}
        tag={<OrderTag order={order} />}
        number={orderNo}
        meta={`${momentWords(createTime)} 下单`}
        actions={
          <>
            <RecordLogLink kind="order" of={orderNo} />
            <OrderActs order={order} />
          </>
        }
      />
      <DetailLayout
        lead={
          <Stack gap={24}>
            {closing && (
              <Notice tone="warning">
                {order.paidAmount === noYuan
                  ? '正在关闭：先向支付渠道查清未完成的支付。'
                  : '申请已经结束，订单还有部分款项：请在收款认领中撤销认领并退回，订单随即关闭。'}
              </Notice>
            )}
            {demonstration && <Notice>演示：价格与付款均不真实。</Notice>}
            <DescriptionList items={factsOf(order, mayOpenInvoice)} />
          </Stack>
        }
        side={
          <Card title="操作记录">
            <Log
              label="操作记录"
              entries={history}
              line={({ time, actor, act, reason, fields }) => ({
                time,
                parts: [actor ?? '系统', historyActLabels[act], reason && `原因：${reason}`],
                below: fields.length > 0 && <FieldChanges fields={fields} />,
              })}
            />
          </Card>
        }
      >
        <Stack gap={24}>
          <OrderLines order={order} />
          <Attempts order={order} />
          <OrderSlips order={order} />
          <Arrivals order={order} />
          <Refunds order={order} />
          <Messages order={order} />
          <Entries order={order} />
        </Stack>
      </DetailLayout>
    </>
  )
}

const invoiceWords = ({ state, amount, number }: NonNullable<DeskOrderDetail['invoice']>): string =>
  [invoiceStateLabels[state], moneyWords(amount), number].filter(Boolean).join(' · ')

/** The facts of an order; its invoice leads to its page for whoever may open that. */
const factsOf = (order: DeskOrderDetail, mayOpenInvoice: boolean) => [
  { term: '客户', detail: [order.customer.username, order.customer.companyName].filter(Boolean).join(' · ') },
  { term: '业务', detail: orderServiceLabels[order.service] },
  { term: '业务编号', detail: order.businessSn },
  { term: '应付', detail: moneyWords(order.amount) },
  { term: '已付', detail: moneyWords(order.paidAmount) },
  { term: '待付', detail: moneyWords(order.dueAmount) },
  { term: '已退', detail: moneyWords(order.refundedAmount) },
  { term: '多收款', detail: moneyWords(order.surplusAmount) },
  { term: '到账方式', detail: order.way && moneyHouseLabels[order.way] },
  { term: '付款期限', detail: momentText(order.expiresAt) },
  { term: '付款时间', detail: order.payTime && momentText(order.payTime) },
  { term: '汇款附言', detail: order.remittanceNote },
  { term: '价格版本', detail: order.feeVersion && `第 ${order.feeVersion} 版` },
  ...(order.annualFeePayer === null ? [] : [{ term: '年费', detail: annualFeePayerLabels[order.annualFeePayer] }]),
  ...(order.closeReason === null ? [] : [{ term: '关闭原因', detail: closeReasonLabels[order.closeReason] }]),
  ...(order.invoice === null
    ? []
    : [
        {
          term: '发票',
          detail: mayOpenInvoice ? (
            <Link to={invoicePath(order.invoice.id)}>{invoiceWords(order.invoice)}</Link>
          ) : (
            invoiceWords(order.invoice)
          ),
        },
      ]),
  { term: '备注', detail: order.note, wide: true },
]
