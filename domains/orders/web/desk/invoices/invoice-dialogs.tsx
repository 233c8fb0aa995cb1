import { FileUpload } from '@portal/files/web'
import {
  call,
  DateField,
  EditDialog,
  FormField,
  type OrderedForm,
  TextArea,
  TextInput,
  type UploadedFile,
} from '@portal/platform/web'
import { useState } from 'react'
import {
  type InvoiceDeskRow,
  invoiceActLabels,
  issueForm,
  redLetterForm,
  refuseForm,
} from '../../../contract/invoices/desk-invoice.ts'
import { invoicesApi } from '../../../contract/invoices/invoice-endpoints.ts'
import { longestReason } from '../../../contract/limits.ts'
import { moneyWords } from '../../../contract/money.ts'
import { invoiceReads } from './invoice-reads.ts'

type Props = { invoice: InvoiceDeskRow; onClose: () => void }
type Paper = { url: string; number: string }

const frameOf = ({ invoice: { amount }, onClose }: Props, act: keyof typeof invoiceActLabels) => ({
  title: `${invoiceActLabels[act]}：${moneyWords(amount)}`,
  label: invoiceActLabels[act],
  size: 'medium' as const,
  submit: invoiceActLabels[act],
  busyText: '正在提交…',
  reads: invoiceReads,
  onClose,
})

/** The file of an invoice and its number. */
function PaperFields<T extends Paper>({ form, label, isNeeded }: PaperProps<T>) {
  const [files, setFiles] = useState<readonly UploadedFile[]>([])
  const paper = form as unknown as OrderedForm<Paper>
  return (
    <>
      <FormField form={paper} name="url" label={`${label}文件`} required={isNeeded} group>
        {({ onChange, ...control }) => (
          <FileUpload
            {...control}
            purpose="invoice"
            value={files}
            onChange={(next) => {
              setFiles(next)
              onChange(next[0]?.url ?? '')
            }}
            help="PDF 或 OFD，5MB 以内"
          />
        )}
      </FormField>
      <FormField form={paper} name="number" label={`${label}号码`} required={isNeeded}>
        {(control) => <TextInput {...control} autoComplete="off" />}
      </FormField>
    </>
  )
}
type PaperProps<T extends Paper> = { form: OrderedForm<T>; label: string; isNeeded: boolean }

/** Brings the invoice that was issued in the tax system. */
export function IssueDialog(props: Props) {
  const params = { id: props.invoice.id }
  return (
    <EditDialog
      {...frameOf(props, 'issue')}
      schema={issueForm}
      defaults={{ url: '', number: '', issuedOn: '' }}
      send={(body, { key }): Promise<unknown> => call(invoicesApi.issue, { params, body }, { key })}
      said="已登记，客户会收到通知"
    >
      {(form) => (
        <>
          <PaperFields form={form} label="发票" isNeeded />
          <FormField form={form} name="issuedOn" label="开票日期" required>
            {(control) => <DateField {...control} />}
          </FormField>
        </>
      )}
    </EditDialog>
  )
}

/** Says why no invoice is issued. */
export function RefuseDialog(props: Props) {
  const params = { id: props.invoice.id }
  return (
    <EditDialog
      {...frameOf(props, 'refuse')}
      variant="danger"
      schema={refuseForm}
      defaults={{ reason: '' }}
      send={(body, { key }): Promise<unknown> => call(invoicesApi.refuse, { params, body }, { key })}
      said="已答复客户"
    >
      {(form) => (
        <FormField form={form} name="reason" label="原因" hint="客户可见" max={longestReason} required>
          {(control) => <TextArea {...control} rows={3} />}
        </FormField>
      )}
    </EditDialog>
  )
}

/** Brings the red-letter invoice, or says why there is none. */
export function RedLetterDialog(props: Props) {
  const params = { id: props.invoice.id }
  return (
    <EditDialog
      {...frameOf(props, 'redLetter')}
      schema={redLetterForm}
      defaults={{ url: '', number: '', reason: '' }}
      send={(body, { key }): Promise<unknown> => call(invoicesApi.redLetter, { params, body }, { key })}
      said="红冲已登记"
    >
      {(form) => (
        <>
          <PaperFields form={form} label="红字发票" isNeeded={false} />
          <FormField form={form} name="reason" label="没有红字发票的原因" hint="同事可见" max={longestReason}>
            {(control) => <TextArea {...control} rows={3} />}
          </FormField>
        </>
      )}
    </EditDialog>
  )
}
