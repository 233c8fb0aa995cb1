import { call, EditDialog, FormField, Segmented, TextInput } from '@portal/platform/web'
import { registrableTypes, userTypeLabels } from '../../contract/account.ts'
import { accountsApi } from '../../contract/endpoints.ts'
import { createUserForm, profileLimits } from '../../contract/save-user.ts'
import { userReads } from './user-reads.ts'

type Registrable = (typeof registrableTypes)[number]
type NewUser = { userType: Registrable | ''; username: string; phone: string; email: string; companyName: string }

const types = registrableTypes.map((value) => ({ value, label: userTypeLabels[value] }))

type Made = { username: string; password: string | undefined }

/** 代建用户: an account on somebody's behalf; the one-time password is handed on to whoever shows it. */
export function CreateDialog({ onMade, onClose }: { onMade: (made: Made) => void; onClose: () => void }) {
  return (
    <EditDialog<NewUser, Made>
      title="代建用户"
      submit="建立"
      busyText="正在建立…"
      schema={createUserForm}
      defaults={{ userType: 'customer', username: '', phone: '', email: '', companyName: '' }}
      send={async (body): Promise<Made> => {
        const made = await call(accountsApi.createUser, { body: { ...body, userType: body.userType as Registrable } })
        return { username: body.username, password: 'password' in made ? made.password : undefined }
      }}
      said="账号已建立"
      reads={userReads}
      onSaved={onMade}
      onClose={onClose}
    >
      {(form) => (
        <>
          <FormField form={form} name="userType" label="用户类型" required group>
            {(control) => <Segmented {...control} options={types} />}
          </FormField>
          <FormField form={form} name="username" label="用户名" hint="4 到 30 个字符，登录时使用" required>
            {(control) => <TextInput {...control} autoComplete="off" />}
          </FormField>
          <FormField form={form} name="phone" label="手机号" note="选填">
            {(control) => <TextInput {...control} inputMode="tel" />}
          </FormField>
          <FormField form={form} name="email" label="邮箱" note="选填">
            {(control) => <TextInput {...control} inputMode="email" />}
          </FormField>
          <FormField form={form} name="companyName" label="企业名称" note="选填" max={profileLimits.companyName}>
            {(control) => <TextInput {...control} />}
          </FormField>
        </>
      )}
    </EditDialog>
  )
}
