import type { PermissionRow } from '../../contract/roles.ts'

/** The headings in the order of the desk's work; one that a later domain brings stands behind them. */
const usualOrder = [
  '业务受理',
  '展会存证',
  '订单与收款',
  '内容管理',
  '商标',
  '互动与课程',
  '用户管理',
  '敏感信息',
  '审计与运行',
]

const placeOf = (group: string): number => {
  const place = usualOrder.indexOf(group)
  return place < 0 ? usualOrder.length : place
}

export type PermissionGroup<P> = { name: string; permissions: P[] }

/** Permissions by their headings. */
export const groupsOf = <P extends Pick<PermissionRow, 'group'>>(permissions: readonly P[]): PermissionGroup<P>[] =>
  [...new Set(permissions.map(({ group }) => group))]
    .toSorted((a, b) => placeOf(a) - placeOf(b))
    .map((name) => ({ name, permissions: permissions.filter(({ group }) => group === name) }))
