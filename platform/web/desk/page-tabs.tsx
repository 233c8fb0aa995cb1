import { Link, useLocation } from 'react-router'
import styles from './page-tabs.module.css'

export type PageTab = { readonly path: string; readonly name: string }

interface PageTabsProps {
  label: string
  pages: readonly PageTab[]
  /** The address of the page that is shown, where the addresses differ in their query alone. */
  current?: string | undefined
}

/** A row of links between pages that belong together. A page below one of them belongs to the longest address that begins its own. */
export function PageTabs({ label, pages, current }: PageTabsProps) {
  const { pathname } = useLocation()
  const above = pages.filter(({ path }) => pathname === path || pathname.startsWith(`${path}/`))
  const here = current ?? above.toSorted((a, b) => b.path.length - a.path.length)[0]?.path
  return (
    <nav aria-label={label} className={`no-print ${styles.row}`}>
      {pages.map(({ path, name }) => (
        <Link key={path} to={path} aria-current={path === here ? 'page' : undefined}>
          {name}
        </Link>
      ))}
    </nav>
  )
}
