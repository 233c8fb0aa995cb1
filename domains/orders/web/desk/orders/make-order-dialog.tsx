import {
  Button,
  Buttons,
  call,
  EditDialog,
  FormField,
  FormGrid,
  type OrderedForm,
  Segmented,
  Stack,
  TextArea,
  TextInput,
  useFormRows,
} from '@portal/platform/web'
import { ordersDeskApi } from '../../../contract/desk-endpoints.ts'
import { manualOrderForm, totalOf } from '../../../contract/desk-forms.ts'
import { type FeeKind, feeKindLabels, feeKinds } from '../../../contract/fees.ts'
import { longestReason, longestTitle, mostLines } from '../../../contract/limits.ts'
import { moneyWords, yuanOf } from '../../../contract/money.ts'
import { MoneyInput } from '../../money-input.tsx'
import { orderReads } from './order-reads.ts'

type Line = { name: string; kind: FeeKind | ''; quantity: string; unitPrice: string }
type Fields = { customer: string; title: string; businessSn: string; lines: Line[]; reason: string }

const emptyLine: Line = { name: '', kind: 'service', quantity: '1', unitPrice: '' }
const empty: Fields = { customer: '', title: '', businessSn: '', lines: [emptyLine], reason: '' }
const kinds = feeKinds.map((value) => ({ value, label: feeKindLabels[value] }))

type Props = { onClose: () => void; onMade: (orderNo: string) => void }

/** Makes an order by hand for a customer, for what no service charges. */
export function MakeOrderDialog({ onClose, onMade }: Props) {
  return (
    <EditDialog<Fields, { orderNo: string }>
      title="手工开单"
      submit="开单"
      busyText="正在提交…"
      schema={manualOrderForm}
      defaults={empty}
      send={(typed, { key }) => call(ordersDeskApi.make, { body: manualOrderForm.parse(typed) }, { key })}
      said="订单已开，客户会收到待付款通知"
      reads={orderReads}
      onSaved={({ orderNo }) => onMade(orderNo)}
      onClose={onClose}
    >
      {(form) => (
        <>
          <FormField form={form} name="customer" label="客户" hint="用户名，或完整的手机号、邮箱" required>
            {(control) => <TextInput {...control} autoComplete="off" />}
          </FormField>
          <FormGrid>
            <FormField
              form={form}
              name="title"
              label="订单名称"
              hint="客户、支付渠道和通知中可见，请勿写未公开的技术内容"
              max={longestTitle}
              required
            >
              {(control) => <TextInput {...control} />}
            </FormField>
            <FormField form={form} name="businessSn" label="业务编号" note="选填">
              {(control) => <TextInput {...control} />}
            </FormField>
          </FormGrid>
          <FormField form={form} name="lines" label="收费明细" group required>
            {() => <LineRows form={form} />}
          </FormField>
          <FormField form={form} name="reason" label="开单原因" hint="只有工作人员可见" max={longestReason} required>
            {(control) => <TextArea {...control} rows={2} />}
          </FormField>
        </>
      )}
    </EditDialog>
  )
}

function LineRows({ form }: { form: OrderedForm<Fields> }) {
  const rows = useFormRows(form, 'lines')
  const lines = form.rhf.watch('lines')
  const total = totalOf(
    lines.map(({ quantity, unitPrice }) => ({
      unitPrice,
      quantity: /^\d{1,4}$/.test(quantity) ? Number(quantity) : 0,
    })),
  )
  return (
    <Stack gap={16}>
      {rows.fields.map(({ id }, at) => (
        <Stack gap={8} key={id}>
          <FormField form={form} name={`lines.${at}.name`} label={`第 ${at + 1} 项名称`} required>
            {(control) => <TextInput {...control} />}
          </FormField>
          <FormField form={form} name={`lines.${at}.kind`} label="类别" group required>
            {(control) => <Segmented {...control} options={kinds} />}
          </FormField>
          <FormGrid>
            <FormField form={form} name={`lines.${at}.quantity`} label="数量" required>
              {(control) => <TextInput {...control} inputMode="numeric" />}
            </FormField>
            <FormField form={form} name={`lines.${at}.unitPrice`} label="单价（元）" required>
              {(control) => <MoneyInput {...control} />}
            </FormField>
          </FormGrid>
          {rows.fields.length > 1 && (
            <Buttons end>
              <Button size="small" variant="text" onClick={() => rows.remove(at)}>
                移除第 {at + 1} 项
              </Button>
            </Buttons>
          )}
        </Stack>
      ))}
      <Buttons>
        <Button
          size="small"
          icon="plus"
          disabled={rows.fields.length >= mostLines}
          onClick={() => rows.append(emptyLine)}
        >
          增加一项
        </Button>
        <output>合计 {moneyWords(yuanOf(total))}</output>
      </Buttons>
    </Stack>
  )
}
