import { Link } from 'react-router'
import type { PortalCrumb } from '../domain.ts'
import styles from './breadcrumb.module.css'
import { Icon } from './icon.tsx'
import { phoneWidth, useMedia } from './use-media.ts'

/**
 * The breadcrumb of a page. Its last crumb is the page itself, and is no link. A phone has one line for it, and shows the
 * page above this one alone.
 */
export function Breadcrumb({ crumbs }: { crumbs: readonly PortalCrumb[] }) {
  const isPhone = useMedia(phoneWidth)
  const above = crumbs
    .slice(0, -1)
    .reverse()
    .find(({ to }) => to !== undefined)
  if (isPhone && above?.to !== undefined)
    return (
      <nav aria-label="当前位置" className={styles.up}>
        <Link to={above.to}>
          <Icon name="left" size={22} />
          <span>{above.text}</span>
        </Link>
      </nav>
    )
  return (
    <nav aria-label="当前位置" className={styles.crumbs}>
      <ol>
        {crumbs.map(({ text, to }, index) => (
          <li key={text} aria-current={index === crumbs.length - 1 ? 'page' : undefined}>
            {to === undefined ? text : <Link to={to}>{text}</Link>}
          </li>
        ))}
      </ol>
    </nav>
  )
}
