import { call, EditDialog, Field, FormField, RadioCard, Stack, TextInput } from '@portal/platform/web'
import { moneyWords } from '../../../contract/money.ts'
import { candidateLabels, matchForm, type ReceiptRow } from '../../../contract/receipts.ts'
import { receiptsApi } from '../../../contract/receipts-endpoints.ts'
import { receiptReads } from './receipt-reads.ts'

/** Chooses the order that a receipt belongs to, among those proposed or by its number. */
export function MatchDialog({ receipt, onClose }: { receipt: ReceiptRow; onClose: () => void }) {
  const { id, amount, payerName, candidates } = receipt
  return (
    <EditDialog
      title={`认领：${moneyWords(amount)}，${payerName || '付款人不详'}`}
      submit="认领到这个订单"
      busyText="正在认领…"
      schema={matchForm}
      defaults={{ orderNo: '' }}
      send={(body) => call(receiptsApi.match, { params: { id }, body })}
      said="已认领"
      reads={receiptReads}
      onClose={onClose}
    >
      {(form) => (
        <>
          {candidates.length > 0 && (
            <Field label="可能的订单" group>
              <Stack gap={8}>
                {candidates.map(({ orderNo, title, customer, dueAmount, why }) => (
                  <RadioCard
                    key={orderNo}
                    name="candidate"
                    value={orderNo}
                    checked={form.rhf.watch('orderNo') === orderNo}
                    onChange={() => form.rhf.setValue('orderNo', orderNo, { shouldValidate: true })}
                  >
                    <b>{`${title}，应付 ${moneyWords(dueAmount)}`}</b>
                    <small>{`${customer}，${orderNo}，${candidateLabels[why]}`}</small>
                  </RadioCard>
                ))}
              </Stack>
            </Field>
          )}
          <FormField
            form={form}
            name="orderNo"
            label="订单编号"
            hint="只能认领到待付款的订单；多出的部分记为多收款"
            required
          >
            {(control) => <TextInput {...control} placeholder="DD" />}
          </FormField>
        </>
      )}
    </EditDialog>
  )
}
