import { DateField, FormField, FormGrid, type OrderedForm, TextArea, TextInput } from '@portal/platform/web'
import { deadlineLimits as limits } from '../../contract/limits.ts'
import type { KeptValues } from './kept-values.ts'

interface KeptFieldsProps {
  form: OrderedForm<KeptValues>
  /** A rule counts the day, so that only a name of one's own may be added. */
  isCounted: boolean
  /** The case is given by the page on which the deadline is entered. */
  isOfCase: boolean
}

/** The fields of a deadline beside what a rule is asked. */
export function KeptFields({ form, isCounted, isOfCase }: KeptFieldsProps) {
  return (
    <FormGrid>
      <FormField
        form={form}
        name="title"
        label="名称"
        max={limits.title}
        wide
        {...(isCounted ? { note: '选填', hint: '不填则用规则的名称' } : { required: true })}
      >
        {(control) => <TextInput {...control} />}
      </FormField>
      {!isCounted && <DayFields form={form} />}
      <CaseField form={form} isFixed={isOfCase} />
      <FormField form={form} name="note" label="备注" note="选填" max={limits.note} wide>
        {(control) => <TextArea {...control} rows={3} />}
      </FormField>
    </FormGrid>
  )
}

function DayFields({ form }: Pick<KeptFieldsProps, 'form'>) {
  return (
    <>
      <FormField form={form} name="dueOn" label="到期日" required>
        {(control) => <DateField {...control} />}
      </FormField>
      <FormField form={form} name="dueTime" label="时间" note="选填" hint="北京时间，不填为当日 24:00">
        {(control) => <TextInput {...control} inputMode="numeric" placeholder="如 17:00" />}
      </FormField>
    </>
  )
}

/** The case that a deadline belongs to, by its number. */
function CaseField({ form, isFixed }: { form: OrderedForm<KeptValues>; isFixed: boolean }) {
  const hint = '关联后，办理这件业务的工作人员也会看到这个期限'
  return (
    <FormField form={form} name="subject" label="关联业务" note="选填" hint={hint} wide>
      {({ value, onChange, ...control }) => (
        <TextInput
          {...control}
          value={value?.ref ?? ''}
          readOnly={isFixed}
          placeholder="业务编号，如 KL20261120000001"
          onChange={(ref) => onChange(ref === '' ? null : { kind: 'request', ref })}
        />
      )}
    </FormField>
  )
}
