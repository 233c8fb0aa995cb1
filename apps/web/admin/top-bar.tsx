import { UserMenu } from '@portal/accounts/web'
import { type HeaderTool, Icon } from '@portal/platform/web'
import { useSite } from '@portal/site/web'
import { HeaderTools } from '../header-tools.tsx'
import { Mark } from '../portal/mark.tsx'
import type { MenuState } from './menu-state.ts'
import css from './top-bar.module.css'

/**
 * The bar at the top of the back office: the button of the menu, the name of the portal and a link to it, the domains'
 * widgets, and the viewer's own account.
 */
export function TopBar({ menuState, tools }: { menuState: MenuState; tools: readonly HeaderTool[] }) {
  const { info } = useSite()
  return (
    <header className={`no-print ${css.bar}`}>
      <button
        type="button"
        className={`${css.tool} ${css.wide}`}
        aria-controls="side-menu"
        aria-expanded={menuState.isExpanded}
        aria-label={menuState.isExpanded ? '收起菜单' : '展开菜单'}
        onClick={menuState.toggle}
      >
        <Icon name="menu" size={22} />
      </button>
      <button
        type="button"
        className={`${css.tool} ${css.narrow}`}
        aria-controls="side-menu"
        aria-expanded={menuState.isDrawerOpen}
        aria-label={menuState.isDrawerOpen ? '关闭菜单' : '打开菜单'}
        onClick={menuState.isDrawerOpen ? menuState.closeDrawer : menuState.openDrawer}
      >
        <Icon name={menuState.isDrawerOpen ? 'close' : 'menu'} size={22} />
      </button>
      <p className={css.brand}>
        <Mark size={32} />
        <b>一链维权</b>
        <span>管理后台</span>
      </p>
      {info.demonstration && <p className={css.demonstration}>演示</p>}
      <a className={css.portal} href="/#/oneChains" aria-label="门户首页">
        <Icon name="home" size={18} />
        <span>门户首页</span>
      </a>
      <HeaderTools tools={tools} app="admin" />
      <UserMenu />
    </header>
  )
}
