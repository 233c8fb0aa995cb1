import { call, EditDialog, FormField, Notice, TextArea } from '@portal/platform/web'
import { ordersDeskApi } from '../../../contract/desk-endpoints.ts'
import { discountForm } from '../../../contract/desk-forms.ts'
import type { DeskOrderDetail } from '../../../contract/desk-orders.ts'
import { longestReason } from '../../../contract/limits.ts'
import { moneyWords } from '../../../contract/money.ts'
import { MoneyInput } from '../../money-input.tsx'
import { orderReads } from './order-reads.ts'

/** Lowers the service fee of an order that waits for payment, or confirms what a colleague asked for. */
export function DiscountDialog({ order, onClose }: { order: DeskOrderDetail; onClose: () => void }) {
  const { orderNo, serviceFee, pendingDiscount } = order
  const waiting = pendingDiscount && moneyWords(pendingDiscount.serviceFee)
  return (
    <EditDialog
      title="优惠服务费"
      submit="优惠"
      busyText="正在提交…"
      schema={discountForm}
      defaults={{ serviceFee: pendingDiscount?.serviceFee ?? '', reason: '' }}
      send={(body, { key }): Promise<unknown> => call(ordersDeskApi.discount, { params: { orderNo }, body }, { key })}
      said="已提交；达到复核金额的，另一位工作人员填写同样的服务费后生效"
      reads={orderReads}
      onClose={onClose}
    >
      {(form) => (
        <>
          {waiting && (
            <Notice>
              {pendingDiscount.isOwn
                ? `您已申请优惠至 ${waiting}，等另一位工作人员复核。`
                : `同事申请优惠至 ${waiting}：同意的，填写同样的服务费。`}
            </Notice>
          )}
          <FormField
            form={form}
            name="serviceFee"
            label="优惠后的服务费（元）"
            hint={`现为 ${moneyWords(serviceFee)}，官费不变`}
            required
          >
            {(control) => <MoneyInput {...control} />}
          </FormField>
          <FormField form={form} name="reason" label="优惠原因" hint="只有工作人员可见" max={longestReason} required>
            {(control) => <TextArea {...control} rows={3} />}
          </FormField>
        </>
      )}
    </EditDialog>
  )
}
