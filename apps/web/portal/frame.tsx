import { Toasts } from '@portal/platform/web'
import { useSite } from '@portal/site/web'
import type { ReactNode } from 'react'
import type { Catalogue } from '../catalogue.ts'
import { SkipLink } from '../skip-link.tsx'
import { useFreshStart } from '../use-fresh-start.ts'
import { Footer } from './footer.tsx'
import css from './frame.module.css'
import { Header } from './header.tsx'
import { Strip } from './strip.tsx'

/** The header and footer around every page of the portal, except login and registration. */
export function Frame({
  catalogue,
  isLoading = false,
  children,
}: {
  catalogue: Catalogue
  /** True while the next page is being loaded. */
  isLoading?: boolean
  children: ReactNode
}) {
  useFreshStart()
  const { maintenance } = useSite().info
  return (
    <>
      <SkipLink />
      {maintenance && (
        <p className={`no-print ${css.maintenance}`}>
          {maintenance.text} {maintenance.when}
        </p>
      )}
      <Strip catalogue={catalogue} />
      <Header catalogue={catalogue} />
      <div className={`no-print ${css.progress}`} data-busy={isLoading || undefined} />
      <p className="sr-only" role="status">
        {isLoading ? '正在加载' : ''}
      </p>
      <main id="main" tabIndex={-1} className={css.main}>
        {children}
      </main>
      <Footer pages={catalogue.footer} />
      <Toasts />
    </>
  )
}
