import { Icon, type IconName, phoneWidth, useMedia } from '@portal/platform/web'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { useMatterCounts } from './matter-counts.ts'
import css from './progress-page.module.css'
import { matterPages, tabAddress, tabs } from './tabs.ts'

const draftsPath = '/home/drafts'
const deadlinesPath = '/home/deadlines'
const rightsPath = '/home/rights'

type Entry = { to: string; label: string; icon: IconName; count: number | undefined; isHere: boolean }

function MenuEntry({ to, label, icon, count, isHere }: Entry) {
  return (
    <li>
      <Link to={to} aria-current={isHere ? 'page' : undefined} data-none={count === 0 || undefined}>
        <Icon name={icon} size={20} />
        {label} <em>{count}</em>
      </Link>
    </li>
  )
}

const middleOf = (element: HTMLElement): number => {
  const { left, width } = element.getBoundingClientRect()
  return left + width / 2
}

/** The kinds of matters with their numbers; kinds of which there is none stay visible. `current` is 0 for all matters. */
export function MatterMenu({ current }: { current: number }) {
  const counts = useMatterCounts()
  const isPhone = useMedia(phoneWidth)
  const menu = useRef<HTMLElement>(null)
  // On a phone the menu is one line that scrolls sideways: it scrolls until the current entry is in view.
  useEffect(() => {
    const box = menu.current
    const here = box?.querySelector<HTMLElement>(`a[href$="active=${current}"]`)
    if (box && here) box.scrollLeft += middleOf(here) - middleOf(box)
  }, [current])
  const { yours = 0, ours = 0, ended = 0 } = counts?.parts ?? {}
  const countOf = (active: number) => counts && (counts.tabs.find((tab) => tab.active === active)?.count ?? 0)
  return (
    <nav ref={menu} aria-label="事项分类" className={`no-print ${css.menu}`}>
      <ul>
        <MenuEntry
          to={tabAddress(0)}
          label="全部"
          icon="list"
          count={counts && yours + ours + ended}
          isHere={current === 0}
        />
        {tabs.map(({ active, label, short, icon }) => (
          <MenuEntry
            key={active}
            to={tabAddress(active)}
            label={isPhone ? short : label}
            icon={icon}
            count={countOf(active)}
            isHere={current === active}
          />
        ))}
        {matterPages.map(({ to, active, label, short, icon }) => (
          <MenuEntry
            key={to}
            to={to}
            label={isPhone ? short : label}
            icon={icon}
            count={countOf(active)}
            isHere={false}
          />
        ))}
        <MenuEntry to={deadlinesPath} label="我的期限" icon="clock" count={undefined} isHere={false} />
        <MenuEntry to={rightsPath} label="权利台账" icon="stamp" count={undefined} isHere={false} />
        <MenuEntry to={draftsPath} label="草稿" icon="edit" count={counts?.drafts} isHere={false} />
      </ul>
    </nav>
  )
}
