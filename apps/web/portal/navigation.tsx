import { Icon, type Service } from '@portal/platform/web'
import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import type { Catalogue, StageGroup } from '../catalogue.ts'
import css from './navigation.module.css'
import { useStripLinks } from './strip-links.ts'

const pathOf = (address: string): string => address.split('?')[0] ?? address

const isMouse = (event: object): boolean => 'pointerType' in event && event.pointerType === 'mouse'

function StageMenu({ group, index, pathname }: { group: StageGroup; index: number; pathname: string }) {
  const [isOpen, setOpen] = useState(false)
  // A service may have pages below its own: from the choice of a filing the user goes on to its form.
  const isHere = group.services.some(({ to }) => `${pathname}/`.startsWith(`${pathOf(to)}/`))
  const id = `stage-${index}`
  return (
    <li
      onPointerEnter={(event) => isMouse(event) && setOpen(true)}
      onPointerLeave={(event) => isMouse(event) && setOpen(false)}
      onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && setOpen(false)}
    >
      <button
        type="button"
        className={css.top}
        data-here={isHere || undefined}
        aria-expanded={isOpen}
        aria-controls={id}
        // The mouse has already opened the menu by moving onto it, so its click must not close the menu again.
        onClick={(event) => setOpen(isMouse(event.nativeEvent) || !isOpen)}
      >
        {group.stage.name}
        <Icon name="down" size={14} />
      </button>
      <ul id={id} className={css.sub} hidden={!isOpen}>
        {group.services.map((service) => (
          <li key={service.to}>
            <Link
              to={service.to}
              aria-current={pathOf(service.to) === pathname ? 'page' : undefined}
              onClick={() => setOpen(false)}
            >
              <Icon name={service.icon} size={20} />
              {service.title}
            </Link>
          </li>
        ))}
      </ul>
    </li>
  )
}

function Entry({ to, title, pathname }: { to: Service['to']; title: string; pathname: string }) {
  return (
    <li>
      <Link to={to} className={css.top} aria-current={pathOf(to) === pathname ? 'page' : undefined}>
        {title}
      </Link>
    </li>
  )
}

/** The navigation: 首页, the services by stage, pages for everybody, and the user's own progress. */
export function Navigation({
  catalogue,
  isOpen,
  onEscape,
}: {
  catalogue: Catalogue
  isOpen: boolean
  onEscape: () => void
}) {
  const { groups, menu, progressPath } = catalogue
  const links = useStripLinks(catalogue)
  const { pathname } = useLocation()
  const here = pathname === '/index' ? '/oneChains' : pathname
  return (
    <nav
      id="navigation"
      aria-label="主导航"
      className={css.nav}
      data-open={isOpen || undefined}
      onKeyDown={(event) => event.key === 'Escape' && onEscape()}
    >
      <ul>
        <Entry to="/oneChains" title="首页" pathname={here} />
        {groups.map((group, index) => (
          <StageMenu key={group.stage.name} group={group} index={index} pathname={here} />
        ))}
        {menu.map(({ to, text }) => (
          <Entry key={to} to={to} title={text} pathname={here} />
        ))}
        {progressPath && (
          <li className={css.narrow}>
            <Link
              to={progressPath}
              className={css.top}
              aria-current={pathOf(progressPath) === here ? 'page' : undefined}
            >
              我的事项
            </Link>
          </li>
        )}
        {/* On a phone the line above the header has no room for these links. */}
        {links.map(({ to, text }) => (
          <li key={to} className={css.narrow}>
            <Link to={to} className={css.top} aria-current={pathOf(to) === here ? 'page' : undefined}>
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
