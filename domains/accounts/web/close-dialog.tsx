import {
  Checkbox,
  call,
  FormDialog,
  FormField,
  Notice,
  PasswordInput,
  toast,
  useOrderedForm,
} from '@portal/platform/web'
import { closeForm } from '../contract/profile.ts'
import { profileApi } from '../contract/profile-endpoints.ts'
import { signOut } from './session.ts'

/** 注销账号: asks for the password and for a yes that nothing comes back. */
export function CloseDialog({ onClose }: { onClose: () => void }) {
  const form = useOrderedForm({
    schema: closeForm,
    defaults: { password: '', agree: false },
    send: ({ password }) => call(profileApi.close, { body: { password, agree: true } }),
    onDone: async () => {
      toast('账号已注销')
      await signOut()
    },
  })
  return (
    <FormDialog form={form} title="注销账号" submit="注销账号" busyText="正在注销…" variant="danger" onClose={onClose}>
      <Notice tone="warning" title="注销后不能恢复">
        您将立即退出，不能再登录；原用户名 180 天内不能再注册。需要留底的，请先导出数据。
      </Notice>
      <FormField form={form} name="password" label="登录密码" required>
        {(control) => <PasswordInput {...control} autoComplete="current-password" />}
      </FormField>
      <FormField form={form} name="agree" label="确认" required group>
        {(control) => <Checkbox {...control} label="我知道注销后不能恢复" />}
      </FormField>
    </FormDialog>
  )
}
