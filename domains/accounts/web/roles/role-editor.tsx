import {
  call,
  Form,
  FormEnd,
  FormField,
  LeaveGuard,
  Notice,
  Stack,
  TextInput,
  toast,
  useOrderedForm,
  useReload,
} from '@portal/platform/web'
import { rolesApi } from '../../contract/role-endpoints.ts'
import { roleLimits } from '../../contract/role-limits.ts'
import { type RoleForm, type RolePage, type RoleView, roleForm } from '../../contract/roles.ts'
import { columnOf } from './role-column.ts'
import { RoleTable } from './role-table.tsx'
import css from './roles.module.css'

const reads = [rolesApi.list]

/** What is edited: a role that is there, or a new one that begins with these permissions. */
export type Edited = { role: RoleView | undefined; defaults: RoleForm }

interface RoleEditorProps {
  page: RolePage
  edited: Edited
  onClose: () => void
}

const newId = 'new'

/** A role while its name and its ticks are changed, among the others; saving names the version that was read. */
export function RoleEditor({ page, edited: { role, defaults }, onClose }: RoleEditorProps) {
  const reload = useReload(reads)
  const form = useOrderedForm<RoleForm>({
    schema: roleForm,
    defaults,
    send: (body, { key }): Promise<unknown> =>
      (role
        ? call(rolesApi.change, { params: { id: role.id }, body: { ...body, version: role.version } })
        : call(rolesApi.create, { body }, { key })
      ).finally(() => void reload()),
    onDone: () => {
      toast(role ? '角色已保存' : '角色已建立')
      onClose()
    },
  })
  const { watch, setValue, formState } = form.rhf
  const [name, permissions] = [watch('name'), watch('permissions')]
  const toggle = (key: string) => {
    const next = permissions.includes(key) ? permissions.filter((one) => one !== key) : [...permissions, key]
    setValue('permissions', next, { shouldDirty: true })
  }
  const column = {
    id: role?.id ?? newId,
    name: name || '新角色',
    about: role ? columnOf(role).about : '还没有保存',
    permissions,
    onToggle: toggle,
  }
  const others = page.elements.map((one) => (one.id === role?.id ? column : columnOf(one)))
  const added = page.permissions.filter(
    ({ key, sensitive }) => sensitive && permissions.includes(key) && !role?.permissions.includes(key),
  )
  return (
    <Form form={form} label={role ? `修改角色 ${role.name}` : '新建角色'}>
      <Stack gap={16}>
        <FormField form={form} name="name" label="角色名称" max={roleLimits.name} required className={css.name}>
          {(control) => <TextInput {...control} autoComplete="off" />}
        </FormField>
        {added.length > 0 && (
          <Notice tone="warning" title="包含敏感权限">
            {added.map((permission) => permission.name).join('、')}
            ：有这个角色的人可以看到个人信息，或者动用资金、控制账号，请只给确有需要的人。
          </Notice>
        )}
        <RoleTable permissions={page.permissions} columns={role ? others : [...others, column]} />
        <FormEnd submit="保存" busyText="正在保存…" onCancel={onClose} />
      </Stack>
      <LeaveGuard when={formState.isDirty && !form.busy} />
    </Form>
  )
}
