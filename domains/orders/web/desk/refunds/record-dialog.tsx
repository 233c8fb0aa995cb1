import { useMay } from '@portal/accounts/web'
import { call, DateField, dayStart, EditDialog, FormField, Select, TextInput } from '@portal/platform/web'
import { Link } from 'react-router'
import * as z from 'zod/mini'
import { moneyWords } from '../../../contract/money.ts'
import { type RefundDeskRow, recordForm } from '../../../contract/refunds/refund.ts'
import { refundsApi } from '../../../contract/refunds/refund-endpoints.ts'
import { refundReads } from './refund-reads.ts'

const schema = z.object({
  partNo: z.string().check(z.minLength(1, '请选择付出的是哪一笔')),
  at: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, '请选择付出日期')),
  bankSerial: recordForm.shape.bankSerial,
})

/** Records the line of the bank's statement by which a part of a refund went out. */
export function RecordDialog({ refund, onClose }: { refund: RefundDeskRow; onClose: () => void }) {
  const { refundNo } = refund
  const mayFindAccount = useMay('orders.receipts')
  const waiting = refund.parts.filter(
    ({ state, offline, house }) => state === 'waiting' && (offline || house === 'bank'),
  )
  const options = waiting.map(({ partNo, amount }) => ({ value: partNo, label: `${moneyWords(amount)} · ${partNo}` }))
  const [only] = options
  return (
    <EditDialog
      title="登记付出"
      size="medium"
      submit="登记"
      busyText="正在登记…"
      schema={schema}
      defaults={{ partNo: options.length === 1 ? (only?.value ?? '') : '', at: '', bankSerial: '' }}
      send={({ at, ...body }, { key }): Promise<unknown> =>
        call(refundsApi.record, { params: { refundNo }, body: { ...body, at: dayStart(at) } }, { key })
      }
      said="付出已登记"
      reads={refundReads}
      onClose={onClose}
    >
      {(form) => (
        <>
          <p>
            请先在网银把款项退回原付款账户，再按对账单登记。全部登记后，退款即完成。
            {mayFindAccount && <Link to={`/receipts?keyword=${refund.order.orderNo}`}>查看付款人账号</Link>}
          </p>
          <FormField form={form} name="partNo" label="付出的是哪一笔" required>
            {(control) => <Select {...control} options={options} />}
          </FormField>
          <FormField form={form} name="at" label="付出日期" required>
            {(control) => <DateField {...control} />}
          </FormField>
          <FormField form={form} name="bankSerial" label="银行流水号" required>
            {(control) => <TextInput {...control} />}
          </FormField>
        </>
      )}
    </EditDialog>
  )
}
