import { requiredText } from '@portal/platform/contract'
import { call, EditDialog, FormField, FormGrid, MomentField, TextInput } from '@portal/platform/web'
import * as z from 'zod/mini'
import { receiptForm, receiptLimits } from '../../../contract/receipts.ts'
import { receiptsApi } from '../../../contract/receipts-endpoints.ts'
import { MoneyInput } from '../../money-input.tsx'
import { receiptReads } from './receipt-reads.ts'

/** The form holds the moment as its field does: `YYYY-MM-DDTHH:mm` in Asia/Shanghai. */
const typedForm = z.object({
  ...receiptForm.shape,
  at: requiredText('请选择到账时间').check(z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/, '到账时间须含日期和时间')),
})
const empty = { at: '', amount: '', payerName: '', payerAccount: '', text: '', bankSerial: '' }

/** Writes down one receipt by hand. */
export function AddDialog({ onClose }: { onClose: () => void }) {
  return (
    <EditDialog
      title="手工登记收款"
      submit="登记"
      schema={typedForm}
      defaults={empty}
      send={(typed, { key }) =>
        call(receiptsApi.add, { body: { ...typed, at: Date.parse(`${typed.at}:00+08:00`) } }, { key })
      }
      said="收款已登记入账"
      reads={receiptReads}
      onClose={onClose}
    >
      {(form) => (
        <>
          <FormGrid>
            <FormField form={form} name="at" label="到账时间" group required>
              {(control) => <MomentField {...control} />}
            </FormField>
            <FormField form={form} name="amount" label="金额（元）" required>
              {(control) => <MoneyInput {...control} />}
            </FormField>
            <FormField form={form} name="payerName" label="付款人户名" max={receiptLimits.payerName} required>
              {(control) => <TextInput {...control} />}
            </FormField>
            <FormField form={form} name="payerAccount" label="付款账号" note="选填" hint="加密保存，列表中只显示后四位">
              {(control) => <TextInput {...control} inputMode="numeric" />}
            </FormField>
          </FormGrid>
          <FormField
            form={form}
            name="text"
            label="附言"
            note="选填"
            hint="照银行流水填写；其中的十位附言码会使这笔款自动认领"
            max={receiptLimits.text}
          >
            {(control) => <TextInput {...control} />}
          </FormField>
          <FormField
            form={form}
            name="bankSerial"
            label="银行流水号"
            hint="同一流水号只能登记一次"
            max={receiptLimits.bankSerial}
            required
          >
            {(control) => <TextInput {...control} />}
          </FormField>
        </>
      )}
    </EditDialog>
  )
}
