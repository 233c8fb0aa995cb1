import { call, DescriptionList, EditDialog, FormField, TextArea } from '@portal/platform/web'
import { OperatorText } from '@portal/site/web'
import { ordersApi } from '../../contract/endpoints.ts'
import { longestReason } from '../../contract/limits.ts'
import { moneyWords, noYuan } from '../../contract/money.ts'
import { type OrderDetail, withheldReasonLabels } from '../../contract/order.ts'
import { ownerRefundFormUpTo } from '../../contract/refunds/refund.ts'
import { refundsApi } from '../../contract/refunds/refund-endpoints.ts'
import { MoneyInput } from '../money-input.tsx'

const reads = [ordersApi.detail, ordersApi.list]

/** What of an order says how much goes back. */
export type RefundableOrder = Pick<
  OrderDetail,
  'orderNo' | 'paidAmount' | 'refundedAmount' | 'refundableAmount' | 'refundTerms'
>

/** How the refundable amount comes about: what was paid, less what went back and what does not. */
const sumOf = ({ paidAmount, refundedAmount, refundableAmount, refundTerms }: RefundableOrder) => [
  { term: '已付', detail: moneyWords(paidAmount) },
  ...(refundedAmount === noYuan ? [] : [{ term: '已退', detail: `− ${moneyWords(refundedAmount)}` }]),
  ...refundTerms.withheld.map(({ name, amount, why }) => ({
    term: name,
    detail: `− ${moneyWords(amount)}（${withheldReasonLabels[why]}，不能退）`,
  })),
  { term: '最多可退', detail: <b>{moneyWords(refundableAmount)}</b> },
]

/** The customer asks money of his order back: how much at most and why not more, the amount and the reason. */
export function RefundDialog({ order, onClose }: { order: RefundableOrder; onClose: () => void }) {
  const { orderNo, refundableAmount } = order
  return (
    <EditDialog
      full
      title="申请退款"
      submit="提交申请"
      busyText="正在提交…"
      schema={ownerRefundFormUpTo(refundableAmount)}
      defaults={{ amount: refundableAmount, reason: '' }}
      send={(body, { key }): Promise<unknown> => call(refundsApi.ask, { params: { orderNo }, body }, { key })}
      said="退款申请已提交，有结果会通知您"
      reads={reads}
      onClose={onClose}
    >
      {(form) => (
        <>
          <DescriptionList items={sumOf(order)} />
          <OperatorText of="refund-terms" title="退款说明" />
          <FormField form={form} name="amount" label="退款金额（元）" hint="退回原来付款的账户" required>
            {(control) => <MoneyInput {...control} />}
          </FormField>
          <FormField form={form} name="reason" label="退款原因" max={longestReason} required>
            {(control) => <TextArea {...control} rows={3} />}
          </FormField>
        </>
      )}
    </EditDialog>
  )
}
