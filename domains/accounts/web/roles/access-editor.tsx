import {
  Card,
  CheckboxGroup,
  type Column,
  call,
  DataTable,
  Form,
  FormEnd,
  FormField,
  LeaveGuard,
  Notice,
  Quiet,
  Select,
  Stack,
  toast,
  useOrderedForm,
  useReload,
} from '@portal/platform/web'
import { type AccessForm, accessForm, type UserAccessView } from '../../contract/access.ts'
import { accountsApi } from '../../contract/endpoints.ts'
import { groupsOf } from './permission-groups.ts'
import { PermissionName } from './permission-name.tsx'
import { type Setting, type Standing, settingLabels, settings, standingsOf, withSetting } from './standing.ts'

const reads = [accountsApi.userAccess, accountsApi.userDetail, accountsApi.listUsers]

const options = settings.map((value) => ({ value, label: settingLabels[value] }))

const columnsWith = (onSet: (key: string, setting: Setting) => void): readonly Column<Standing>[] => [
  { key: 'name', header: '权限', title: true, width: '34%', cell: (one) => <PermissionName of={one} /> },
  { key: 'held', header: '现在', width: '12%', cell: ({ held }) => (held ? '有' : <Quiet as="span">无</Quiet>) },
  {
    key: 'sources',
    header: '来自',
    cell: ({ sources }) => (sources.length > 0 ? sources.join('、') : <Quiet as="span">没有角色给出</Quiet>),
  },
  {
    key: 'setting',
    header: '设置',
    width: '180px',
    cell: ({ key, name, setting }) => (
      <Select<Setting>
        aria-label={`${name}：设置`}
        placeholder={false}
        value={setting}
        onChange={(next) => next !== '' && onSet(key, next)}
        options={options}
      />
    ),
  },
]

/** Roles, single grants and single denials of one member of staff; each permission shows at once what becomes of it. */
export function AccessEditor({ id, view }: { id: string; view: UserAccessView }) {
  const { version, roles, grants, denials } = view
  const reload = useReload(reads)
  const form = useOrderedForm<AccessForm>({
    schema: accessForm,
    defaults: { version, roles, grants, denials },
    send: (body): Promise<unknown> =>
      call(accountsApi.saveUserAccess, { params: { id }, body }).finally(() => void reload()),
    onDone: () => {
      toast('权限已保存')
    },
  })
  const { watch, setValue, formState } = form.rhf
  const edited = { roles: watch('roles'), grants: watch('grants'), denials: watch('denials') }
  const standings = standingsOf(view, edited)
  const set = (key: string, setting: Setting) => {
    const next = withSetting(edited, key, setting)
    setValue('grants', next.grants, { shouldDirty: true })
    setValue('denials', next.denials, { shouldDirty: true })
  }
  const columns = columnsWith(set)
  const wasHeld = new Set(view.permissions.filter(({ held }) => held).map(({ key }) => key))
  const added = standings.filter(({ key, sensitive, held }) => sensitive && held && !wasHeld.has(key))
  return (
    <Form form={form} label={`权限 ${view.username}`}>
      <Stack gap={20}>
        <FormField form={form} name="roles" label="角色" note="可多选" group>
          {(control) => (
            <CheckboxGroup
              {...control}
              onChange={(chosen) => control.onChange([...chosen])}
              options={view.choices.map((role) => ({ value: role.id, label: role.name }))}
            />
          )}
        </FormField>
        {groupsOf(standings).map((group) => (
          <Card key={group.name} tone="bare" title={group.name}>
            <DataTable
              caption={`${group.name}的权限`}
              columns={columns}
              rows={group.permissions}
              rowKey={({ key }) => key}
            />
          </Card>
        ))}
        {added.length > 0 && (
          <Notice tone="warning" title="将得到敏感权限">
            {added.map(({ name }) => name).join('、')}
            ：可以看到个人信息，或者动用资金、控制账号，请确认确有需要。
          </Notice>
        )}
        <FormEnd submit="保存" busyText="正在保存…" />
      </Stack>
      <LeaveGuard when={formState.isDirty && !form.busy} />
    </Form>
  )
}
