import {
  Button,
  FormField,
  FormGrid,
  fieldId,
  Notice,
  type OrderedForm,
  Quiet,
  Select,
  Stack,
  TextInput,
  useFormRows,
  useWatch,
} from '@portal/platform/web'
import { type ActValues, type ExtraRow, offeredFees, statesAmount } from './act-form.ts'

const feeOptions = offeredFees.map(({ code, name }) => ({ value: code, label: name }))
const firstRow = (): ExtraRow => ({ code: offeredFees[0].code, quantity: '', amount: '' })

/** The further fees that a provider asks for with its draft: the customer pays them after he has confirmed it. */
export function ExtraFields({ form }: { form: OrderedForm<ActValues> }) {
  const rows = useFormRows(form, 'extra')
  const extra = useWatch({ control: form.rhf.control, name: 'extra' })
  const refusal = form.issues.find(({ path }) => path === 'extra')
  return (
    <Stack gap={12} role="group" aria-label="补缴费用" id={fieldId(form.id, 'extra')}>
      <p>
        <b>补缴费用</b> <Quiet as="span">选填。客户确认报件后支付。</Quiet>
      </p>
      {rows.fields.map(({ id }, at) => (
        <Stack key={id} gap={8}>
          <FormGrid>
            <FormField form={form} name={`extra.${at}.code`} label={`费用 ${at + 1}`} required>
              {(control) => <Select {...control} options={feeOptions} placeholder={false} />}
            </FormField>
            {statesAmount(extra[at]?.code ?? '') ? (
              <FormField
                form={form}
                name={`extra.${at}.amount`}
                label="金额（元）"
                hint="两位小数，例如 270.00"
                required
              >
                {(control) => <TextInput {...control} inputMode="decimal" />}
              </FormField>
            ) : (
              <FormField form={form} name={`extra.${at}.quantity`} label="数量" required>
                {(control) => <TextInput {...control} inputMode="numeric" />}
              </FormField>
            )}
          </FormGrid>
          <div>
            <Button variant="text" icon="delete" onClick={() => rows.remove(at)}>
              删除费用 {at + 1}
            </Button>
          </div>
        </Stack>
      ))}
      {refusal && <Notice tone="error">{refusal.msg}</Notice>}
      <div>
        <Button icon="plus" onClick={() => rows.append(firstRow())}>
          添加费用
        </Button>
      </div>
    </Stack>
  )
}
