import { ActDialog, Button, call, EditDialog, FormField, TextArea } from '@portal/platform/web'
import { useState } from 'react'
import { ordersDeskApi } from '../../../contract/desk-endpoints.ts'
import { closeOrderForm } from '../../../contract/desk-forms.ts'
import type { DeskOrderDetail } from '../../../contract/desk-orders.ts'
import { longestReason } from '../../../contract/limits.ts'
import { ChangeOrderDialog } from './change-order-dialog.tsx'
import { DiscountDialog } from './discount-dialog.tsx'
import { orderReads } from './order-reads.ts'

/** The buttons of what may be done with an order now. */
export function OrderActs({ order }: { order: DeskOrderDetail }) {
  const { orderNo, can } = order
  const [dialog, setDialog] = useState<'change' | 'close' | 'discount' | 'complete'>()
  const close = () => setDialog(undefined)
  const params = { orderNo }
  return (
    <>
      {can.includes('complete') && (
        <Button variant="primary" onClick={() => setDialog('complete')}>
          完成订单
        </Button>
      )}
      {can.includes('change') && <Button onClick={() => setDialog('change')}>修改</Button>}
      {can.includes('discount') && <Button onClick={() => setDialog('discount')}>优惠</Button>}
      {can.includes('close') && (
        <Button variant="danger" onClick={() => setDialog('close')}>
          关闭订单
        </Button>
      )}
      {dialog === 'change' && <ChangeOrderDialog order={order} onClose={close} />}
      {dialog === 'discount' && <DiscountDialog order={order} onClose={close} />}
      {dialog === 'complete' && (
        <ActDialog
          title="完成这个订单？"
          confirmText="完成订单"
          act={() => call(ordersDeskApi.complete, { params })}
          said="订单已完成"
          reads={orderReads}
          onClose={close}
        >
          预收的款项转为收入；完成后不能撤回，退款仍可办理。
        </ActDialog>
      )}
      {dialog === 'close' && (
        <EditDialog
          title="关闭订单"
          size="medium"
          submit="关闭订单"
          variant="danger"
          busyText="正在关闭…"
          schema={closeOrderForm}
          defaults={{ reason: '' }}
          send={(body, { key }): Promise<unknown> => call(ordersDeskApi.close, { params, body }, { key })}
          said="已关闭；有支付未查清的，查清后关闭"
          reads={orderReads}
          onClose={close}
        >
          {(form) => (
            <FormField form={form} name="reason" label="关闭原因" hint="只有工作人员可见" max={longestReason} required>
              {(control) => <TextArea {...control} rows={3} />}
            </FormField>
          )}
        </EditDialog>
      )}
    </>
  )
}
