import { call, DescriptionList, EditDialog, FormField, FormGrid, Select, TextInput } from '@portal/platform/web'
import { OperatorText } from '@portal/site/web'
import { ordersApi } from '../../contract/endpoints.ts'
import { invoiceTypeLabels, invoiceTypes, subjectTypeLabels, subjectTypes } from '../../contract/invoices/invoice.ts'
import { invoicesApi } from '../../contract/invoices/invoice-endpoints.ts'
import { invoiceForm, invoiceLimits } from '../../contract/invoices/invoice-form.ts'
import { judgeTaxNo } from '../../contract/invoices/tax-number.ts'
import { moneyWords, noYuan } from '../../contract/money.ts'
import type { OrderDetail } from '../../contract/order.ts'

const reads = [ordersApi.detail, ordersApi.list]

/** What of an order says how much is invoiced, and what was asked for so far. */
export type InvoicedOrder = Pick<OrderDetail, 'orderNo' | 'paidAmount' | 'refundedAmount' | 'invoice' | 'invoiceTerms'>

const types = invoiceTypes.map((value) => ({ value: String(value), label: invoiceTypeLabels[value] }))
const subjects = subjectTypes.map((value) => ({ value: String(value), label: subjectTypeLabels[value] }))

const texts = ['title', 'taxNo', 'address', 'phone', 'bankName', 'bankAccount', 'email'] as const
type Fields = Record<'invoiceType' | 'subjectType' | (typeof texts)[number], string>

const empty: Fields = {
  invoiceType: '1',
  subjectType: '2',
  title: '',
  taxNo: '',
  address: '',
  phone: '',
  bankName: '',
  bankAccount: '',
  email: '',
}

/** What was asked for last, so that a correction begins with it. */
const fieldsOf = (invoice: OrderDetail['invoice']): Fields => {
  if (!invoice) return empty
  const filled = Object.fromEntries(texts.map((name) => [name, invoice[name] ?? '']))
  const { invoiceType, subjectType } = invoice
  return { ...empty, ...filled, invoiceType: String(invoiceType), subjectType: String(subjectType) }
}

/** How the amount comes about: what was paid, less what went back and what is not invoiceable. */
const sumOf = ({ paidAmount, refundedAmount, invoiceTerms }: InvoicedOrder) => [
  { term: '已付', detail: moneyWords(paidAmount) },
  ...(refundedAmount === noYuan ? [] : [{ term: '已退', detail: `− ${moneyWords(refundedAmount)}` }]),
  ...invoiceTerms.withheld.map(({ name, amount }) => ({
    term: name,
    detail: `− ${moneyWords(amount)}（按价格表不开票）`,
  })),
  { term: '开票金额', detail: <b>{moneyWords(invoiceTerms.amount)}</b> },
]

/** The customer asks for the invoice of his order, or corrects what he asked for. */
export function InvoiceDialog({ order, onClose }: { order: InvoicedOrder; onClose: () => void }) {
  const { orderNo, invoice, invoiceTerms } = order
  return (
    <EditDialog<Fields, unknown>
      full
      title={invoice?.state === 'requested' ? '更正发票申请' : '申请发票'}
      submit="提交申请"
      busyText="正在提交…"
      schema={invoiceForm}
      defaults={fieldsOf(invoice)}
      send={(typed, { key }): Promise<unknown> =>
        call(invoicesApi.request, { params: { orderNo }, body: invoiceForm.parse(typed) }, { key })
      }
      said="发票申请已提交，开具后会通知您"
      reads={reads}
      onClose={onClose}
    >
      {(form) => {
        const [subject, taxNo] = form.rhf.watch(['subjectType', 'taxNo'])
        const isCompany = subject === '2'
        const hasTaxNo = isCompany || subject === '4'
        return (
          <>
            <DescriptionList items={sumOf(order)} />
            <OperatorText of="invoice-note" title="发票说明" />
            <FormGrid>
              <FormField form={form} name="subjectType" label="开票主体" required>
                {(control) => (
                  <Select
                    {...control}
                    options={subjects}
                    onChange={(value) => {
                      control.onChange(value)
                      if (value !== '2') form.rhf.setValue('invoiceType', '1')
                      if (value === '1' || value === '3') form.rhf.setValue('taxNo', '')
                    }}
                  />
                )}
              </FormField>
              <FormField form={form} name="invoiceType" label="发票类型" hint="专用发票只能开给大陆企业" required>
                {(control) => <Select {...control} options={isCompany ? types : types.slice(0, 1)} />}
              </FormField>
            </FormGrid>
            <FormField form={form} name="title" label="发票抬头" max={invoiceLimits.title} required>
              {(control) => <TextInput {...control} />}
            </FormField>
            {hasTaxNo && (
              <FormField
                form={form}
                name="taxNo"
                label="税号"
                note={isCompany ? undefined : '选填'}
                hint={
                  isCompany && judgeTaxNo(taxNo.trim()) === 'older'
                    ? '这是旧式税号，无法自动校验，请核对'
                    : '统一社会信用代码 18 位'
                }
                required={isCompany}
              >
                {(control) => <TextInput {...control} autoComplete="off" />}
              </FormField>
            )}
            <FormGrid>
              <FormField form={form} name="address" label="地址" note="选填">
                {(control) => <TextInput {...control} />}
              </FormField>
              <FormField form={form} name="phone" label="电话" note="选填">
                {(control) => <TextInput {...control} inputMode="tel" />}
              </FormField>
              <FormField form={form} name="bankName" label="开户行" note="选填">
                {(control) => <TextInput {...control} />}
              </FormField>
              <FormField form={form} name="bankAccount" label="银行账号" note="选填">
                {(control) => <TextInput {...control} inputMode="numeric" />}
              </FormField>
            </FormGrid>
            <FormField
              form={form}
              name="email"
              label="邮箱"
              note={invoiceTerms.isEmailNeeded ? undefined : '选填'}
              required={invoiceTerms.isEmailNeeded}
            >
              {(control) => <TextInput {...control} inputMode="email" autoComplete="email" />}
            </FormField>
          </>
        )
      }}
    </EditDialog>
  )
}
