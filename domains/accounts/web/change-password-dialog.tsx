import {
  call,
  Dialog,
  Field,
  Form,
  FormEnd,
  FormField,
  PasswordInput,
  TextInput,
  toast,
  useOrderedForm,
} from '@portal/platform/web'
import { accountsApi } from '../contract/endpoints.ts'
import { updatePassForm } from '../contract/forms.ts'
import styles from './account.module.css'
import { PasswordFields } from './password-fields.tsx'
import { useSession } from './session.ts'

/** Changes the user's own password; the account's name stands above the fields and cannot be changed. */
export function ChangePasswordDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog open={open} title="修改密码" onClose={onClose}>
      <ChangePasswordForm onClose={onClose} />
    </Dialog>
  )
}

function ChangePasswordForm({ onClose }: { onClose: () => void }) {
  const { userinfo } = useSession()
  const form = useOrderedForm({
    schema: updatePassForm,
    defaults: { old_password: '', password: '', password_confirm: '' },
    send: (body) => call(accountsApi.updatePass, { body }),
    onDone: () => {
      toast('密码已修改，其他登录已结束')
      onClose()
    },
  })
  return (
    <Form form={form} label="修改密码">
      <Field label="用户名" className={styles.fixed}>
        <TextInput value={userinfo?.username ?? ''} onChange={stays} readOnly autoComplete="username" />
      </Field>
      <Field label="邮箱" className={styles.fixed}>
        <TextInput value={userinfo?.email ?? ''} onChange={stays} readOnly autoComplete="email" placeholder="未填写" />
      </Field>
      <FormField form={form} name="old_password" label="原密码" required>
        {(control) => <PasswordInput {...control} autoComplete="current-password" />}
      </FormField>
      <PasswordFields form={form} label="新密码" />
      <FormEnd submit="保存" busyText="正在保存…" onCancel={onClose} />
    </Form>
  )
}

const stays = (): undefined => undefined
