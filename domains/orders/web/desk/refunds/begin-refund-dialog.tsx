import { call, EditDialog, FormField, Segmented, TextArea, TextInput } from '@portal/platform/web'
import * as z from 'zod/mini'
import { longestReason } from '../../../contract/limits.ts'
import {
  type AskedRefund,
  beginRefundForm,
  type RefundFund,
  refundFundLabels,
  refundFunds,
} from '../../../contract/refunds/refund.ts'
import { refundsApi } from '../../../contract/refunds/refund-endpoints.ts'
import { MoneyInput } from '../../money-input.tsx'
import { refundReads } from './refund-reads.ts'

const { fund, amount, reason } = beginRefundForm.shape
const schema = z.object({
  orderNo: z.prefault(z.string().check(z.trim(), z.minLength(1, '请输入订单编号')), ''),
  fund,
  amount,
  reason,
})
const funds = refundFunds.map((value) => ({ value, label: refundFundLabels[value] }))

type Fields = { orderNo: string; fund: RefundFund | ''; amount: string; reason: string }
const empty: Fields = { orderNo: '', fund: 'order', amount: '', reason: '' }

/** Begins a refund for a customer. It waits for its approval as one that the customer asked for. */
export function BeginRefundDialog({ onClose, onBegun }: { onClose: () => void; onBegun: (refundNo: string) => void }) {
  return (
    <EditDialog<Fields, AskedRefund>
      title="发起退款"
      submit="发起"
      busyText="正在提交…"
      schema={schema}
      defaults={empty}
      send={({ orderNo, ...typed }, { key }) =>
        call(
          refundsApi.begin,
          { params: { orderNo: orderNo.trim() }, body: { ...typed, fund: typed.fund || 'order' } },
          { key },
        )
      }
      said="退款已发起，等待受理"
      reads={refundReads}
      onSaved={({ refundNo }) => onBegun(refundNo)}
      onClose={onClose}
    >
      {(form) => (
        <>
          <FormField form={form} name="orderNo" label="订单编号" hint="DD 开头" required>
            {(control) => <TextInput {...control} />}
          </FormField>
          <FormField
            form={form}
            name="fund"
            label="退哪一笔钱"
            hint="多收款是超出应付的部分，退还后订单照常办理"
            group
            required
          >
            {(control) => <Segmented {...control} options={funds} />}
          </FormField>
          <FormField form={form} name="amount" label="退款金额（元）" required>
            {(control) => <MoneyInput {...control} />}
          </FormField>
          <FormField form={form} name="reason" label="退款原因" hint="客户可见" max={longestReason} required>
            {(control) => <TextArea {...control} rows={3} />}
          </FormField>
        </>
      )}
    </EditDialog>
  )
}
