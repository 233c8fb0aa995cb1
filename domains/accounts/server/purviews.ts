import type { Actor, Purview } from '@portal/platform/server'
import type { PurviewNode } from '../contract/purviews.ts'

type Viewer = Pick<Actor, 'userType' | 'topAdministrator' | 'may'>

/** What this domain adds to the menu of the back office: the page on which all staff begin, the users, and the roles. */
export const accountPurviews: readonly Purview[] = [
  { name: '今日工作', icon: 'home', access: 'today', path: '/today', sort: 1 },
  {
    name: '用户管理',
    icon: 'user',
    access: 'accounts',
    path: '',
    sort: 90,
    children: [
      { name: '用户列表', icon: 'user', access: 'accounts.users', path: '/users', sort: 10, permission: 'users.read' },
      {
        name: '角色与权限',
        icon: 'shield',
        access: 'accounts.roles',
        path: '/roles',
        sort: 30,
        needs: 'topAdministrator',
      },
    ],
  },
]

const bySort = (items: readonly Purview[]): Purview[] => items.toSorted((a, b) => a.sort - b.sort)

/** Groups of the same `access` become one, with the children of all. */
const joinGroups = (items: readonly Purview[]): Purview[] => {
  const groups = new Map<string, Purview>()
  for (const item of items) {
    const group = groups.get(item.access)
    const children = [...(group?.children ?? []), ...(item.children ?? [])]
    groups.set(item.access, { ...(group ?? item), children })
  }
  return [...groups.values()]
}

const isAllowed = (item: Purview, viewer: Viewer): boolean =>
  viewer.userType === 'staff' &&
  (item.needs !== 'topAdministrator' || viewer.topAdministrator) &&
  (item.permission === undefined || viewer.may?.(item.permission) === true)

/** The menu that the domains of this app make together; a group is open when one of its items is. */
export const menuOf = (items: readonly Purview[], viewer: Viewer): PurviewNode[] => {
  if (viewer.userType !== 'staff') return []
  return bySort(joinGroups(items)).map(({ children = [], ...group }) => {
    const { name, icon, access, path } = group
    const nodes = bySort(children).map((child) => ({
      name: child.name,
      icon: child.icon,
      access: child.access,
      path: child.path,
      isAllowed: isAllowed(group, viewer) && isAllowed(child, viewer),
      children: [],
    }))
    const open = children.length > 0 ? nodes.some((node) => node.isAllowed) : isAllowed(group, viewer)
    return { name, icon, access, path, isAllowed: open, children: nodes }
  })
}
