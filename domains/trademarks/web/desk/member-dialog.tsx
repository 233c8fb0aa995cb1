import { call, DateField, EditDialog, FormField, FormGrid, TextInput } from '@portal/platform/web'
import { trademarksApi } from '../../contract/endpoints.ts'
import { type CheckedMadrid, type Member, withMember } from './madrid-edits.ts'
import { madridReads } from './madrid-reads.ts'
import { type MemberFields, memberFieldsOf, memberSchema } from './member-form.ts'

interface MemberDialogProps {
  madrid: CheckedMadrid
  /** The member that is changed; without it a new one is made. */
  member: Member | undefined
  onClose: () => void
}

/** A member of the Madrid System, with its own fee where it asks for one. */
export function MemberDialog({ madrid, member, onClose }: MemberDialogProps) {
  const schema = memberSchema(madrid.members, member?.code)
  return (
    <EditDialog<MemberFields, { version: number }>
      title={member ? `修改“${member.name}”` : '新增成员'}
      schema={schema}
      defaults={memberFieldsOf(member)}
      send={(typed) =>
        call(trademarksApi.saveMadrid, {
          body: { ...madrid, members: withMember(madrid.members, schema.parse(typed), member?.code) },
        })
      }
      said="成员名单已保存"
      reads={madridReads}
      onClose={onClose}
    >
      {(form) => (
        <>
          <FormGrid>
            <FormField form={form} name="code" label="代码" hint="WIPO ST.3，两个大写字母" required>
              {(control) => <TextInput {...control} />}
            </FormField>
            <FormField form={form} name="name" label="中文名称" required>
              {(control) => <TextInput {...control} />}
            </FormField>
            <FormField form={form} name="nameEn" label="英文名称" required>
              {(control) => <TextInput {...control} />}
            </FormField>
            <FormField form={form} name="protocolFrom" label="适用日期" note="选填" hint="这一天之前不能指定">
              {(control) => <DateField {...control} />}
            </FormField>
            <FormField form={form} name="refusalMonths" label="驳回期限（月）" note="选填">
              {(control) => <TextInput {...control} inputMode="numeric" />}
            </FormField>
          </FormGrid>
          <FormField form={form} name="fee" label="单独规费" note="不收单独规费的不填" group>
            {() => (
              <FormGrid>
                <FormField form={form} name="fee.first" label="第一类" hint="两位小数">
                  {(control) => <TextInput {...control} inputMode="decimal" />}
                </FormField>
                <FormField form={form} name="fee.further" label="其余每类" hint="两位小数">
                  {(control) => <TextInput {...control} inputMode="decimal" />}
                </FormField>
                <FormField form={form} name="fee.currency" label="币种">
                  {(control) => <TextInput {...control} />}
                </FormField>
                <FormField form={form} name="fee.asOf" label="费用日期">
                  {(control) => <DateField {...control} />}
                </FormField>
              </FormGrid>
            )}
          </FormField>
        </>
      )}
    </EditDialog>
  )
}
