import { type AdminRoute, Icon } from '@portal/platform/web'
import { Link, useLocation } from 'react-router'
import css from './foot-bar.module.css'
import { isBelow } from './menu.ts'
import type { MenuState } from './menu-state.ts'

/** The bar at the foot of a phone: the pages that staff use most, and 更多, which opens the whole menu. */
export function FootBar({ pages, menuState }: { pages: readonly AdminRoute[]; menuState: MenuState }) {
  const { pathname } = useLocation()
  const { isDrawerOpen, openDrawer, closeDrawer } = menuState
  const places = pages
    .flatMap(({ path, inBar }) => (inBar ? [{ path, ...inBar }] : []))
    .toSorted((a, b) => a.sort - b.sort)
  return (
    <nav aria-label="常用" className={`no-print ${css.bar}`}>
      {places.map(({ path, text, icon }) => (
        <Link key={path} to={path} aria-current={isBelow(path, pathname) ? 'page' : undefined}>
          <Icon name={icon} size={24} />
          {text}
        </Link>
      ))}
      <button
        type="button"
        aria-controls="side-menu"
        aria-expanded={isDrawerOpen}
        onClick={isDrawerOpen ? closeDrawer : openDrawer}
      >
        <Icon name="menu" size={24} />
        更多
      </button>
    </nav>
  )
}
