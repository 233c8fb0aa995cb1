import { Link } from 'react-router'
import styles from './page-head.module.css'

export interface Crumb {
  label: string
  /** Route of the page; the last crumb, where one is, goes without. */
  to?: string | undefined
}

/** The way from 首页 to this page. */
export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label="当前位置" className={styles.crumbs}>
      <ol>
        {crumbs.map(({ label, to }, index) => (
          <li key={label} aria-current={index === crumbs.length - 1 ? 'page' : undefined}>
            {to === undefined ? label : <Link to={to}>{label}</Link>}
          </li>
        ))}
      </ol>
    </nav>
  )
}
