import { call, EditDialog, FormField, TextArea, TextInput } from '@portal/platform/web'
import { accountsApi } from '../../contract/endpoints.ts'
import { profileLimits, saveUserForm } from '../../contract/save-user.ts'
import type { UserDetail } from '../../contract/user-detail.ts'
import { userReads } from './user-reads.ts'

/** 修改资料: contact data stand there masked, and whoever changes one writes it in whole. */
export function SaveDialog({ user, onClose }: { user: UserDetail; onClose: () => void }) {
  const { id, version, companyName, phone, email, note } = user
  return (
    <EditDialog
      title={`修改资料：${user.username}`}
      schema={saveUserForm}
      defaults={{ version, companyName: companyName ?? '', phone: phone ?? '', email: email ?? '', note }}
      send={(body) => call(accountsApi.saveUser, { params: { id }, body })}
      said="资料已保存"
      reads={userReads}
      onClose={onClose}
    >
      {(form) => (
        <>
          <FormField form={form} name="companyName" label="企业名称" note="选填" max={profileLimits.companyName}>
            {(control) => <TextInput {...control} />}
          </FormField>
          <FormField form={form} name="phone" label="手机号" hint="带星号的不改；要改请填写完整号码，会通知本人">
            {(control) => <TextInput {...control} inputMode="tel" />}
          </FormField>
          <FormField form={form} name="email" label="邮箱" note="选填" hint="改动会通知原邮箱和新邮箱">
            {(control) => <TextInput {...control} inputMode="email" />}
          </FormField>
          <FormField form={form} name="note" label="备注" note="选填" hint="只有工作人员可见" max={profileLimits.note}>
            {(control) => <TextArea {...control} rows={3} />}
          </FormField>
        </>
      )}
    </EditDialog>
  )
}
