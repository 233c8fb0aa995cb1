import { call, DateField, dayEnd, EditDialog, FormField, momentText, Select, TextArea } from '@portal/platform/web'
import * as z from 'zod/mini'
import { ordersDeskApi } from '../../../contract/desk-endpoints.ts'
import { changeOrderForm } from '../../../contract/desk-forms.ts'
import type { DeskOrderDetail } from '../../../contract/desk-orders.ts'
import { deskLimits } from '../../../contract/limits.ts'
import { annualFeePayerLabels, annualFeePayers } from '../../../contract/order.ts'
import { orderReads } from './order-reads.ts'

const payers = annualFeePayers.map((value) => ({ value: String(value), label: annualFeePayerLabels[value] }))
const { note, annualFeePayer } = changeOrderForm.shape
/** The day until whose end the order may be paid, in place of the moment of the call. */
const schema = z.object({ note, annualFeePayer, expiresAt: z.string() })

type Fields = { note: string; annualFeePayer: string; expiresAt: string }

/** Changes what staff may change of an order: the note, who pays the annual fee, and a later day to pay. */
export function ChangeOrderDialog({ order, onClose }: { order: DeskOrderDetail; onClose: () => void }) {
  const { orderNo, version, state, expiresAt } = order
  const payer = order.annualFeePayer === null ? undefined : String(order.annualFeePayer)
  const hasPayer = payer !== undefined && (state === 0 || state === 1)
  return (
    <EditDialog<Fields, { version: number }>
      title="修改订单"
      schema={hasPayer ? schema : z.omit(schema, { annualFeePayer: true })}
      defaults={{ note: order.note, annualFeePayer: payer ?? '', expiresAt: '' }}
      send={(typed) =>
        call(ordersDeskApi.change, {
          params: { orderNo },
          body: changeOrderForm.parse({
            version,
            note: typed.note,
            ...(hasPayer && { annualFeePayer: typed.annualFeePayer }),
            expiresAt: typed.expiresAt === '' ? null : dayEnd(typed.expiresAt),
          }),
        })
      }
      said="订单已修改"
      reads={orderReads}
      onClose={onClose}
    >
      {(form) => (
        <>
          <FormField form={form} name="note" label="备注" hint="只有工作人员可见" note="选填" max={deskLimits.note}>
            {(control) => <TextArea {...control} rows={4} />}
          </FormField>
          {hasPayer && (
            <FormField form={form} name="annualFeePayer" label="年费缴纳方" required>
              {(control) => <Select {...control} placeholder={false} options={payers} />}
            </FormField>
          )}
          {state === 0 && (
            <FormField
              form={form}
              name="expiresAt"
              label="付款期限延至"
              hint={`现为 ${momentText(expiresAt)}，只能延后，到所选日期的最后一刻`}
              note="选填"
            >
              {(control) => <DateField {...control} />}
            </FormField>
          )}
        </>
      )}
    </EditDialog>
  )
}
