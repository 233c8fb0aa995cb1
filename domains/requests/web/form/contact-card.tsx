import { Card, FormField, FormGrid, TextInput } from '@portal/platform/web'
import { useCommonForm } from './use-common-form.ts'

/** Whom the experts call: the last card of most kinds. */
export function ContactCard({ number }: { number: number }) {
  const form = useCommonForm()
  return (
    <Card title="联系方式" number={number}>
      <FormGrid>
        <FormField form={form} name="lxrName" label="联系人姓名" hint="专家联系时找谁" required>
          {(control) => <TextInput {...control} autoComplete="name" />}
        </FormField>
        <FormField form={form} name="lxrPhone" label="联系人电话" hint="手机或固定电话，可含 + 和 -" required>
          {(control) => <TextInput {...control} type="tel" autoComplete="tel" />}
        </FormField>
      </FormGrid>
    </Card>
  )
}
