import {
  call,
  Form,
  FormEnd,
  FormField,
  LeaveGuard,
  momentWords,
  PasswordInput,
  Quiet,
  TextInput,
  toast,
  useOrderedForm,
  useReload,
} from '@portal/platform/web'
import { type OwnProfile, ownProfileForm } from '../contract/profile.ts'
import { profileApi } from '../contract/profile-endpoints.ts'
import { profileLimits } from '../contract/save-user.ts'
import { refreshSession } from './session.ts'

const reads = [profileApi.read]

/** One's own data. The password is asked for as soon as contact data or the ID number become others. */
export function ProfileForm({ profile }: { profile: OwnProfile }) {
  const reload = useReload(reads)
  const stored = {
    companyName: profile.companyName ?? '',
    phone: profile.phone ?? '',
    email: profile.email ?? '',
    idCard: profile.idCard ?? '',
  }
  const form = useOrderedForm({
    schema: ownProfileForm,
    defaults: { version: profile.version, ...stored, password: '' },
    send: (body) => call(profileApi.save, { body }).finally(() => void reload()),
    onDone: async () => {
      toast('资料已保存')
      await refreshSession()
    },
  })
  const [phone, email, idCard] = form.rhf.watch(['phone', 'email', 'idCard'])
  const asks = phone !== stored.phone || email !== stored.email || idCard !== stored.idCard
  return (
    <Form form={form} label="资料">
      <FormField form={form} name="companyName" label="企业名称" note="选填" max={profileLimits.companyName}>
        {(control) => <TextInput {...control} autoComplete="organization" />}
      </FormField>
      <FormField form={form} name="phone" label="手机号">
        {(control) => <TextInput {...control} type="tel" inputMode="tel" autoComplete="tel" />}
      </FormField>
      <FormField form={form} name="email" label="邮箱" note="选填" hint="改动会告知原邮箱和新邮箱">
        {(control) => <TextInput {...control} type="email" autoComplete="email" />}
      </FormField>
      <FormField
        form={form}
        name="idCard"
        label="身份证号"
        note="选填"
        hint="带星号的是已保存的号码，不改就不用动；要改请填写完整号码"
      >
        {(control) => <TextInput {...control} autoComplete="off" />}
      </FormField>
      {asks && (
        <FormField form={form} name="password" label="登录密码" hint="修改联系方式或证件号码须核对密码" required>
          {(control) => <PasswordInput {...control} autoComplete="current-password" />}
        </FormField>
      )}
      {profile.agreed && (
        <Quiet>
          {momentWords(profile.agreed.time)} 注册时同意的是第 {profile.agreed.policyVersion} 版用户协议和隐私政策。
        </Quiet>
      )}
      <FormEnd submit="保存" busyText="正在保存…" />
      <LeaveGuard when={form.rhf.formState.isDirty && !form.busy} />
    </Form>
  )
}
