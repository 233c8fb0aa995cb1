import { Link } from 'react-router'
import type { PortalCrumb } from '../domain.ts'
import styles from './page-head.module.css'

/** The breadcrumb of a page. Its last crumb is the page itself, and is no link. */
export function Breadcrumb({ crumbs }: { crumbs: readonly PortalCrumb[] }) {
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
