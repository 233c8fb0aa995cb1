import { Card, FormField, FormGrid, TextInput } from '@portal/platform/web'
import { useCommonForm } from './use-common-form.ts'

/** The card for the contact whom the experts call; in most kinds it is the last one. */
export function ContactCard({
  number,
  mobile,
  email,
}: {
  number: number
  /** Whether only a mobile phone is accepted. */
  mobile?: boolean
  email?: boolean
}) {
  const form = useCommonForm()
  return (
    <Card title="联系方式" number={number}>
      <FormGrid>
        <FormField form={form} name="lxrName" label="联系人姓名" hint="专家联系时找谁" required>
          {(control) => <TextInput {...control} autoComplete="name" />}
        </FormField>
        <FormField
          form={form}
          name="lxrPhone"
          label={mobile ? '联系人手机号' : '联系人电话'}
          hint={mobile ? '11 位手机号，展会现场联系用' : '手机或固定电话，可含 + 和 -'}
          required
        >
          {(control) => <TextInput {...control} type="tel" autoComplete="tel" />}
        </FormField>
        {email && (
          <FormField form={form} name="lxrEmail" label="联系人邮箱" required>
            {(control) => <TextInput {...control} type="email" autoComplete="email" />}
          </FormField>
        )}
      </FormGrid>
    </Card>
  )
}
