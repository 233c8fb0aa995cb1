import type { PurviewNode } from '@portal/accounts/web'
import type { PortalCrumb } from '@portal/platform/web'

/** One line of the side menu: a page, or a group of pages. */
export type MenuItem = { name: string; icon: string; path: string; children: readonly MenuItem[] }

const itemOf = (node: Omit<PurviewNode, 'children'>, children: readonly MenuItem[]): MenuItem => ({
  name: node.name,
  icon: node.icon,
  path: node.path,
  children,
})

/**
 * The side menu of a viewer: the items with `isAllowed` whose page exists in this build (`paths`). A group without such a
 * page is left out.
 */
export const menuOf = (purviews: readonly PurviewNode[], paths: readonly string[]): MenuItem[] =>
  purviews
    .filter((node) => node.isAllowed)
    .map((node) =>
      itemOf(
        node,
        node.children
          .filter((child) => child.isAllowed && paths.includes(child.path))
          .map((child) => itemOf(child, [])),
      ),
    )
    .filter((item) => item.children.length > 0 || paths.includes(item.path))

/** All pages of the menu. */
export const placesOf = (menu: readonly MenuItem[]): MenuItem[] =>
  menu.flatMap((item) => [item, ...item.children]).filter(({ path }) => path !== '')

/** The first page that the menu leads to. */
export const firstPathOf = (menu: readonly MenuItem[]): string | undefined => {
  const first = menu[0]
  return first && (first.children[0]?.path ?? first.path)
}

/** The breadcrumb of a page: its group, its menu item, and the page itself if it stands below that item. */
export const crumbsOf = (menu: readonly MenuItem[], pathname: string, title: string): PortalCrumb[] => {
  for (const group of menu) {
    const item = [group, ...group.children].find(({ path }) => path !== '' && isBelow(path, pathname))
    if (!item) continue
    const ofGroup: PortalCrumb[] = item === group ? [] : [{ text: group.name }]
    return item.path === pathname
      ? [...ofGroup, { text: item.name }]
      : [...ofGroup, { text: item.name, to: item.path }, { text: title }]
  }
  return []
}

/** Whether `pathname` is `path` or lies below it. */
export const isBelow = (path: string, pathname: string): boolean => pathname === path || pathname.startsWith(`${path}/`)

/** Whether the viewer may open the menu item with the given `access`, at either level of the menu. */
export const isOpenTo = (purviews: readonly PurviewNode[], access: string): boolean =>
  purviews.some(
    (node) =>
      (node.isAllowed && node.access === access) ||
      node.children.some((child) => child.isAllowed && child.access === access),
  )
