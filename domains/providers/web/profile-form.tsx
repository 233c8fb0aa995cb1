import { refreshSession } from '@portal/accounts/web'
import { ruleOf } from '@portal/files/contract'
import { FileUpload } from '@portal/files/web'
import {
  Card,
  call,
  DraftNotice,
  Form,
  FormField,
  FormGrid,
  keyOf,
  LeaveGuard,
  limitText,
  momentWords,
  Notice,
  Segmented,
  SubmitBar,
  TextInput,
  toast,
  type UploadedFile,
  useKeptForm,
  useLocalDraft,
  useOrderedForm,
} from '@portal/platform/web'
import { useQueryClient } from '@tanstack/react-query'
import { providersApi } from '../contract/endpoints.ts'
import { type LicenceKind, licenceKindChoices, licenceNoLabel } from '../contract/licence.ts'
import { providerLimits } from '../contract/limits.ts'
import { mustBeChecked, type OwnProfile, profileForm } from '../contract/profile.ts'

type Values = {
  companyName: string
  licenceKind: LicenceKind | ''
  licenceNo: string
  proof: UploadedFile | null
}

const formName = 'provider-profile'
const purpose = 'provider-licence'

const valuesOf = ({ companyName, licenceKind, licenceNo, proof }: OwnProfile): Values => ({
  companyName: companyName ?? '',
  licenceKind: licenceKind ?? '',
  licenceNo: licenceNo ?? '',
  proof,
})

/** Whether what is typed goes to staff once it is sent; a form that is not complete does in any case. */
const goesToStaff = (profile: OwnProfile, { companyName, licenceKind, licenceNo }: Omit<Values, 'proof'>): boolean =>
  licenceKind === '' ||
  mustBeChecked(profile, { companyName: companyName.trim(), licenceKind, licenceNo: licenceNo.trim() })

/** The form of 机构资料. It says before it is sent whether staff will check it. */
export function ProfileForm({ profile, onSaved }: { profile: OwnProfile; onSaved: () => void }) {
  const queries = useQueryClient()
  const form = useOrderedForm<Values, OwnProfile>({
    schema: profileForm,
    defaults: valuesOf(profile),
    send: ({ licenceKind, ...values }) =>
      call(providersApi.saveProfile, { body: { ...values, licenceKind: licenceKind as LicenceKind } }),
    onDone: (saved) => {
      draft.discard()
      toast(saved.approvalState === 'waiting' ? '已提交，等待审核' : '已保存')
      queries.setQueriesData({ queryKey: keyOf(providersApi.profile) }, saved)
      void refreshSession()
      onSaved()
    },
  })
  const draft = useLocalDraft({ key: formName, form, omit: ['proof'] })
  const isChanged = form.rhf.formState.isDirty
  useKeptForm(formName, { form, when: isChanged })
  const [companyName, licenceKind, licenceNo] = form.rhf.watch(['companyName', 'licenceKind', 'licenceNo'])
  const isDue = goesToStaff(profile, { companyName, licenceKind, licenceNo })
  return (
    <>
      <DraftNotice draft={draft} />
      <Form form={form} label="机构资料">
        <Card>
          <FormGrid>
            <FormField form={form} name="companyName" label="机构名称" max={providerLimits.companyName} required wide>
              {(control) => <TextInput {...control} autoComplete="organization" />}
            </FormField>
            <FormField form={form} name="licenceKind" label="代理业务" required group>
              {(control) => <Segmented {...control} options={licenceKindChoices} />}
            </FormField>
            <FormField form={form} name="licenceNo" label={licenceNoLabel} max={providerLimits.licenceNo} required>
              {(control) => <TextInput {...control} />}
            </FormField>
          </FormGrid>
          {profile.approvalState === 'approved' && isDue && isChanged && (
            <Notice tone="warning" title="提交后须重新审核">
              您改了机构名称、代理业务或备案号。重新通过之前，您的机构按待审核处理。
            </Notice>
          )}
          <FormGrid>
            <FormField form={form} name="proof" label="证明文件" hint="只有您和工作人员能看到" note="选填" group wide>
              {({ value, onChange, ...control }) => (
                <FileUpload
                  {...control}
                  value={value ? [value] : []}
                  onChange={(files) => onChange(files.at(-1) ?? null)}
                  purpose={purpose}
                  phone={{ title: '机构资料 · 证明文件', slot: `${formName}.proof` }}
                  help={`PDF、JPG 或 PNG，1 个，${limitText(ruleOf(purpose).bytes)} 以内`}
                />
              )}
            </FormField>
          </FormGrid>
        </Card>
        <SubmitBar
          submit={isDue ? '提交审核' : '保存'}
          busyText={isDue ? '正在提交…' : '正在保存…'}
          note={draft.savedAt === undefined ? '未提交的内容保存在本机' : `${momentWords(draft.savedAt)} 已保存在本机`}
        />
      </Form>
      <LeaveGuard when={isChanged} />
    </>
  )
}
