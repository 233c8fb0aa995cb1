import { FormField, type OrderedForm, PasswordInput } from '@portal/platform/web'
import { passwordLimits } from '../contract/password.ts'

type Chosen = { password: string; password_confirm: string }

/** The two fields of a new password: the password and its confirmation. */
export function PasswordFields<T extends Chosen>({ form, label }: { form: OrderedForm<T>; label: string }) {
  const chosen = form as unknown as OrderedForm<Chosen>
  return (
    <>
      <FormField
        form={chosen}
        name="password"
        label={label}
        hint={`至少 ${passwordLimits.min} 个字符，可用一句容易记住的话，不要求大小写或符号`}
        required
      >
        {(control) => <PasswordInput {...control} autoComplete="new-password" />}
      </FormField>
      <FormField form={chosen} name="password_confirm" label={`确认${label}`} required>
        {(control) => <PasswordInput {...control} autoComplete="new-password" />}
      </FormField>
    </>
  )
}
