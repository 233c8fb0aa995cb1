import { useSession } from '@portal/accounts/web'
import { Icon, type LoadPart, useLoaded } from '@portal/platform/web'
import { useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router'
import type { Catalogue } from '../catalogue.ts'
import css from './header.module.css'
import { IndexLink } from './index-link.tsx'
import { Mark } from './mark.tsx'
import { Navigation } from './navigation.tsx'
import { SearchButton } from './search-button.tsx'

/** The badge is loaded after the page, and only for who is signed in. */
const badge: LoadPart<object> = async () => ({ Component: (await import('./matters/matter-badge.tsx')).MatterBadge })

/**
 * The header: the portal's name, its navigation, the search, and the link to the user's own matters. On screens below 1000 px
 * a button opens the navigation.
 */
export function Header({ catalogue }: { catalogue: Catalogue }) {
  const [isOpen, setOpen] = useState(false)
  const { key, pathname } = useLocation()
  const Badge = useLoaded(badge, useSession().userinfo !== undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation closes the drawer, also one to the same page and, which has no key of its own, a typed address.
  useEffect(() => setOpen(false), [key, pathname])
  return (
    <header className={`no-print ${css.header}`}>
      <div className={`wrap ${css.inner}`}>
        <IndexLink to="/oneChains" className={css.brand} aria-label="一链维权 国际服务平台 首页">
          <Mark />
          <span>
            <b>一链维权</b>
            <small>国际服务平台</small>
          </span>
        </IndexLink>
        <button
          type="button"
          className={css.burger}
          aria-expanded={isOpen}
          aria-controls="navigation"
          aria-label={isOpen ? '关闭菜单' : '打开菜单'}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name={isOpen ? 'close' : 'menu'} />
        </button>
        <Navigation catalogue={catalogue} isOpen={isOpen} onEscape={() => setOpen(false)} />
        {catalogue.search && <SearchButton load={catalogue.search} />}
        {catalogue.progressPath && (
          <Link
            to={catalogue.progressPath}
            className={`btn btn-secondary ${css.progress}`}
            aria-current={catalogue.progressPath.startsWith(`${pathname}?`) ? 'page' : undefined}
          >
            <Icon name="timeline" size={18} />
            <span>我的事项</span>
            {Badge && <Badge />}
          </Link>
        )}
      </div>
    </header>
  )
}
