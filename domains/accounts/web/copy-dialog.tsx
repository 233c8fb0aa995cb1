import { call, FormDialog, FormField, PasswordInput, saveBlob, toast, useOrderedForm } from '@portal/platform/web'
import { passwordForm } from '../contract/profile.ts'
import { profileApi } from '../contract/profile-endpoints.ts'

/** 导出我的数据: the password shows that it is the owner himself who takes them along. */
export function CopyDialog({ onClose }: { onClose: () => void }) {
  const form = useOrderedForm({
    schema: passwordForm,
    defaults: { password: '' },
    send: (body) => call(profileApi.copy, { body }),
    onDone: (blob) => {
      saveBlob(blob, '我的数据.zip')
      toast('数据已导出')
      onClose()
    },
  })
  return (
    <FormDialog form={form} title="导出我的数据" submit="导出" busyText="正在打包…" onClose={onClose}>
      <FormField form={form} name="password" label="登录密码" required>
        {(control) => <PasswordInput {...control} autoComplete="current-password" />}
      </FormField>
    </FormDialog>
  )
}
