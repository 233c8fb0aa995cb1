import { UserMenu } from '@portal/accounts/web'
import { type HeaderTool, Icon } from '@portal/platform/web'
import { useSite } from '@portal/site/web'
import { DeskSearch } from '@portal/workday/web'
import { HeaderTools } from '../header-tools.tsx'
import { Mark } from '../portal/mark.tsx'
import type { MenuState } from './menu-state.ts'
import css from './top-bar.module.css'

interface TopBarProps {
  /** The name of the page, which stands in place of the portal's on a phone. */
  title: string
  menuState: MenuState
  tools: readonly HeaderTool[]
  /** Opens the list of keys, where they can be turned off. */
  onKeys: () => void
}

/**
 * The bar at the top of the back office: the button of the menu, the name of the portal and a link to it, the search, the
 * domains' widgets, and the viewer's own account.
 */
export function TopBar({ title, menuState, tools, onKeys }: TopBarProps) {
  const { info } = useSite()
  const { isExpanded, toggle, isDrawerOpen, openDrawer, closeDrawer } = menuState
  return (
    <header className={`no-print ${css.bar}`}>
      <button
        type="button"
        className={`${css.tool} ${css.wide}`}
        aria-controls="side-menu"
        aria-expanded={isExpanded}
        aria-label={isExpanded ? '收起菜单' : '展开菜单'}
        onClick={toggle}
      >
        <Icon name="menu" size={22} />
      </button>
      <button
        type="button"
        className={`${css.tool} ${css.narrow}`}
        aria-controls="side-menu"
        aria-expanded={isDrawerOpen}
        aria-label={isDrawerOpen ? '关闭菜单' : '打开菜单'}
        onClick={isDrawerOpen ? closeDrawer : openDrawer}
      >
        <Icon name={isDrawerOpen ? 'close' : 'menu'} size={22} />
      </button>
      <p className={`${css.brand} ${css.wide}`}>
        <Mark size={32} />
        <b>一链维权</b>
        <span>管理后台</span>
      </p>
      <p className={`${css.title} ${css.narrow}`}>{title}</p>
      {info.demonstration && <p className={css.demonstration}>演示</p>}
      <DeskSearch />
      <a className={`${css.portal} ${css.wide}`} href="/#/oneChains" aria-label="门户首页">
        <Icon name="home" size={18} />
        <span>门户首页</span>
      </a>
      <HeaderTools tools={tools} app="admin" />
      <UserMenu further={[{ id: 'keys', label: '快捷键', icon: 'help', open: onKeys }]} />
    </header>
  )
}
