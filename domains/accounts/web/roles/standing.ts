import type { AccessForm, UserAccessView } from '../../contract/access.ts'

/** How a permission is given to one member of staff, apart from his roles. */
export const settings = ['roles', 'grant', 'denial'] as const
export type Setting = (typeof settings)[number]
export const settingLabels = {
  roles: '按角色',
  grant: '单独授予',
  denial: '单独禁止',
} satisfies Record<Setting, string>

type Edited = Pick<AccessForm, 'roles' | 'grants' | 'denials'>

/** A permission of one member of staff: whether he holds it, what it comes from, and how it is set. */
export type Standing = Pick<UserAccessView['permissions'][number], 'key' | 'name' | 'group' | 'sensitive'> & {
  setting: Setting
  held: boolean
  /** Names of roles, 单独授予, 单独禁止. */
  sources: string[]
}

const settingOf = ({ grants, denials }: Edited, key: string): Setting => {
  if (denials.includes(key)) return 'denial'
  return grants.includes(key) ? 'grant' : 'roles'
}

/** What becomes of each permission with the roles, grants and denials as they are edited. */
export const standingsOf = ({ permissions, choices }: UserAccessView, edited: Edited): Standing[] =>
  permissions.map(({ key, name, group, sensitive }) => {
    const setting = settingOf(edited, key)
    const from = choices
      .filter((role) => edited.roles.includes(role.id) && role.permissions.includes(key))
      .map((role) => role.name)
    return {
      key,
      name,
      group,
      sensitive,
      setting,
      held: setting !== 'denial' && (setting === 'grant' || from.length > 0),
      sources: setting === 'roles' ? from : [...from, settingLabels[setting]],
    }
  })

/** The grants and denials after one permission is set. */
export const withSetting = (
  { grants, denials }: Edited,
  key: string,
  setting: Setting,
): Pick<Edited, 'grants' | 'denials'> => {
  const without = (keys: readonly string[]) => keys.filter((one) => one !== key)
  return {
    grants: setting === 'grant' ? [...without(grants), key] : without(grants),
    denials: setting === 'denial' ? [...without(denials), key] : without(denials),
  }
}
