import {
  call,
  Dialog,
  ErrorView,
  Form,
  FormEnd,
  FormField,
  keyOf,
  queryOf,
  Segmented,
  Skeleton,
  toast,
  useOrderedForm,
} from '@portal/platform/web'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { accountsApi } from '../contract/endpoints.ts'
import { loginStyleLabels, loginStyles, type Settings, settingsForm } from '../contract/settings.ts'
import { UserPicker } from './user-picker.tsx'

/** The system settings: how people sign in, and who may not change their password themselves. */
export function SettingsDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog open={open} title="系统设置" size="large" onClose={onClose}>
      <SettingsBody onClose={onClose} />
    </Dialog>
  )
}

function SettingsBody({ onClose }: { onClose: () => void }) {
  const { data, error, refetch } = useQuery({ ...queryOf(accountsApi.getSettings, {}), gcTime: 0 })
  if (error) return <ErrorView title="系统设置加载失败" error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton rows={4} />
  return <SettingsEditor settings={data} onClose={onClose} />
}

const styleOptions = loginStyles.map((style) => ({
  value: String(style),
  label: style === 1 ? '单点登录' : '多点登录',
}))

function SettingsEditor({ settings, onClose }: { settings: Settings; onClose: () => void }) {
  const queries = useQueryClient()
  const [people, setPeople] = useState(settings.disabledUsers)
  const form = useOrderedForm({
    schema: settingsForm,
    defaults: { login_style: String(settings.login_style), disabled_update_pass: settings.disabled_update_pass },
    send: (body) => call(accountsApi.putSettings, { body }),
    onDone: async () => {
      toast('系统设置已保存')
      onClose()
      await queries.invalidateQueries({ queryKey: keyOf(accountsApi.getSettings) })
    },
  })
  const style = loginStyles.find((one) => String(one) === form.rhf.watch('login_style'))
  return (
    <Form form={form} label="系统设置">
      <FormField form={form} name="login_style" label="登录方式" hint={style && loginStyleLabels[style]} required group>
        {(control) => <Segmented {...control} options={styleOptions} />}
      </FormField>
      <FormField form={form} name="disabled_update_pass" label="禁止自行修改密码的用户" note="选填" group>
        {({ onChange }) => (
          <UserPicker
            chosen={people}
            onChange={(next) => {
              setPeople([...next])
              onChange(next.map(({ id }) => id))
            }}
          />
        )}
      </FormField>
      <FormEnd submit="保存" busyText="正在保存…" onCancel={onClose} />
    </Form>
  )
}
