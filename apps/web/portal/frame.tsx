import { Toasts } from '@portal/platform/web'
import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import type { Catalogue } from '../catalogue.ts'
import { SkipLink } from '../skip-link.tsx'
import { Footer } from './footer.tsx'
import css from './frame.module.css'
import { Header } from './header.tsx'
import { Strip } from './strip.tsx'

/** A new page starts at its top and is announced from its beginning; going back keeps the browser's place. */
const useFreshStart = () => {
  const main = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const how = useNavigationType()
  const last = useRef(pathname)
  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    if (how === 'POP') return
    window.scrollTo(0, 0)
    main.current?.focus({ preventScroll: true })
  }, [pathname, how])
  return main
}

/** What stands around every page of the portal but login and register. */
export function Frame({
  catalogue,
  isLoading = false,
  children,
}: {
  catalogue: Catalogue
  /** The next page is on its way. */
  isLoading?: boolean
  children: ReactNode
}) {
  const main = useFreshStart()
  return (
    <>
      <SkipLink />
      <Strip catalogue={catalogue} />
      <Header catalogue={catalogue} />
      <div className={css.progress} data-busy={isLoading || undefined} />
      <p className="sr-only" role="status">
        {isLoading ? '正在加载' : ''}
      </p>
      <main id="main" ref={main} tabIndex={-1} className={css.main}>
        {children}
      </main>
      <Footer />
      <Toasts />
    </>
  )
}
