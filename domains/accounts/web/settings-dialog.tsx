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
  TextInput,
  toast,
  useOrderedForm,
} from '@portal/platform/web'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { accountsApi } from '../contract/endpoints.ts'
import { secondFactorModeLabels, secondFactorModes } from '../contract/second-factor.ts'
import { loginStyleLabels, loginStyles, type Settings, settingsForm } from '../contract/settings.ts'
import { UserPicker } from './user-picker.tsx'

/** The system settings: how people sign in, from whom a second factor is asked, and who may not change their password themselves. */
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

const factorWords = { off: '不要求', administrators: '管理员', staff: '全部工作人员' } as const
const factorOptions = secondFactorModes.map((mode) => ({ value: mode, label: factorWords[mode] }))

function SettingsEditor({ settings, onClose }: { settings: Settings; onClose: () => void }) {
  const queries = useQueryClient()
  const [people, setPeople] = useState(settings.disabledUsers)
  const form = useOrderedForm({
    schema: settingsForm,
    defaults: {
      login_style: String(settings.login_style),
      retentionDays: String(settings.retentionDays),
      auditYears: String(settings.auditYears),
      disabled_update_pass: settings.disabled_update_pass,
      secondFactor: settings.secondFactor,
    },
    send: (body) => call(accountsApi.putSettings, { body }),
    onDone: async () => {
      toast('系统设置已保存')
      onClose()
      await queries.invalidateQueries({ queryKey: keyOf(accountsApi.getSettings) })
    },
  })
  const style = loginStyles.find((one) => String(one) === form.rhf.watch('login_style'))
  const mode = secondFactorModes.find((one) => one === form.rhf.watch('secondFactor'))
  return (
    <Form form={form} label="系统设置">
      <FormField form={form} name="login_style" label="登录方式" hint={style && loginStyleLabels[style]} required group>
        {(control) => <Segmented {...control} options={styleOptions} />}
      </FormField>
      <FormField
        form={form}
        name="retentionDays"
        label="注销后资料保留天数"
        hint="账号注销后，已完成业务的联系人资料和附件再保留这么多天，然后清除。改动后请同步写进隐私政策。"
        required
      >
        {(control) => <TextInput {...control} inputMode="numeric" />}
      </FormField>
      <FormField
        form={form}
        name="auditYears"
        label="审计日志保留年数"
        hint="更早的记录由运维命令按月移入归档文件，页面不会删除它们。"
        required
      >
        {(control) => <TextInput {...control} inputMode="numeric" />}
      </FormField>
      <FormField
        form={form}
        name="secondFactor"
        label="动态验证码"
        hint={mode && secondFactorModeLabels[mode]}
        required
        group
      >
        {({ onChange, ...control }) => (
          <Segmented {...control} options={factorOptions} onChange={(value) => value !== '' && onChange(value)} />
        )}
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
