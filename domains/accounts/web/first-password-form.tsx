import { Button, call, Form, FormField, PasswordInput, toast, useOrderedForm } from '@portal/platform/web'
import { accountsApi } from '../contract/endpoints.ts'
import { updatePassForm } from '../contract/forms.ts'
import styles from './entrance.module.css'
import { PasswordFields } from './password-fields.tsx'
import { refreshSession } from './session.ts'

/**
 * Asks for a new password after a login with a one-time password. The old one is asked for only where the page no
 * longer has it.
 */
export function FirstPasswordForm({ oldPassword, onChanged }: { oldPassword: string; onChanged: () => void }) {
  const form = useOrderedForm({
    schema: updatePassForm,
    defaults: { old_password: oldPassword, password: '', password_confirm: '' },
    send: (body) => call(accountsApi.updatePass, { body }),
    onDone: async () => {
      toast('密码已修改')
      onChanged()
      await refreshSession()
    },
  })
  return (
    <Form form={form} label="设置新密码" className={styles.fields}>
      {oldPassword === '' && (
        <FormField form={form} name="old_password" label="一次性密码" required>
          {(control) => <PasswordInput {...control} autoComplete="current-password" />}
        </FormField>
      )}
      <PasswordFields form={form} label="新密码" />
      <Button type="submit" variant="primary" className={styles.submit} busy={form.busy}>
        保存新密码
      </Button>
    </Form>
  )
}
