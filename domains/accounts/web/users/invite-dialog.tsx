import { CheckboxGroup, call, EditDialog, FormField, queryOf, TextInput } from '@portal/platform/web'
import { useQuery } from '@tanstack/react-query'
import { accountsApi } from '../../contract/endpoints.ts'
import { type Invitation, invitationHours } from '../../contract/invitation.ts'
import { rolesApi } from '../../contract/role-endpoints.ts'
import { createUserForm } from '../../contract/save-user.ts'
import { userReads } from './user-reads.ts'

type NewStaff = {
  userType: 'staff'
  username: string
  email: string
  phone: string
  companyName: string
  roles: string[]
}

type Invited = { username: string; invitation: Invitation | undefined }

/** 邀请工作人员: name, mail address and roles; the link is handed on to whoever shows it. */
export function InviteDialog({ onInvited, onClose }: { onInvited: (invited: Invited) => void; onClose: () => void }) {
  const { data } = useQuery(queryOf(rolesApi.list, {}))
  const roles = (data?.elements ?? []).map(({ id, name }) => ({ value: id, label: name }))
  return (
    <EditDialog<NewStaff, Invited>
      title="邀请工作人员"
      submit="生成邀请链接"
      busyText="正在生成…"
      schema={createUserForm}
      defaults={{ userType: 'staff', username: '', email: '', phone: '', companyName: '', roles: [] }}
      send={async (body): Promise<Invited> => {
        const made = await call(accountsApi.createUser, { body })
        return { username: body.username, invitation: 'invitation' in made ? made.invitation : undefined }
      }}
      said="邀请链接已生成"
      reads={userReads}
      onSaved={onInvited}
      onClose={onClose}
    >
      {(form) => (
        <>
          <FormField form={form} name="username" label="用户名" hint="4 到 30 个字符，登录时使用" required>
            {(control) => <TextInput {...control} autoComplete="off" />}
          </FormField>
          <FormField
            form={form}
            name="email"
            label="邮箱"
            note="选填"
            hint={`平台开通了邮件发送的，链接同时寄到这个邮箱；${invitationHours} 小时内有效`}
          >
            {(control) => <TextInput {...control} inputMode="email" />}
          </FormField>
          <FormField
            form={form}
            name="roles"
            label="角色"
            note="选填"
            hint="不选角色的，登录后没有任何权限，可以以后再给"
            group
          >
            {(control) => (
              <CheckboxGroup {...control} onChange={(next) => control.onChange([...next])} options={roles} />
            )}
          </FormField>
        </>
      )}
    </EditDialog>
  )
}
