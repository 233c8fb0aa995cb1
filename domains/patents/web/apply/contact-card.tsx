import { Card, FormField, FormGrid, type OrderedForm, TextInput } from '@portal/platform/web'
import { applyLabels } from '../../contract/labels.ts'
import type { ApplyValues } from './apply-form.ts'

/** Whom the staff call. */
export function ContactCard({ form }: { form: OrderedForm<ApplyValues> }) {
  return (
    <Card title="联系方式" number={2}>
      <FormGrid>
        <FormField form={form} name="lxrName" label={applyLabels.lxrName} required>
          {(control) => <TextInput {...control} autoComplete="name" />}
        </FormField>
        <FormField form={form} name="lxrPhone" label={applyLabels.lxrPhone} hint="手机或固定电话，可含 + 和 -" required>
          {(control) => <TextInput {...control} type="tel" autoComplete="tel" />}
        </FormField>
      </FormGrid>
    </Card>
  )
}
