import { Icon, isIconName } from '@portal/platform/web'
import { useEffect, useId, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { isBelow, type MenuItem } from './menu.ts'
import type { MenuState } from './menu-state.ts'
import css from './side-menu.module.css'

function PageLink({ item: { name, icon, path } }: { item: MenuItem }) {
  const { pathname } = useLocation()
  return (
    <Link to={path} className={css.item} title={name} aria-current={isBelow(path, pathname) ? 'page' : undefined}>
      <Icon name={isIconName(icon) ? icon : 'file'} size={20} />
      <span>{name}</span>
    </Link>
  )
}

/** The pages of a group, always in sight, below its name. */
function Group({ item }: { item: MenuItem }) {
  const id = useId()
  return (
    <>
      <p id={id} className={css.group}>
        <span>{item.name}</span>
      </p>
      <ul aria-labelledby={id}>
        {item.children.map((child) => (
          <li key={child.path}>
            <PageLink item={child} />
          </li>
        ))}
      </ul>
    </>
  )
}

/** The side menu, with two levels: 190 px wide with words, or 50 px with icons; on a phone it slides over the page. */
export function SideMenu({ menu, menuState }: { menu: readonly MenuItem[]; menuState: MenuState }) {
  const box = useRef<HTMLElement>(null)
  const { isDrawerOpen } = menuState
  useEffect(() => {
    if (isDrawerOpen) box.current?.querySelector<HTMLElement>('a')?.focus()
  }, [isDrawerOpen])
  return (
    <nav
      id="side-menu"
      ref={box}
      className={`no-print ${css.menu}`}
      aria-label="功能菜单"
      onKeyDown={(event) => event.key === 'Escape' && menuState.closeDrawer()}
    >
      <ul>
        {menu.map((item) => (
          <li key={item.name}>{item.children.length > 0 ? <Group item={item} /> : <PageLink item={item} />}</li>
        ))}
      </ul>
      <a className={`${css.item} ${css.portal}`} href="/#/oneChains">
        <Icon name="home" size={20} />
        <span>门户首页</span>
      </a>
    </nav>
  )
}
