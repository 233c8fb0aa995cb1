import { Link, useLocation } from 'react-router'
import styles from './page-tabs.module.css'

export type PageTab = { readonly path: string; readonly name: string }

/** A row of links between pages that belong together. A page below one of them belongs to the longest address that begins its own. */
export function PageTabs({ label, pages }: { label: string; pages: readonly PageTab[] }) {
  const { pathname } = useLocation()
  const above = pages.filter(({ path }) => pathname === path || pathname.startsWith(`${path}/`))
  const current = above.toSorted((a, b) => b.path.length - a.path.length)[0]
  return (
    <nav aria-label={label} className={`no-print ${styles.row}`}>
      {pages.map(({ path, name }) => (
        <Link key={path} to={path} aria-current={path === current?.path ? 'page' : undefined}>
          {name}
        </Link>
      ))}
    </nav>
  )
}
