import {
  Checkbox,
  call,
  DateField,
  FormDialog,
  FormField,
  Segmented,
  shanghaiDay,
  TextInput,
  toast,
  useOrderedForm,
  useReload,
  useWatch,
} from '@portal/platform/web'
import { type DelegationScope, delegationForm, delegationScopes, scopeLabels } from '../../contract/delegation.ts'
import { delegationsApi } from '../../contract/delegation-endpoints.ts'
import { delegationReads } from './delegation-reads.ts'

type Values = { username: string; scope: DelegationScope | ''; from: string; until: string; withIdentity: 0 | 1 }

const scopeOptions = delegationScopes.map((value) => ({ value, label: scopeLabels[value] }))
const scopeHints: Record<DelegationScope | '', string> = {
  '': '',
  view: '机构能看权利内容、备案和期限，看不到材料',
  use: '机构还能用它填表、查看和取用材料；身份材料除外',
}

/** The dialog that offers a right to an agency. */
export function OfferDelegation({ id, onClose }: { id: string; onClose: () => void }) {
  const reload = useReload(delegationReads)
  const form = useOrderedForm<Values>({
    schema: delegationForm,
    defaults: { username: '', scope: 'view', from: shanghaiDay(Date.now()), until: '', withIdentity: 0 },
    send: ({ scope, ...typed }, { key }) =>
      call(delegationsApi.offer, { params: { id }, body: { ...typed, scope: scope || 'view' } }, { key }),
    onDone: async () => {
      toast('已发出，机构接受后通知您', 'success')
      onClose()
      await reload()
    },
  })
  const scope = useWatch({ control: form.rhf.control, name: 'scope' })
  return (
    <FormDialog form={form} title="委托代理机构" submit="发出委托" onClose={onClose}>
      <FormField
        form={form}
        name="username"
        label="机构的用户名"
        hint="机构在本平台的登录用户名，须与机构核对一致"
        required
      >
        {(control) => <TextInput {...control} autoComplete="off" />}
      </FormField>
      <FormField form={form} name="scope" label="委托范围" hint={scopeHints[scope]} required group>
        {(control) => <Segmented {...control} options={scopeOptions} />}
      </FormField>
      <FormField form={form} name="from" label="起始日" required>
        {(control) => <DateField {...control} />}
      </FormField>
      <FormField form={form} name="until" label="截止日" hint="最长三年，当日结束后自动失效；可以随时提前结束" required>
        {(control) => <DateField {...control} />}
      </FormField>
      {scope === 'use' && (
        <FormField form={form} name="withIdentity" label="身份材料" group>
          {({ value, onChange }) => (
            <Checkbox
              value={value === 1}
              onChange={(isGiven) => onChange(isGiven ? 1 : 0)}
              label="允许机构查看和取用身份材料"
            />
          )}
        </FormField>
      )}
    </FormDialog>
  )
}
