import { Icon, isIconName } from '@portal/platform/web'
import { useEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { isBelow, type MenuItem } from './menu.ts'
import type { MenuState } from './menu-state.ts'
import css from './side-menu.module.css'

function ItemIcon({ name }: { name: string }) {
  return <Icon name={isIconName(name) ? name : 'file'} size={20} />
}

function PageLink({ item, pathname, icon }: { item: MenuItem; pathname: string; icon: boolean }) {
  return (
    <Link
      to={item.path}
      className={css.item}
      title={item.name}
      aria-current={isBelow(item.path, pathname) ? 'page' : undefined}
    >
      {icon && <ItemIcon name={item.icon} />}
      <span>{item.name}</span>
    </Link>
  )
}

function Group({ item, pathname, menuState }: { item: MenuItem; pathname: string; menuState: MenuState }) {
  const isHere = item.children.some((child) => isBelow(child.path, pathname))
  const [isOpen, setOpen] = useState(true)
  const isNarrow = !menuState.isExpanded && !menuState.isDrawerOpen
  const onClick = () => {
    // The narrow menu has no room for a second level, so it becomes wide and opens the group.
    if (isNarrow) menuState.expand()
    setOpen(isNarrow || !isOpen)
  }
  return (
    <>
      <button
        type="button"
        className={css.item}
        title={item.name}
        data-here={isHere || undefined}
        aria-expanded={isOpen && !isNarrow}
        onClick={onClick}
      >
        <ItemIcon name={item.icon} />
        <span>{item.name}</span>
        <Icon name="down" size={14} className={css.arrow} />
      </button>
      <ul className={css.sub} hidden={!isOpen}>
        {item.children.map((child) => (
          <li key={child.path}>
            <PageLink item={child} pathname={pathname} icon={false} />
          </li>
        ))}
      </ul>
    </>
  )
}

/** The side menu, with two levels: 190 px wide with words, or 50 px with icons; on a phone it slides over the page. */
export function SideMenu({ menu, menuState }: { menu: readonly MenuItem[]; menuState: MenuState }) {
  const { pathname } = useLocation()
  const box = useRef<HTMLElement>(null)
  const { isDrawerOpen } = menuState
  useEffect(() => {
    if (isDrawerOpen) box.current?.querySelector<HTMLElement>('a, button')?.focus()
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
          <li key={item.name}>
            {item.children.length > 0 ? (
              <Group item={item} pathname={pathname} menuState={menuState} />
            ) : (
              <PageLink item={item} pathname={pathname} icon />
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}
